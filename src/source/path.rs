//! Where a value stands, built on the stack while reading: no allocation until a finding needs the pointer.

use std::fmt::Write;

/// One step down.
#[derive(Debug, Clone, Copy)]
pub enum Step<'a> {
    /// Into an object.
    Key(&'a str),
    /// Into an array.
    Index(usize),
}

/// A path from the root, as a chain of steps that lives on the stack.
#[derive(Debug, Clone, Copy, Default)]
pub struct Path<'a> {
    parent: Option<(&'a Path<'a>, Step<'a>)>,
}

impl<'a> Path<'a> {
    /// The document itself.
    pub const ROOT: Path<'static> = Path { parent: None };

    /// Down into an object.
    pub fn key(&'a self, key: &'a str) -> Path<'a> {
        Path { parent: Some((self, Step::Key(key))) }
    }

    /// Down into an array.
    pub fn index(&'a self, index: usize) -> Path<'a> {
        Path { parent: Some((self, Step::Index(index))) }
    }

    /// As a JSON pointer (RFC 6901); the root is the empty text.
    pub fn pointer(&self) -> String {
        let mut pointer = String::new();
        self.write(&mut pointer);
        pointer
    }

    fn write(&self, pointer: &mut String) {
        if let Some((parent, step)) = &self.parent {
            parent.write(pointer);
            match step {
                Step::Key(key) => {
                    pointer.push('/');
                    pointer.push_str(&key.replace('~', "~0").replace('/', "~1"));
                }
                Step::Index(index) => {
                    // Writing to a String cannot fail.
                    let _ = write!(pointer, "/{index}");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_escape() {
        let root = Path::ROOT;
        let a = root.key("a/b~c");
        assert_eq!(a.index(3).pointer(), "/a~1b~0c/3");
        assert_eq!(root.pointer(), "");
    }
}
