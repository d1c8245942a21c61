## Faces
face-laugh = Laugh
face-gasp = Gasp
face-wink = Wink
face-tear = Shed a tear
face-star = Stars in the eyes
face-doze = Doze off
face-made-laugh = { $name } laughs
face-made-gasp = { $name } gasps
face-made-wink = { $name } winks
face-made-tear = { $name } sheds a tear
face-made-star = { $name } has stars in their eyes
face-made-doze = { $name } dozes off

## A chair
chair-asked = { $name } would like to play along
chair-asked-nameless = Somebody would like to play along
chair-asked-note = The chair changes hands as soon as it has nothing to decide.
chair-no = Not now
chair-give = Give { $name }’s chair
chair-ask = Ask for a chair
chair-ask-no-more = No chair after all
chair-waits = You asked for a chair. The host answers.
chair-refused = No chair for now. You go on watching.
chair-promised = The chair is yours in a moment.

## Taking back
undo-menu = Ask to take my move back
undo-yours = You asked to take your move back
undo-yours-note = It is taken back when everybody agrees.
undo-asked = { $name } would like to take the last move back
undo-asked-note = Nothing hidden was shown since. The game then counts for no rating.
undo-agreed = You agree. The others have yet to say.
undo-no = Let it stand
undo-yes = Take it back

## Giving up
resign = Give up…
resign-ask = A bot plays on for you, to the end, and you do not come back to this seat. Who comes in where is still the game’s to say.
resign-stay = Play on
resign-go = Give up

## Who watches
watching = { $count ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $count } people watch
  }
watching-names = { $names } { $rest ->
    [0] { $count ->
        [one] watches
       *[other] watch
      }
    [one] and one more watch
   *[other] and { $rest } more watch
  }

## Notes in a replay
notes = { $count ->
    [0] Write a note
   *[other] Your notes ({ $count })
  }
notes-here = A note at move { $move }
notes-kept = Only for you, kept on this device.
notes-move = Move { $move }

## What cannot be done, and why
refused-reaction = There are no faces at this table.
refused-undo = That cannot be taken back: chance, somebody else or something hidden came after it.
refused-chair = There is no chair to give at the moment.
refused-muted = The host of this room has asked for silence here.
refused-closed = The host of this room has closed this table. What was played is kept.
refused-door = No new tables are opened here at the moment.
by_host-title = This table is closed
by_host-note = The host of this room has closed it. What was played is kept, and it can go on when it is opened again.
resigned-title = You gave up
resigned-note = A bot plays on for you to the end. You may stay and look on.

## What is not here
no_table-title = There is no such table
no_table-note = It was cleared away, or the address is incomplete. Ask for the link once more, or open a box yourself.
no_replay-title = No game is kept under this address
no_replay-note = It is still being played, or the address is incomplete.
no_page-title = There is nothing here
no_page-note = This address belongs to no page of the room.
other_rules-title = The rules have changed
other_rules-note = This game was dealt under earlier rules and cannot go on under today’s. Nobody has won or lost. Open a box and play a new one.
unreadable-title = This table cannot be opened
unreadable-note = What was kept of it is damaged, or comes from a version that kept too little. Open a box and play a new game.

## The menu of a table
menu-no-pause = No pause after all
menu-hand-over = Let a bot sit in for me
menu-hand-over-for = Let a bot sit in for { $name }
menu-second = This seat on a second device
menu-second-note = Only for you: whoever has this link holds your seat.
menu-second-qr = Private address of your seat
leave-ask = Leave? A bot plays on for you, and nobody waits. Your chair stays yours: come back whenever you like.
leave-ask-open = Leave this table?
leave-stay = Stay
leave-go = Leave
