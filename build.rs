//! Rebuilds the program when a ruleset that comes with it changes, appears or goes.

fn main() {
    println!("cargo:rerun-if-changed=rulesets");
    println!("cargo:rerun-if-changed=build.rs");
}
