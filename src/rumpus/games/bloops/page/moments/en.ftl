# Moments of an evening: a title and one sentence each. They tease animals, never players.
shark = The shark
shark-said = { $name } met the shark. Everybody else had a reason to go home.
call = The quiet BLOOPS
call-said = { $name } called it. The crab saw it coming, and said nothing.
moved = The fish that moved house
moved-said = { $name } had two fish change places. Neither of them was asked.
