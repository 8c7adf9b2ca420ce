//! What a choice does, one file for each kind of thing.

pub mod attack;
pub mod condition;
pub mod contest;
pub mod damage;
pub mod dying;
pub mod end;
pub mod harm;
pub mod initiative;
pub mod land;
pub mod roll;
pub mod run;
pub mod save;
pub mod shift;
pub mod style;
pub mod turn;
pub mod window;
