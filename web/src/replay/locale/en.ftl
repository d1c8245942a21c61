# A finished game looked at again
replay-bring = Bring it into this room
mattered = Where it turned
mattered-all = All { $count }
mattered-yours = Yours { $count }
mattered-slips = Slips { $count }
mattered-slip = A slip, { $loss }% given away. Better: { $better }
mattered-slip-own = A slip, { $loss } given away
mattered-good = ✓ Well played, +{ $gain }
mattered-did = { $seat-you ->
    [you] You chose “{ $move }”
   *[other] { $seat } chose “{ $move }”
}
mattered-played = { $did }: { $worth }%. { $other }: { $best }%.
mattered-best = { $did }: { $worth }%. Nothing was better.
mattered-no-slips = No slip for certain.
turned-closer = Looking closer, move { $move } of { $of }
turned-own = Worked out in this page; no network is needed
turned-enough = Enough
whatif = What if
whatif-title = { $move }: { $worth }%
whatif-choices = What each move promised
whatif-better = { $move } promised the most: { $worth }%.
whatif-first = promises the most
whatif-chalk = shown in chalk
whatif-played = what { $name } did
whatif-place = { $number } of { $of }
whatif-before = The moment before that mattered
whatif-next = The next moment that mattered
whatif-again = Then the same player decides again.
whatif-over = That would have been the end.
verify-how-title = How a deal is checked
verify-how-1 = Before the game the room shows a promise: the fingerprint of a secret that it cannot change any more.
verify-how-2 = Then every seat adds chance of its own. Secret and seats together make the order of all draws; the room is bound by its promise and cannot choose them any more.
verify-how-3 = At the end the secret is opened, and your own browser draws every card and die again.
