//! Where this system keeps an application's data and settings; `XDG_DATA_HOME` and `XDG_CONFIG_HOME` are honoured.

use std::path::PathBuf;

use etcetera::{BaseStrategy, choose_base_strategy};

/// The folder's name in the user's folders.
const NAME: &str = "rulebound";

/// The folder of installed rulesets and saved games; `None` where the system names no home.
pub fn data_folder() -> Option<PathBuf> {
    choose_base_strategy().ok().map(|base| base.data_dir().join(NAME))
}

/// The folder of settings; `None` where the system names no home.
pub fn config_folder() -> Option<PathBuf> {
    choose_base_strategy().ok().map(|base| base.config_dir().join(NAME))
}
