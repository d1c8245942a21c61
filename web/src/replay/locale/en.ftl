# A finished game looked at again
replay-bring = Bring it into this room
mattered = Where it turned
mattered-all = All { $count }
mattered-slips = Slips { $count }
mattered-slip = A slip, { $loss } % given away. Better: { $better }
mattered-no-slips = No slip that is sure.
turned-closer = Looking closer, move { $move } of { $of }
turned-own = Worked out in this page; no network is needed
verify-how-title = How a deal is checked
verify-how-1 = Before the game the room shows a promise: the fingerprint of a secret that it cannot change any more.
verify-how-2 = Then every seat adds chance of its own. Secret and seats together make the order of all draws; the room is bound by its promise and cannot choose them any more.
verify-how-3 = At the end the secret is opened, and your own browser draws every card and die again.
