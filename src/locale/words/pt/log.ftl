# words
log-round = Rodada { $number }
