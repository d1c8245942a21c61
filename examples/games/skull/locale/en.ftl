about = Three flowers, one skull, and a straight face.

event-lays = { $seat-you ->
    [you] You lay a { $disc }.
   *[other] { $seat } lays a disc.
}
event-bids = { $seat-you ->
    [you] You bid { $number }.
   *[other] { $seat } bids { $number }.
}
event-passes = { $seat-you ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-turns = { $owner-you ->
    [you] Your disc is turned over: a { $disc }.
   *[other] A disc of { $owner } is turned over: a { $disc }.
}
event-wins = { $seat-you ->
    [you] You win your bid!
   *[other] { $seat } wins the bid!
}
event-loses = { $seat-you ->
    [you] You lose a { $disc }.
   *[other] { $seat } loses a disc.
}

move-lay-flower = Lay a flower
move-lay-skull = Lay the skull
move-pass = Pass
move-bid = Bid { $number }
move-turn = Turn over a disc of { $seat-you ->
    [you] yours
   *[other] { $seat }
}

ask-place = Which disc do you lay first?
ask-add = Lay another disc, or bid how many you can turn over without a skull?
ask-bid = The bid is { $bid }. Bid more, or pass?
ask-turn = { $left ->
    [one] One more flower. Whose disc do you turn over?
   *[other] { $left } more flowers. Whose disc do you turn over?
}

board-seat = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
board-bid = { $name } bids { $bid }.

disc-none = no disc
disc-flower = flower
disc-skull = skull
phase-place = first discs
phase-add = lay or bid
phase-bid = bids
phase-flip = turning over
phase-lose = a disc is lost
phase-over = over
