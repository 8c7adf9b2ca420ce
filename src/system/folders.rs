//! Where this system keeps an application's data and settings; `XDG_DATA_HOME` and `XDG_CONFIG_HOME` are honoured.

use std::path::{MAIN_SEPARATOR, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};

/// The folder's name in the user's folders.
const NAME: &str = "rulebound";

/// A path as a person types it: `~` at its beginning is the user's home.
pub fn from_home(path: &str) -> String {
    let below = path.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', MAIN_SEPARATOR]));
    match (below, etcetera::home_dir()) {
        (Some(below), Ok(home)) => format!("{}{below}", home.display()),
        _ => path.to_owned(),
    }
}

/// The folder of installed rulesets and saved games; `None` where the system names no home.
pub fn data_folder() -> Option<PathBuf> {
    choose_base_strategy().ok().map(|base| base.data_dir().join(NAME))
}

/// The folder of settings; `None` where the system names no home.
pub fn config_folder() -> Option<PathBuf> {
    choose_base_strategy().ok().map(|base| base.config_dir().join(NAME))
}

#[cfg(test)]
mod tests {
    use super::from_home;

    #[test]
    fn only_a_tilde_of_its_own_is_home() {
        let home = etcetera::home_dir().expect("a home").display().to_string();
        assert_eq!(from_home("~"), home);
        assert_eq!(from_home("~/games/one"), format!("{home}/games/one"));
        for path in ["~other/one", "a~/b", "./~", ""] {
            assert_eq!(from_home(path), path);
        }
    }
}
