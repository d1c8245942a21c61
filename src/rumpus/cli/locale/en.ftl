# What the terminal itself says. Games bring their own words.

# Help
help-usage = usage
help-arguments = what
help-options = options
group-play = play:
group-back = look back at a game:
group-measure = measure, for researchers and designers:
group-programs = for programs and assistants:
group-own = a game of your own:
group-keep = keep the room:
help-tools = also, in a checkout (./rumpus):
help-examples = examples:

arg-game = a game's name, as `rumpus games` lists it
arg-json = answer as JSON, for programs
arg-lang = the language: English, Dutch or French
arg-help = show this help
arg-plain = plain text for screen readers: no colour, no drawing over the screen

rumpus = The game room for five party games. Without a command it opens the room, in your browser.
    .examples =
        {"  "}rumpus                                   open the room
        {"  "}rumpus play bounce
        {"  "}rumpus play bounce --seats me,me,bot --lang nl
        {"  "}rumpus help simulate                     more about one command

tool-setup = install all that the checks need, and build the page
tool-test = run every check
tool-page = build the page
tool-docs = write the docs as HTML into a folder
tool-shots = pictures of every screen
tool-bench = run a benchmark
tool-pins = pin the versions of the dependencies again

command-games = what can be played here
    .examples =
        {"  "}rumpus games
        {"  "}RUMPUS_GAMES=~/my-games rumpus games     your own folder of games too
command-rules = the rules of a game, to read
    .examples =
        {"  "}rumpus rules bounce
        {"  "}rumpus rules bounce --lang fr | less
command-moves = a game's moves: number, code and sentence
    .examples =
        {"  "}rumpus moves bounce
        {"  "}rumpus moves bounce --json

