#![no_main]

rulebound_fuzz::libfuzzer_target!(package);
