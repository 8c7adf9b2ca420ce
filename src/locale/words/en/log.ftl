# words
log-round = Round { $number }
