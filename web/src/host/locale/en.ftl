host-title = The host’s page
host-well = All is well
host-unwell = Something is wrong
host-since = open since { $time }
host-enter = The host key, please
host-enter-note = On the machine itself, rumpus admin key shows it. It stays in this tab.
host-key = Host key
host-open = Come in
host-problem-key = That is not the key of this room.
host-problem-none = This room has no host key yet. Make one at the machine itself: rumpus admin key
host-problem-away = The room does not answer. Everything stays as it was.
host-problem-refused = That could not be done. Nothing has changed.
host-count = { $tables ->
    [0] No tables
    [one] One table
   *[other] { $tables } tables
  }, { $people ->
    [0] nobody
    [one] one person
   *[other] { $people } people
  }
host-others = { $watching } watching, { $bots ->
    [one] one bot
   *[other] { $bots } bots
  }
host-tables = Tables
host-no-tables = No table is on. A quiet evening.
host-phase-evening = between two games
host-phase-open = setting the table
host-phase-playing = playing
host-phase-over = over
host-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
host-free = { $count ->
    [one] { $count } chair free
   *[other] { $count } chairs free
  }
host-minutes = { $count } min
host-mute-table = Mute talk
host-unmute-table = Let them talk
host-close = Close…
host-reopen = Open again
host-close-ask = Close table { $code }?
host-close-note = { $count ->
    [0] Nobody plays there. The table is kept, and it can go on later.
    [one] One person is playing. They read why, the game is kept, and it can go on later.
   *[other] { $count } people are playing. They read why, the game is kept, and it can go on later.
  }
host-leave = Leave it
host-end-ask = End evening { $code }?
host-end-note = Nobody plays just now. They see the podium, and what was played is kept.
host-end-yes = End it
host-close-yes = Close and keep
host-people = People
host-people-note = Mute: others stop reading them. Show out: the chair goes to a bot.
host-muted = muted by you
host-mute = Mute
host-unmute = Let talk
host-out = Show out…
host-out-yes = Show { $name } out
host-programs = Programs
host-programs-note = They play with a token of their own.
host-seats = seat { $seats }
host-load = Load
host-half-hour = the last half hour
host-processor = Processor
host-memory = Memory
host-slowest = Slowest answer
host-percent = { $percent }%
host-megabytes = { $used } of { $most } MB
host-ms = { $ms } ms
host-quiet = So little goes on that the room could hold far more.
host-room-for = { $count ->
    [0] No room for more tables.
    [one] Room for about one more table.
   *[other] Room for about { $count } more tables.
  }
host-door = The door
host-new = New tables
host-new-open = Anybody here may open one.
host-new-closed = Closed. What is on goes on.
host-phones = Phones in this house
host-phones-closed = Not let in. A table’s page lets them in, at the machine itself.
host-say = Say to all tables
host-say-sample = Soup in ten minutes
host-say-it = Say it
host-said = Said.
host-keep = Finished games
host-keep-ever = They are kept for ever.
host-keep-days = { $days ->
    [one] They are kept for one day.
   *[other] They are kept for { $days } days.
  }
host-days = Days
host-older = What is older?
host-older-count = { $count ->
    [0] No finished game is older than { host-days-old }.
    [one] One finished game is older than { host-days-old }. Log and record would go, ratings stay.
   *[other] { $count } finished games are older than { host-days-old }. Logs and records would go, ratings stay.
}
host-days-old = { $days ->
    [one] one day
   *[other] { $days } days
}
host-forget = Forget them
host-forgotten = { $count ->
    [one] One game is forgotten.
   *[other] { $count } games are forgotten.
  }
