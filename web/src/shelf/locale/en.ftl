# My shelf: what somebody played, and what is theirs to take along, to export, to delete.

shelf-title = { $name }’s shelf
shelf-title-nobody = My shelf
shelf-since =
    { $games ->
        [one] One game since { $month }, { shelf-won-in-all }.
       *[other] { $games } games since { $month }, { shelf-won-in-all }.
    }
shelf-won-in-all = { $won ->
    [0] none won
   *[other] { $won } won
}
shelf-company = Most often with { $name }.
shelf-none = Nothing here yet. A game played to its end comes to stand here by itself.
shelf-play = Back to the games
shelf-away = The room is not answering. This is what is kept on this device.
shelf-boxes = Your games
shelf-count =
    { $games ->
        [0] No games
        [one] One game
       *[other] { $games } games
    }
shelf-won = { $won } won
shelf-of = { $count ->
        [0] no games
        [one] one game
       *[other] { $count } games
    }

shelf-lately = Lately
shelf-all =
    { $count ->
        [one] The one game
       *[other] All { $count } games
    }
shelf-fewer = The newest alone
shelf-more = More
shelf-evening =
    { $games ->
        [one] An evening of one game
       *[other] An evening of { $games } games
    }
shelf-here = on this device
shelf-somebody = somebody
shelf-bots =
    { $count ->
        [one] one bot, like { $level }
       *[other] { $count } bots, like { $level }
    }
shelf-more-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
shelf-alone = alone
shelf-around = one device for all
shelf-today = today
shelf-place =
    { $place ->
        [1] 1st of { $of }
        [2] 2nd of { $of }
        [3] 3rd of { $of }
       *[other] { $place }th of { $of }
    }
shelf-place-shared =
    { $place ->
        [1] 1st, shared
        [2] 2nd, shared
        [3] 3rd, shared
       *[other] { $place }th, shared
    }
shelf-place-alone = made it
shelf-place-out = not this time
shelf-replay = Look back at it

shelf-among-people = among people, give or take { $spread }
shelf-among-all = bots counted, give or take { $spread }
shelf-among-level = against { $level }, give or take { $spread }
shelf-unrated = No rating yet: it comes with the first game that counts.
shelf-share = won. A fair share is { $fair }
shelf-share-few = won. A fair share is { $fair }
shelf-nothing-counted = Nothing to count yet.
shelf-favourite-played =
    { $times ->
        [one] your favourite, played once
       *[other] your favourite, played { $times } times
    }
shelf-favourite-opening =
    { $times ->
        [one] you began with it once
       *[other] you like to begin with it: { $times } times
    }
shelf-no-favourite = No favourite stands out.
shelf-against = Won against
shelf-seats = Won at a table of
shelf-fair = a fair share
shelf-people = People
shelf-seats-of = { $seats } seats
shelf-you-at = you: { $rating }, give or take { $spread }
shelf-plays-at = plays at { $rating }
shelf-few = { $won } of { $games }
shelf-bar = { $who }: { $won } of { $games } won, a fair share is { $fair }
shelf-luck =
    { $games ->
        [one] In the one game you looked back at, your slips gave away { $given } of a win; cards, dice and the others did the rest: { $rest }.
       *[other] In the { $games } games you looked back at, your slips gave away { $given } of a win each; cards, dice and the others did the rest: { $rest }.
    }
shelf-no-luck = Luck or skill? Look back at a game, and it is counted here.
shelf-fact-run = { $count } won in a row: that was a good streak.
shelf-fact-beaten = You have beaten { $level }.
shelf-fact-company = Most often with { $name }: { $count } games.
shelf-fact-won =
    { $count ->
        [one] One game is yours already.
       *[other] { $count } games are yours already.
    }
shelf-fact-first = You have begun. The others were beginners once, too.
shelf-earlier =
    { $count ->
        [one] One game is told and not counted: with advice, a bot that sat in, or from before there were shelves.
       *[other] { $count } games are told and not counted: with advice, a bot that sat in, or from before there were shelves.
    }

shelf-along = Take it along
shelf-along-note = Scan with your other device. The code lives for ten minutes and works once.
shelf-along-show = Show the code
shelf-along-again = The code has run out. Show another
shelf-along-link = Or open this there:
shelf-along-hidden = Other devices cannot reach this address yet. Let phones in at a table first.
shelf-along-qr = A code to scan with the other device
shelf-private = No account, no password. What you see here lies on this device and in the room you played in.
shelf-private-site = No account, no password. What you see here lies on this device alone.
shelf-export = Export everything
shelf-exported = It is in your downloads.
shelf-delete = Delete my shelf…
shelf-delete-note = It asks once more first.
shelf-delete-sure = Everything of yours goes: name, history, ratings, talk, notices, notes. Games that you are in end for you. In games that others keep, your seat was somebody’s. This cannot be undone.
shelf-delete-no = Keep my shelf
shelf-delete-yes = Delete everything
shelf-deleted = It is gone. You are a new guest now.
shelf-wrong = That did not work. Nothing is lost; try again in a moment.

shelf-take = Make this device yours?
shelf-take-note = From then on, this device and the one that showed the code have the same shelf.
shelf-take-had =
    { $games ->
        [0] This device has played nothing in this room yet, so nothing is left behind.
        [one] What this device has in this room now, one game, stays there and belongs to nobody: this device forgets its own key. Export or delete it first if you want it.
       *[other] What this device has in this room now, { $games } games, stays there and belongs to nobody: this device forgets its own key. Export or delete it first if you want it.
    }
shelf-take-yes = Take it here
shelf-take-no = Leave it
shelf-took = Done. This is your shelf.
shelf-take-wrong = This code was used already, or its ten minutes are over. Show a new one on the other device.
