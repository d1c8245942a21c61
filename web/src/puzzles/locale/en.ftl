# The puzzle of the day, and all others.
puzzle-title = Puzzle of the day
puzzle-about = { $date } · { $game }
puzzle-question = One move is clearly best.
puzzle-no-clock = No clock.
puzzle-show = Show me
puzzle-yes = { $move }. Yes.
puzzle-no = { $move }? No. { $best }.
puzzle-shown = { $move }.
puzzle-why = Played this way, it wins { $worth } of 100 games.
puzzle-tempting = “{ $move }” tempts, and wins { $worth } of 100.
puzzle-chance = Chance to win
puzzle-from = the shark’s, from { $games } games each
puzzle-yours = your answer
puzzle-between = { $worth }% (surely between { $low } and { $high })
puzzle-share = Ask a friend
puzzle-copied = The link is copied.
puzzle-play-on = Play it on
puzzle-tomorrow = The next one comes tomorrow.
puzzle-more = More puzzles: { $game }
puzzle-lost = This puzzle needs the files of its game, and they are not on this device yet. Try again with a network.
puzzle-early = The room is still getting this game ready, which takes minutes the first time. The puzzle comes by itself.
puzzle-remembers = What you remember
puzzle-remembers-own = Your card { $place }: { $card }
puzzle-remembers-other = { $name }, card { $place }: { $card }
puzzle-all = Puzzles: { $game }
puzzle-all-note = From real games between bots. No clock and no score; what you have answered is ticked, on this device only.
puzzle-grade-1 = Easy
puzzle-grade-2 = Look ahead
puzzle-grade-3 = Look far ahead
puzzle-number = Puzzle { $number }, { $game }
puzzle-number-done = Puzzle { $number }, { $game }, answered

# The one rule that is needed, for each game, and for what is asked there.
puzzle-rule-beasty_bar = Five in line, and the gate opens: two go in, the last one goes home. Most animals in the bar win.
puzzle-rule-beasty_bar-ask-victim = Whoever is sent out is gone for good. Five in line, and the gate opens: two go in, the last one goes home.
puzzle-rule-beasty_bar-ask-run = The ostrich runs past all even animals, or all odd ones, until one of the other kind is in its way.
puzzle-rule-bloops = The fewest points at the end win. Three stars or more count nothing, and the 20 ends the game at once when it is discarded.
puzzle-rule-boogie_beasts = A formation pays when exactly its number jumps, and the dice reach its difficulty. Figures bring points and make it harder.
puzzle-rule-boulder_bluff = The strongest on a boulder takes its points; who comes in below its number is hurt. Cards of its colour count.
puzzle-rule-boulder_bluff-ask-join = Whoever climbs along and is strongest takes the boulder; who comes in below its number is hurt.
puzzle-rule-boulder_bluff-ask-injury = An injury costs points, and tires on every boulder of that colour.

# Lessons: one card or one phase, on the real board.
lesson-about = Lesson { $number } of { $count } · { $game }
lesson-do = Your turn: “{ $move }”.
lesson-other = “{ $move }” is possible too. Here, try what the lesson is about.
lesson-again = Once more
lesson-next = Next: { $title }
lesson-done = That was all
lesson-back = Back to the rules
