# An evening: planning it, what lies between its games, and its end.

plan-title = Plan an evening
plan-time = We have { $slot }
plan-time-label = How long
plan-minutes = { $minutes ->
    [30] half an hour
    [60] about an hour
    [90] an hour and a half
   *[other] about two hours
}
plan-people = There are { $slot } of us
plan-people-label = How many people
plan-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] eight
}
plan-youngest = The youngest is { $slot }
plan-youngest-label = How old the youngest is
plan-age = { $age ->
    [12] 12 or more
   *[other] { $age }
}
plan-then = Then I would play
plan-shuffle = Shuffle
plan-all = { $count ->
    [1] Against bots.
    [2] Both of you.
   *[other] All { plan-number }.
}
plan-share = { $chairs ->
    [one] One chair: { $count } of you share it.
   *[other] { $chairs } chairs: { $count } of you share.
}
plan-first = To warm up.
plan-last = The big finish.
plan-min = { $minutes } min
plan-minutes-plain = { $minutes } minutes
plan-exchange = Another game instead of { $game }
plan-none = Nothing on the shelf fits. Try another number.
plan-stays-age = { $game } stays on the shelf: it is for { $least } and older.
plan-stays-people = { $game } stays on the shelf: it needs { $least } people.
plan-total = About { $minutes } minutes
plan-points = 5, 3, 2 points a game, then 1
plan-screen = A big screen shows the games, phones are the hands
plan-lay = Lay the table

evening-of-day = { $day } evening
evening-game-of = game { $number } of { $count }
evening-gather = Pull up a chair.
evening-gather-note = { $games ->
    [one] One game, about { $minutes } minutes.
   *[other] { $games } games, about { $minutes } minutes.
}
evening-leads = { $name } leads, by { $by ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $by }
}.
evening-level = { $names } are level.
evening-left = { $open ->
    [yes] { $points } points and { $minutes } minutes to go. Anybody can win this.
   *[no] { $points } points and { $minutes } minutes to go.
}
evening-played = { $played ->
    [0] nothing played yet
   *[other] { $played } of { $count } played
}
evening-next = next
evening-next-is = { $game } is next
evening-first = { $game } is first
evening-in-seconds = { $game } in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
evening-when-ready = { $game } when you are ready
evening-ready-hint = It begins at once when everybody is ready.
evening-begin-hint = Scan the code, then begin on any phone.
evening-all-play = Everybody plays.
evening-shares = { $chairs ->
    [one] One chair: { $names } share it.
   *[other] { $chairs } chairs: { $names } share { $count ->
        [one] one
       *[other] one each
    }.
}
evening-ready = I am ready
evening-ready-yes = Ready. Not yet after all?
evening-is-ready = ready
evening-ready-of = { $ready } of { $count } ready
evening-here = { $count } here
evening-standings = Standings
evening-people = Who is here
evening-programme = Tonight
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-won = ✓ { $names }
evening-no-winner = ✓ nobody won
evening-skipped = skipped
evening-gone = gone home
evening-late = Coming late?
evening-join = Come and play
evening-begin = Begin now
evening-begin-for = { $count ->
    [one] Begin, just you
   *[other] Begin with { $count } people
}
evening-host-begins = It begins when the host says so.
evening-bot = Add a bot
evening-hold = Wait a moment
evening-unhold = Let the time run
evening-end = End the evening here
evening-skip = Skip this game
evening-skip-ask = Nobody gets points for it, and the evening goes on.
evening-skip-stay = Play on
evening-skip-go = Skip it
evening-leave = Go home
evening-without = Without { $name }
evening-you-left = You went home. What you won is kept.
evening-come-back = Come back
evening-coming-in = You are coming in…
evening-onward = On to the standings
evening-onward-podium = On to the podium
evening-onward-note = The evening goes on.
evening-nobody = A quiet evening.
evening-wins = { $name } wins the evening.
evening-win-together = { $names } win the evening together.
evening-summary = { $games ->
    [0] no game, { $minutes } min
    [one] one game, { $minutes } min
   *[other] { $games } games, { $minutes } min
}
evening-records = All records (zip)
evening-won-words = { $name } won the evening.
evening-won-together = { $names } won the evening together.
evening-moments = { $count ->
    [one] One moment
    [2] Two moments
   *[other] Three moments
}
keepsake-title = Take the picture home
keepsake-note = One picture of tonight: names, places, one moment.
keepsake-share = Share the picture
keepsake-save = Keep the picture
keepsake-picture = The podium of the evening, with one moment and the games
keepsake-table = at the kitchen table
