about = Six cards, two rounds, one bluff.
event-dealt = { $seat-you ->
    [you] You are dealt { $card-the }.
   *[other] { $seat } is dealt a card.
}
event-board = On the board: { $card-the }.
event-folds = { $seat-you ->
    [you] You fold.
   *[other] { $seat } folds.
}
event-calls = { $seat-you ->
    [you] You call, { $paid } in.
   *[other] { $seat } calls, { $paid } in.
}
event-raises = { $seat-you ->
    [you] You raise, { $paid } in.
   *[other] { $seat } raises, { $paid } in.
}
move-fold = Fold
move-call = Call
move-raise = Raise
ask-bet = You paid { $paid }, the other { $other }. Fold, call or raise?
rank-none = no card
    .the = no card
rank-jack = jack
    .the = the jack
rank-queen = queen
    .the = the queen
rank-king = king
    .the = the king
phase-deal = deal
phase-bet = bet
phase-board = board
phase-over = over