# Games
game-seats = { $least ->
    [1] { $most ->
        [1] for one
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
game-age = from age { $age }
game-minutes = { $least } to { $most } minutes
rules-other-language = the rules are not there in your language; here they are in "{ $language }"

# Seats
seat-number = seat { $number }
seat-me = You
seat-player = Player { $number }
seat-bot = Bot { $number }

# Playing
arg-game-or-record = a game's name, or the record of a game that was left (FILE.rump) to go on with it
arg-seats-play = who sits where: me, me:NAME, bot or bot:LEVEL (child … shark, random) for each seat, or a number of seats
arg-option = an option of the game, once more for each; `rumpus games --json` lists them
arg-deck = a house deck, TOML or JSON, in place of the game's own cards
arg-key = the key of chance, up to 64 hexadecimal digits: the same key deals the same game (otherwise a new one)
arg-save = where the record goes (otherwise among your data files)

command-play = play a game here in the terminal
    .more = Answer with the number or the code of a move; ? helps, quit leaves. The game is kept after every move. Without --seats you play against bots.
    .examples =
        {"  "}rumpus play bounce                          you and a bot
        {"  "}rumpus play bounce --seats me:Els,me:Jan    two people, one keyboard
        {"  "}rumpus play bounce --option play_on=yes --save evening.rump
        {"  "}rumpus play evening.rump                    go on where you left
play-begin = Answer with a number, a code, or the beginning of one. ? for help.
play-help =
    A number or the code of a move plays it; the beginning of a code will do.
    Enter alone takes the only move, or shows the board again.
    {"  "}? NAME   what a card does
    {"  "}rules    the rules of this game
    {"  "}advise   what a strong bot would do in your place
    {"  "}say TEXT   say something; "say" alone lists what bots understand
    {"  "}quit     get up; the game is kept
play-type = Type the parts one after the other: { $example }
play-say = What can be said, with an example of each. Players may be called by name:
play-say-free = Say anything: say TEXT
play-said-free = Bots understand statements only: "say" alone lists them.
play-let-pass = let it pass (or Enter)
play-look = For your eyes only, and this terminal cannot clear it afterwards: press Enter when nobody else looks.
play-look-over = The look is over. This terminal cannot clear what it has shown: do not scroll back.
play-no-help = There is nothing to tell about { $word }.
play-no-such-move = "{ $answer }" is not possible now. ? for help.
play-which = "{ $answer }" could be: { $moves }.
play-curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else looks.
play-kept = Kept in { $path }
play-left = Kept in { $path }. `rumpus play { $path }` goes on.
play-left-early = Nothing was played yet, so nothing is kept.
result-placed = { $place }. { $name }, { $score }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-lost = –  { $name }, no place

# Replaying and checking
arg-record = a record (.rump)
arg-seat = as seat N saw it (from 1); otherwise as everybody did
arg-at = only up to step K, with the board as it stood then
command-replay = tell a recorded game again
    .examples =
        {"  "}rumpus replay evening.rump
        {"  "}rumpus replay evening.rump --seat 2 --at 40
replay-without-game = The game is not here, or its rules have changed since: here is the bare record.
replay-unfinished = The game was left here.
command-verify = was it an honest deal? checks every draw of a record
    .more = Before a game the dealer promises a secret, and opens it at the end: so every card and die can be drawn again. Exits with 0 if all are as promised, with 2 and the reason if not.
    .examples =
        {"  "}rumpus verify evening.rump
        {"  "}rumpus verify evening.rump --json
verify-fair = { $draws ->
    [one] Checked: an honest deal. { $draws } draw, which follows from the promised secret.
   *[other] Checked: an honest deal. All { $draws } draws follow from the promised secret.
}

# Simulating and solving
arg-games = how many games ({ NUMBER($default) })
arg-seats-count = how many seats (otherwise as many as usual)
arg-jobs = how many threads (one for each core)
arg-out-simulate = keep the result of every game in this folder, as Parquet; the same again goes on where it stopped
arg-ray = play on the Ray cluster of this address; local starts one here
arg-gpu = play on this machine's NVIDIA GPU
command-simulate = many random games, and what they tell
    .more = Everybody plays any legal move. Shares and means come with their 95 % intervals; the same key plays the same games on any machine.
    .examples =
        {"  "}rumpus simulate bounce --games 1000000
        {"  "}rumpus simulate bounce --seats 4 --option play_on=yes --key 7 --json
        {"  "}rumpus simulate beasty_bar --games 10000000 --key 7 --out results
        {"  "}RUMPUS_INTERPRET=1 rumpus simulate bounce       without compiling
simulate-title = { $title }: { $games ->
    [one] one random game
   *[other] { NUMBER($games) } random games
}
simulate-first = first place (95 %)
simulate-points = points (95 %)
simulate-shared = First place was shared in { $percent } % of the games.
simulate-nobody = Nobody won { $percent } % of the games.
simulate-length = Steps in a game, chance included: { $mean }, from { $least } to { $most }.
simulate-speed = { $speed } decisions a second; { $seconds } s in all, { $compiled } % of the games compiled.
simulate-key = The same again: --key { $key }
simulate-kept = { $games } games are kept in { $folder }; the same command with --key { $key } goes on from there
arg-seats-solve = how many seats (otherwise one and two)
arg-random = with random moves instead of best play, to compare with a simulation
arg-exact = show the exact fractions, too (they may have hundreds of digits)
command-solve = exact chances of a small open game
    .more = For games that hide nothing and never return to a position, such as Bounce. Two seats take about half a minute.
    .examples =
        {"  "}rumpus solve bounce
        {"  "}rumpus solve bounce --seats 1 --json
solve-positions = positions
solve-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
solve-nobody = nobody
solve-beginner = who begins
solve-other = the other
solve-facts = { NUMBER($positions) } positions where somebody decides; in { $ties } of them a choice mattered only to others.

# Bots
arg-bots = who plays ({ $default }): child, beginner, regular, expert, shark, greedy, random; with a budget of its own shark@800 (iterations) or shark@0.5s; clairvoyant:LEVEL sees all cards; program:COMMAND is your own
arg-arena-games = how many games, in whole deals ({ NUMBER($default) })
arg-arena-jobs = how many processes (one for each core)
arg-leaderboard = keep everybody's ratings in this file, with the commands that made them
command-arena = bots against bots: who beats whom
    .more = Every deal is played with each bot at each seat, so that nobody has better cards. A star marks what is more than luck.
    .examples =
        {"  "}rumpus arena beasty_bar --bots shark,greedy --games 200
        {"  "}rumpus arena bloops --seats 4 --bots expert,regular,child --json
        {"  "}rumpus arena beasty_bar --bots "shark@0.1s,program:./mybot"
arg-position = a record (.rump), or a position as text (- for stdin) with --game
arg-position-game = the game of a position
arg-advise-seat = whose decision it is (from 1), where several may act
arg-iterations = how long to think, in iterations of search for each question ({ NUMBER($default) })
command-advise = what a strong bot would do here, from what a seat knows
    .more = The bot gets what the seat knows and nothing more. Each move is told with what it promises, and how sure that is.
    .examples =
        {"  "}rumpus advise evening.rump --at 40
        {"  "}rumpus advise --game bounce position.txt --json
        {"  "}in a game of `rumpus play`, the answer `advise` asks for it
advise-chance = { $name }: { $percent } % chance to win, as far as this seat can know
advise-worth = { $worth } of 100 ({ $low } to { $high })
advise-tied = no clear difference from the first
advise-played = this was played
advise-hardly = Hardly looked at, so not ranked: { $moves }
advise-note = Of 100: what the move promises, in hundredths of a win (places count a little). In brackets: where that lies, 95 times in 100.
arg-moments = at how many moments of the game to look ({ NUMBER($default) })
arg-svg = write the curves as a picture, too
command-review = a finished game looked at again: chances, turning points, better moves
    .more = Shows the chances of every seat through the game, and names only what was surely a mistake. Takes a minute or more for a long game.
    .examples =
        {"  "}rumpus review evening.rump
        {"  "}rumpus review evening.rump --svg evening.svg --json
review-title = { $title }: what every seat could expect
review-note = At each moment: what the seats expected on average, each from what it knew then. The last point is the result.
review-judged =
    { $decisions ->
        [0] Nobody had a choice, so there was nothing to judge.
       *[other]
            { $rest ->
                [0] All { $decisions } decisions were judged.
               *[other] { $judged } of { $decisions } decisions were judged, { $rest } were not (more with --moments).
            }
    }
review-no-mistakes = Nothing was clearly better than what was played.
review-mistake = Step { $step }, { $name }: "{ $played }"; better: "{ $better }" (by { $loss } of 100, between { $low } and { $high })
arena-title =
    { $title }: { $games ->
        [one] one game
       *[other] { NUMBER($games) } games
    }, { $deals ->
        [one] one deal
       *[other] { NUMBER($deals) } deals
    } with every seat in turn
arena-rating = rating (openskill)
arena-beats = { $bot } ends before { $other }: { $share }
arena-star = A star: one of the two is better, by more than luck (5 %, corrected for all pairs by Holm's method).
leaderboard-title = Leaderboard { $path }: { NUMBER($runs) ->
    [one] one run
   *[other] { NUMBER($runs) } runs
}
leaderboard-bot = { $rating }, { NUMBER($games) } games

# The menu
menu-welcome = Pull up a chair. What shall we play?
menu-which = Number or name:
menu-again = That is not one of them. `quit` leaves.

# For programs
command-referee = the rules for other programs: JSON lines on stdin and stdout
    .more = A program in any language starts it, writes one request a line and reads one answer a line. docs/reference/referee.md has a whole conversation.
    .examples =
        {"  "}echo '{"{"}"do": "hello"{"}"}' | rumpus referee

# The room
command-serve = open the room: the server for people, bots and watchers
    .more = Opens the room and your browser. Tables, moves and records lie in one database and are there again next time. docs/how-to/host-a-room.md tells of phones, the internet and several machines.
    .examples =
        {"  "}rumpus serve
        {"  "}rumpus serve --host 0.0.0.0                     phones on the same network can join
        {"  "}rumpus serve --database postgresql://…          several servers, one room
arg-host = the address to listen on (127.0.0.1: this machine only)
arg-port = the port (8000; the next free one if it is taken)
arg-database = a SQLite file, or a postgresql:// address (otherwise a file among your data)
arg-workers = how many processes (1)
arg-settings = a TOML file with settings: docs/reference/settings.md
arg-origin = a further address under which pages of this room are opened, such as https://games.example.org
arg-no-browser = do not open the browser
arg-log-json = log as JSON lines
serve-open = The room is open: { $address }
serve-port-taken = Port { $wanted } is taken; this is { $port }.
serve-phones = Phones on the same network: { $address }
serve-loopback = Only this machine can come in. *Let phones in* on the page of a table opens the room to your network; so does `rumpus serve --host 0.0.0.0`.
serve-no-page = The page has not been built: ./rumpus page builds it. The server works without it.
serve-stopping = Closing the room. Whoever plays comes back automatically when it opens again.
command-site = the page with games and bots as files, for any static host
    .more = Writes the whole room that needs no server: five games against bots, rules, lessons, three languages; after the first visit it works without a network. The first time it compiles each game, which takes some minutes; what is compiled is kept. docs/how-to/put-it-on-a-static-host.md says where to put the folder.
    .examples =
        {"  "}rumpus site public
        {"  "}rumpus site public --force                      write a newer one in its place
        {"  "}python3 -m http.server --directory public       look at it
arg-site-folder = where the site goes: a new folder, or an empty one
arg-site-force = replace the site that is there
site-compiling = Compiling { $title } for the page…
site-left-out = left out: { $problem }
site-done =
    { $folder }: { $games }; { $files } files, { $size } kB. Put the folder on any host that hands out files, or try it:
    {"  "}python3 -m http.server --directory { $folder }
command-admin = what goes on in a running room, and what its host may do about it
    .more = Talks to a running room with its host key: the setting host_key, or the one that `rumpus admin key` makes at the machine itself. The host sees no hands and no talk. Tables are named by their code, seats counted from 1.
    .examples =
        {"  "}rumpus admin key
        {"  "}rumpus admin
        {"  "}rumpus admin close PLUM
        {"  "}rumpus admin mute PLUM 2
        {"  "}rumpus admin retention 365 --yes
arg-admin-action = tables, people, load, close, open, mute, unmute, out, door, say, retention, key
arg-admin-what = what the action is about: CODE, CODE SEAT, open or closed, TEXT, DAYS
arg-admin-address = where the room is; else on this machine
arg-admin-key = the host key; else the setting, or the file
arg-admin-yes = forget, instead of only counting what would be forgotten
admin-key-kept = kept in { $file }; whoever has it runs this room
admin-tables = { $tables ->
    [0] No tables
    [one] One table
   *[other] { $tables } tables
  }, { $people ->
    [0] nobody
    [one] one person
   *[other] { $people } people
  }
admin-evening = an evening
admin-phase-open = being set
admin-phase-playing = playing
admin-phase-over = over
admin-muted = muted
admin-closed = closed
admin-away = away
admin-resigned = gave up
admin-program = a program
admin-door-closed = No new tables are opened at the moment.
admin-load = Processor { $processor } % of a core, memory { $memory } of { $most } MB, slowest answer { $slowest } ms, { $sockets ->
    [one] 1 connection
   *[other] { $sockets } connections
}
admin-room-for = { $tables ->
    [0] No room for more tables.
    [one] Room for about one more table.
   *[other] Room for about { $tables } more tables.
}
admin-forgotten = { $count ->
    [one] One finished game was forgotten.
   *[other] { $count } finished games were forgotten.
  }
admin-would-forget = { $count ->
    [one] One finished game is older. With --yes it is forgotten.
   *[other] { $count } finished games are older. With --yes they are forgotten.
  }
command-backup = a copy of the room while it is open
    .more = Works while people play. The copy holds the secrets of games that are still on: keep it to yourself.
    .examples =
        {"  "}rumpus backup evening.sqlite
        {"  "}rumpus backup room.jsonl --database postgresql://…
arg-backup-file = the file to write
backup-done = Copied to { $file }.
command-restore = a room from its copy, in an empty database of either kind
    .more = The database must be empty. This is also the way from SQLite to PostgreSQL, or back.
    .examples =
        {"  "}rumpus restore evening.sqlite --database new.sqlite
        {"  "}rumpus restore evening.sqlite --database postgresql://…
arg-restore-file = what rumpus backup wrote
restore-done = { $file } is in { $database }: { $lines ->
    [one] one entry
   *[other] { $lines } entries
}.
arg-typescript = write the page's types to FILE, or show them
arg-boards = write the vocabulary of every game that has a board, for the page
command-wire = the messages of a room, as a JSON schema
    .more = For whoever writes a program that talks with a room (docs/reference/wire.md), and for building our own page.
    .examples =
        {"  "}rumpus wire > wire.json
        {"  "}rumpus wire --typescript web/src/wire/messages.ts
        {"  "}rumpus wire --boards

# Your own game
arg-name = its name: small letters, digits and _
arg-folder = where the new folder goes (here)
command-new-game = a small complete game to change into your own
    .more = Makes a folder with a card game of three tricks: rules, words in three languages, scenarios. CONTRIBUTING.md says what each file is for; a game may also be one file, as examples/games/pig.py is.
    .examples =
        {"  "}rumpus new-game my_game --folder ~/my-games
        {"  "}RUMPUS_GAMES=~/my-games rumpus play my_game
new-game-made =
    A game of three tricks, complete: rules, words in three languages, scenarios. Try it, then change it:
    {"  "}RUMPUS_GAMES={ $games } rumpus play { $name }
command-check-game = try everything that concerns one game
    .more = Laws, scenarios, words, machine code, bots, page, and whether it can be played without a connection. Exits with 0 if all is well, 1 if something is not (each line says what and where), 2 if the game cannot be loaded.
    .examples =
        {"  "}rumpus check-game bounce
        {"  "}RUMPUS_GAMES=~/my-games rumpus check-game my_game
        {"  "}rumpus check-game bounce --json
check-name = { $check ->
    [laws] laws
    [scenarios] scenarios
    [words] words
    [compiled] machine code
    [bots] bots
    [offline] offline
   *[page] page
}
check-none = { $check ->
    [compiled] not tried: numba is not installed (./rumpus setup), or RUMPUS_INTERPRET=1 is set
   *[other] there are none yet
}
check-tried = { $tried } tried, { $seconds } s
check-laws-first = not tried: a law is broken; its mistake could crash this program, or keep it from ending
check-server-only = without a connection it cannot be played: { $problem }
check-again = { $problem }; the same in { $more } more
check-more = and { $more } more; --json has them all
check-good = { $title } is fit to play.
check-bad = { $title }: { $failed ->
    [one] one check failed
   *[other] { $failed } checks failed
}. Each line says what was tried, what was wrong and where.

deck-reconstructed = The cards are partly our reconstruction: the rulebook does not list them. A house deck (--deck) puts it right.

# Balance
arg-scale = how many games, times the usual number (1)
arg-balance-bots = two levels of bots that think, the better first, or none (regular,child)
arg-out-balance = where the report goes (GAME-balance.html)
command-balance = is it balanced? one report
    .more = Writes one HTML file and shows the most important of it here. Takes one to three minutes; --scale 0.1 gives a quick first look. docs/why/numbers.md says how to read it.
    .examples =
        {"  "}rumpus balance beasty_bar
        {"  "}rumpus balance bloops --seats 3 --option cards=alternative --out bloops.html
        {"  "}rumpus balance boulder_bluff --deck ours.toml --scale 0.2 --bots none
balance-title = { $title }: { NUMBER($games) } games of quick players
balance-order = { $turns ->
    [0] { "  " }whoever decides first wins { $share }
   *[other] { "  " }{ $turns } after the first: { $share }
    }
balance-length = A game takes { $mean } decisions.
balance-suspense = The lead changes { $changes } times; the winner leads for good after { $decided } of the game.
balance-skill = { $better } among { $worse } wins { $share }.
balance-report = The whole report: { $path }
arg-vary = what changes: seats=2..4, OPTION=yes,no, or deck.TABLE.ENTRY.KEY=0..3
arg-sweep-games = how many games for each ({ NUMBER($default) })
command-sweep = vary seats, an option or a number of the deck, and see what changes
    .more = All variants play the same deals, so that luck does not tell them apart. A star marks what differs from the first variant by more than luck.
    .examples =
        {"  "}rumpus sweep beasty_bar --vary seats=2..4
        {"  "}rumpus sweep boulder_bluff --vary deck.brown.bear.count=0..3
        {"  "}rumpus sweep bloops --vary cards=default,alternative --json
sweep-title = { $title }: { NUMBER($games) } games of quick players for each
sweep-star = A star: other than { $first } by more than luck, game by game (5 %, corrected for all comparisons by Holm's method).
measure-beginner = the beginner's share (1 is fair)
measure-points = the winner's points
measure-margin = first to second
measure-shared = first place shared
measure-length = decisions
measure-skill = quick among random wins
arg-compare-deck = a house deck, or own for the game's own
arg-compare-game = which game; a line game = "NAME" in a file says it too
command-compare = two decks of one game, measure by measure
    .more = A house deck is a TOML or JSON file with the lists that it changes: docs/how-to/balance-a-deck.md shows one.
    .examples =
        {"  "}rumpus compare own ours.toml --game boulder_bluff
        {"  "}rumpus compare old.toml new.toml --game bloops --seats 3 --json
arg-wish = what is wished: seats=2%%, minutes=20..25, length=60..80, points, margin, shared=0..5%%, skill=60..80%%; several times for several
arg-tune-vary = what may be changed, as for sweep; several times for several (every count of the deck, by up to two)
arg-tries = how many settings to try at most ({ NUMBER($default) })
arg-tune-seconds = how long a decision takes at your table, for minutes (so that the usual game is as long as its box says)
arg-out-tune = write what was found as a house deck
command-tune = which numbers of the deck to change for what you wish
    .more = Goes step by step from the deck as it is to one that is nearer to the wish. What is told at the end is measured in fresh games, with 95 % intervals: met means that the whole interval lies within the wish.
    .examples =
        {"  "}rumpus tune boulder_bluff --wish seats=2%
        {"  "}rumpus tune boulder_bluff --wish seats=2% --wish minutes=20..25 --vary deck.brown.bear.count=0..3 --vary deck.brown.boar.count=0..3
        {"  "}rumpus tune bloops --wish length=40..50 --tries 20 --out ours.json
tune-title =
    { $title }: { $tries ->
        [one] one setting
       *[other] { NUMBER($tries) } settings
    } tried, { NUMBER($games) } games of quick players for each
tune-before = as it is
tune-after = changed
tune-unsure = Not sure: the interval reaches beyond the wish. More --games make it narrower.
tune-no-step = No single step comes nearer. Other numbers (--vary) or a wider wish might.
tune-written = The deck: { $path }
wish-seats = furthest seat from fair, { $range }
wish-minutes = minutes, { $range }
wish-length = decisions, { $range }
wish-points = the winner's points, { $range }
wish-margin = first to second, { $range }
wish-shared = first place shared, { $range }
wish-skill = quick among random wins, { $range }
wish-at-most = at most { $most }
wish-met = met
wish-unsure = not sure
wish-missed = missed

# A seat for assistants
arg-mcp-url = the address of a room to sit in; without it, tables in this process
command-mcp = a seat for an AI assistant, over standard input and output (MCP)
    .more = Your assistant starts it; docs/how-to/seat-an-assistant.md says what to put into its settings.
    .examples =
        {"  "}rumpus mcp
        {"  "}rumpus mcp --url https://games.example

# Puzzles
arg-puzzles-count = how many ({ NUMBER($default) })
arg-puzzles-seed = a word: the same word plays the same games, and finds the same puzzles
arg-puzzles-jobs = how many processes (one for each core)
arg-puzzles-minutes = stop after so long, with what there is
arg-puzzles-out = keep them in this file; with --check, those that hold
arg-puzzles-check = judge puzzles again, ten times as long: those that ship with GAME, or those of --file
arg-puzzles-file = a file of puzzles to check
command-puzzles = moments where one move is clearly best, found, graded and checked
    .more = Bots play, and each decision is searched from what its seat knows, with everything hidden sampled. A moment is kept where one of three moves or more leads clearly, and still does when it is searched ten times as long with other draws. Grade 1 a beginner finds, grade 2 needs a look ahead, grade 3 a long one. Exits with 1 where fewer than 95 of 100 hold in a check.
    .examples =
        {"  "}rumpus puzzles beasty_bar --count 5
        {"  "}rumpus puzzles bloops --count 60 --seed evening --minutes 30 --out puzzles.json
        {"  "}rumpus puzzles beasty_bar --check                the puzzles that ship with the game
        {"  "}rumpus puzzles --check --file puzzles.json
puzzles-games = { $title }: games searched
puzzles-found = { $title }: { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} (easy { $grade1 }, middling { $grade2 }, hard { $grade3 })
puzzles-line = grade { $grade }: { $best }, { $worth } of 100; next best: { $second }, { $other } of 100
puzzles-kept = Kept in { $path }
puzzles-checked = { $title }: { $held } of { $count } hold in a search of { NUMBER($iterations) } iterations ({ $percent } %).
puzzles-fell = Those that do not: { $names }
