report-kind = Balance report
report-title = { $game }: is it balanced?
report-seats = { $seats } { $seats ->
    [one] seat
   *[other] seats
    }
report-made = { NUMBER($games) } games of quick players, who look one move ahead and see nothing hidden.
report-intervals = Behind every number stands its 95 % interval. What is red lies away from the dashed line by more than luck, corrected (Holm) for how many things are compared side by side.
report-reconstructed = Some cards of this deck are our reconstruction, because the rulebook does not list them.
report-again = The same again
report-key = The key makes every game of this report come out the same.
yes = yes
no = no
fact-seats-even = All seats are even
fact-seats-slight = Seats are nearly even
fact-seats-uneven = A seat stands out
about-seats = wins of the seat furthest from fair, which is { $fair }
about-seats-even = would be each seat's fair share; they lie in this range, no further apart than luck explains
fact-skill-luck = Luck decides
fact-skill-both = Luck and skill
fact-skill-skill = Skill decides
about-skill = wins of { $better } among { $worse }
fact-suspense-late = Open until late
fact-suspense-middle = Open for half the game
fact-suspense-early = Decided early
about-suspense = of the game, and the winner leads for good
fact-length = Decisions
about-length = in a game; in most, { $few } to { $many }
fact-margin = From first to second
about-margin = points
fact-shared = First place is shared
about-shared = of all games
fact-nobody = Nobody wins
about-nobody = of all games
seat = seat { $number }
order-first = decides first
order-later = { $turns } after the first
hints-head = What stands out, and what to try
hints-says = Only what is more than luck is here. A sentence says where to look, not that something is wrong.
hint-order-more = { $number ->
    [0] Whoever decides first wins { $value } ({ $between }); { $fair } would be fair. Try another number of cards, so that somebody else has the last turn, or let the beginner go round.
   *[other] Whoever decides { $number } after the first wins { $value } ({ $between }); { $fair } would be fair. Try another number of cards, so that somebody else has the last turn, or let the beginner go round.
    }
hint-order-less = { $number ->
    [0] Whoever decides first wins only { $value } ({ $between }); { $fair } would be fair. Try to give the beginner something more, or another number of cards.
   *[other] Whoever decides { $number } after the first wins only { $value } ({ $between }); { $fair } would be fair. Try to give that seat something more, or another number of cards.
    }
hint-seat-more = Seat { $number } wins { $value } ({ $between }); { $fair } would be fair. What the rules do seat by seat, ties for instance, helps it: try another order.
hint-seat-less = Seat { $number } wins only { $value } ({ $between }); { $fair } would be fair. What the rules do seat by seat, ties for instance, harms it: try another order.
hint-strong = { $choice } is worth { $value } ({ $between }) percent of a win at any moment: better than all else that is possible then. Try fewer of it, or a price for it.
hint-weak = { $choice } costs { $value } ({ $between }) percent of a win at an odd moment. If it is meant to be good at any time, try to make it stronger or rarer.
hint-early = The winner leads for good after { $value } ({ $between }) of the game. Try points that stay hidden until the end, or a last round that counts for more.
hint-ties = First place is shared in { $value } ({ $between }) of the games. Try something that players have anyway to break ties.
hint-luck = Who looks ahead among players who do not wins { $value } ({ $between }): next to luck. Try one more choice in a turn, or let players see more.
seats-head = Seats
seats-says = A fair seat wins as often as every other: that share is the dashed line. Where chance says who begins, the order of turns tells more than the number of the seat.
seats-order = Share of the wins by order of turns
seats-number = Share of the wins by number of the seat
points-head = Points
points-says = How the points are spread, and what they come to at each seat.
points-all = Points of every seat in every game; the mean is { $mean }
points-mean = Mean points
points-winner = the winner
length-head = Length
length-says = How many decisions a game takes, all seats together.
length-all = Decisions in a game; the mean is { $mean }
suspense-head = Suspense
suspense-says = The chances of each seat, measured again and again by playing on at random from where the game stands. A line that rises late is a game that stays open.
suspense-course = Chance of the later winner, from the beginning to the end
suspense-numbers = The lead changes { $changes } times in a game. From one moment to the next, chances move by { $excitement }. The winner leads for good after { $decided } of the game.
choices-head = Cards and choices
choices-says = In each of many other games one decision, drawn by lot, is made by lot. The worth of a choice is how much more often one wins after it than after something else that was possible at the same time. So it is the choice that counts, not who likes to make it. Choices that always come together mirror each other.
choices-table = The choices that came up most often, best first
choices-taken = taken by quick players
choices-worth = worth, in percent of a win
skill-head = Skill and luck
skill-says = One better player among worse ones, at each seat in turn. The dashed line is pure luck; 100 % would be pure skill.
skill-steps = Share of the wins of the better player
skill-step = { $better } among { $worse } ({ NUMBER($games) } games)
bot-random = random
bot-quick = quick
bot-greedy = greedy
bot-child = child
bot-beginner = beginner
bot-regular = regular
bot-expert = expert
