# Errors that a user can cause. The name of a message is its code for programs: it stays.

# Files
file-unreadable = { $path }: cannot be read ({ $problem })
file-unwritable = { $path }: cannot be written ({ $problem })
file-problem = { $path }: { $problem }
line-problem = line { $line }: { $problem }
file-not-text = { $path }: is not text; a record is UTF-8 JSON lines
save-there = { $path } is there already, and is not written over: another name keeps both
file-folder = { $path } is a folder, and a file is wanted
file-no-folder = { $path }: there is no folder { $folder }
file-forbidden = { $path }: may not be written

# What the operating system says about a file
system-missing = it is not there
system-forbidden = not allowed
system-folder = it is a folder
system-no-folder = part of that path is not a folder
system-there = it exists already
system-full = the disk is full
system-refused = nobody listens there
system-no-text = it is not UTF-8 text

# The command line
no-command = no command '{ $name }'; there are: { $commands }
no-language = no language '{ $name }'; there are: { $languages }
usage-unknown = unknown { $argument }; see { $program } --help
usage-required = the following arguments are required: { $arguments } (see { $program } --help)
usage-unrecognized = unrecognized arguments: { $arguments } (see { $program } --help)
usage-choice = { $argument } is one of { $choices }, not '{ $value }' (see { $program } --help)
usage-number = { $argument } wants a number, not '{ $value }' (see { $program } --help)
usage-value = { $argument } wants a value after it (see { $program } --help)
usage-not-both = { $argument } and { $other } do not go together (see { $program } --help)
usage-no-value = { $argument } takes no value, so not '{ $value }' (see { $program } --help)
usage-problem = { $problem } (see { $program } --help)
unexpected = unexpected { $problem } (RUMPUS_DEBUG=1 shows where)
number-from = { $option } wants a number from { $least } on, not { $value }
number-between = { $option } wants a number from { $least } to { $most }, not { $value }
number-in-record = { $option } is from { $least } to { $most } in this record, not { $value }
usage-option = --option wants NAME=VALUE, not '{ $value }'
usage-key = --key wants hexadecimal digits, not '{ $value }'
usage-key-long = --key has at most 64 digits, this one { $digits }
usage-seats = --seats wants me, me:NAME, bot or bot:LEVEL at each seat, not '{ $value }'
usage-goes-on = { $path } goes on as it was begun, so { $option } has no place there
usage-goes-on-seats = { $path } was begun with { $seats } seats, and --seats names { $given }
usage-url = --url wants http://… or https://…, not '{ $value }'
usage-compare-game = --game says which game the decks are for; or a line game = "NAME" at the top of a file
usage-two-bots = --bots wants two of them, the better first, or none
usage-position-game = a position needs --game GAME
usage-iterations-moments = --iterations and --moments want a number from 2 on
usage-advise-seat = --seat { $seat } may not act here; { $seats } may
extra-missing = { $what } needs { $package }: ./rumpus setup, or pip install 'rumpus[{ $extra }]'
gpu-none = --gpu: there is no NVIDIA GPU here

# Games and how they are set up
no-game = no game '{ $name }'; there are: { $games }
no-game-folder = no game '{ $name }'; there are: { $games }; { $variable } names { $folder }, where no folder is
no-game-file = no game '{ $name }': { $file } says no GAME = …; there are: { $games }
game-toml-unreadable = { $game }: game.toml cannot be read: { $problem }
game-package-taken = { $folder }: a Python package named '{ $package }' is in use already; rename the folder
game-facts-lacks = { $game }: { $file } lacks '{ $key }'
game-facts-unknown = { $game }: '{ $key }' in { $file } is read by nothing; here may stand: { $keys }
game-facts-kind = { $game }: '{ $key }' in { $file } should be { $wanted ->
         [int] a whole number
         [float] a number
         [bool] true or false
         [str] text
         [strint] text or a whole number
         [strboolint] text, true or false, or a whole number
         [list] a list
        *[table] a table
    }, not { $found }
game-facts-length = { $game }: '{ $key }' in { $file } should be a list of { $count }, not { $found }
game-facts-range = { $game }: '{ $key }' in { $file } should be from { $least } to { $most }, not { $found }
game-facts-choice = { $game }: '{ $key }' in { $file } should be one of: { $choices }, not { $found }
game-facts-clocks = { $game }: '{ $key }' in { $file } should have the clocks { $clocks } in this order, as every pace has, not { $found }
game-rules-lack = { $game }: { $file } lacks the function '{ $function }'
game-rules-number = { $game }: { $file } lacks the whole number '{ $name }'; core/contract.py says what it counts
game-state-lacks = { $game }: { $file } needs a class State with the field 'seats'
game-module-broken = { $package }: { $module }.py cannot be imported: { $problem }
game-hook-misspelt = { $game }: { $file } has a function '{ $function }', which nothing calls; was '{ $meant }' meant? If not, begin its name with _
game-hook-shape = { $game }: '{ $function }' of { $file } takes { $found } arguments, but is called with { $wanted }; core/contract.py says which
game-hook-no-function = { $game }: '{ $function }' of { $file } should be a function
game-file-facts = { $game }: GAME should be a dict with at least 'title' and 'seats', such as {"{"}"title": "Pig", "seats": (2, 6){"}"}: { $problem }
game-file-moves = { $game }: MOVES should be a dict of move codes and their English labels, such as {"{"}"roll": "Roll"{"}"}
game-file-seats = { $game }: 'GAME.seats' in { $file } should be the least and the most, such as (2, 6), and perhaps the usual number, not { $found }
game-endless = { $title }: a game of this key does not end
game-bots-endless = { $title }: a game of bots does not end
net-unreadable = { $path }: this is no net, or a part of one; `python -m rumpus.lab.training` makes one
net-of-others = { $path }: this net was trained for other rules or other features of { $game }; train it again: python -m rumpus.lab.training { $game }
net-no-features = { $game }: there is no features.py, so a net has nothing to look at
training-needs-torch = training needs PyTorch: pip install torch
game-no-rules = { $title } has no rules text: { $file } is missing
game-name = a game's name is of small letters, digits and _, and begins with a letter, not '{ $name }'
game-exists = there is a game '{ $name }' already
game-python-name = '{ $name }' is the name of a Python package; choose another
folder-exists = { $folder } exists already
option-seats = { $title } is for { $least } to { $most } seats, not { $seats }
option-unknown = { $title } has no option '{ $name }' (it has: { $options })
option-none-unknown = { $title } has no option '{ $name }' (it has: none)
option-flag = { $title }: option { $name } is yes or no, not '{ $value }'
option-choice = { $title }: option { $name } is one of { $choices }, not '{ $value }'
option-number = { $title }: option { $name } is a number, not '{ $value }'
option-range = { $title }: option { $name } is from { $least } to { $most }, not { $value }
option-return-game = the return game is for the sets combined: it is played with the animals left out
no-level = no level '{ $name }'; there are: { $levels }
level-budget = '{ $word }': a budget is iterations, or seconds with an s: { $name }@800, { $name }@0.5s

# House decks
deck-format = { $path }: neither TOML nor JSON: { $problem }
deck-no-tables = { $path }: a deck is its tables by name, not one value or list
deck-other-game = this is a deck for { $other }, not for { $title }
deck-fixed = { $title } has no deck to change
deck-no-table = deck.{ $table }: { $title } has no such table (it has: { $tables })
deck-list = { $place }: a list of entries is needed
deck-entry = { $place }: an entry with { $keys } is needed
deck-key-unknown = { $place }: '{ $key }' is not one of { $keys }
deck-key-missing = { $place }: '{ $key }' is missing
deck-kind = { $place }: '{ $value }' should be { $kind ->
    [flag] true or false
    [number] a whole number
    [word] a word
    [list] a list
   *[table] a table
}
deck-below = { $place }: { $value } is below { $least }
deck-above = { $place }: { $value } is above { $most }
deck-one-of = { $place }: '{ $value }' is not one of { $choices }
deck-twice = { $place }: '{ $value }' stands twice
deck-cards = { $place }: { $cards } cards; there must be { $least } to { $most }
deck-count = { $place }: { $count } in all; there must be { $least } to { $most }
deck-not-whole = deck: a table is missing (there are: { $tables })
deck-deep = deck: nested too deep
deck-long = { $place }: { $size } characters; at most { $most } are possible
deck-entries = { $place }: { $count } entries; at most { $most } are possible
deck-animals = deck.animals: { $needed } animals are needed, not { $count }
deck-animal = { $place }: here stands the { $animal } of value { $value }; only its points may change
deck-no-card = { $place }: there is no card '{ $card }'; values end at 5, with a second colour at 3
deck-too-many = { $place }: more than { $most } cards '{ $card }'
deck-same-colour = { $place }: the second colour is the first; write "none" for one colour
deck-hands = { $place }: { $cards } cards; { $seats } hands of { $hand } need { $needed }
deck-place = { $what }: a place in a deck is deck.TABLE.ENTRY.KEY, as in deck.brown.bear.count
deck-no-list = { $what }: { $title } has no list '{ $table }' (it has: { $tables })
deck-no-place = { $what }: no such place; entries are: { $entries }
deck-no-key = { $what }: this entry has no '{ $key }' (it has: { $keys })

# Playing
move-unknown = { $title } has no move '{ $move }'
move-illegal = { $move } is not possible now
game-over = the game is over
seat-not-now = seat { $seat } may not act now
chance-nothing = chance has nothing to decide here
chance-outcome = outcome { $outcome } cannot happen here
chance-no-key = chance must be given an outcome: this session has no key
clock-none = no clock is running
advise-near = nobody decides at step { $at }: the game is over, or chance acts. Decisions near it: { $near }
nobody-decides = nobody is to decide here: the game is over, or chance acts
position-field = { $field }: { $problem }
position-misfit = a number does not fit its field: { $problem }
position-width = { $field } holds a number that does not fit { $bits } bits
position-hidden = { $field }: a position has no hidden cells ({ $mark })
position-no-field = line { $line }: '{ $name }' is not a field (there are: { $fields })
position-twice = line { $line }: { $field } stands twice
deal-secret = the secret is not the one that was promised before the game
deal-draw = draw { $draw } should have given outcome { $expected }, the record says { $outcome }

# Records
record-over = { $path }: this game is over; `rumpus replay { $path }` shows it
record-empty = empty
record-cut = line { $line }: cut off: the last line of a record has a check sum
record-altered = the check sum differs: the record was altered or damaged
record-not-ours = line 1: not a Rumpus record
record-newer = line 1: written by a newer Rumpus (format { $format }); update to read it
record-key = line 1: '{ $key }' is missing or of the wrong kind
record-line-kind = line { $line }: neither a move, nor chance, nor the clock, nor talk
record-line-json = line { $line }: not JSON (cut off?)
record-line-object = line { $line }: not a JSON object
record-result = last line: the rules give another result
record-rules = played by version { $played } of the rules of { $title }, these are { $rules }: it can be watched, not be checked against them
record-draws = all { $count } draws are those promised; { $problem }
record-line-differs = line { $line }: the rules tell it differently
record-no-commitment = this game was dealt without a commitment: there is nothing to check it against
record-no-secret = the secret is shown when the game is over: this record is unfinished

# Programs as bots
program-command = program: wants a command, as in program:./mybot
program-start = { $command }: does not start ({ $problem })
program-move = { $command }: answered '{ $answer }', which is not one of { $moves }
program-slow = { $command }: no answer within { $seconds } seconds
program-ended = { $command }: ended in the middle of the game
program-json = { $command }: answered '{ $answer }', which is no JSON object
program-quote = { $command }: a quotation mark is missing
bot-answer = { $name }: chose '{ $answer }', which is not one of { $moves }
bot-choose = { $name }: has no choose(view, legal)
bot-where = a bot comes to a table by --code, --link or --make

# The laboratory
solve-hidden = { $title } hides things ({ $field }): only open games can be solved exactly
solve-cycle = { $title } can come back to a position: backward induction has no end to begin at
solve-large = { $title } with { $seats } seats has over { $most } positions
solve-together = { $title } has seats that act together: only games in turns can be solved exactly
balance-needs-numba = a balance report needs numba: it is made of many thousands of games
bulk-needs-numba = simulation in bulk needs numba
results-not-empty = { $folder }: is not empty, and holds no run
results-other-run = { $folder }: holds another run (its { $keys } differ); choose another folder
results-misnamed = { $path }: is not what its name says
results-kept = games up to number { $number } are kept there already: ask for as many or more
leaderboard-form = { $path }: this is no leaderboard ({ $problem })
leaderboard-counted = { $path }: has counted these bots' games with the key { $key } already; another --key plays other deals
vary-form = --vary wants NAME=VALUES, not '{ $value }'
vary-range = '{ $value }': a range is whole numbers, as in 1..4
vary-many = '{ $value }': a range has at most { $most } values
vary-number = { $what }: '{ $value }' is no whole number
wish-form = --wish wants one of { $measures } and a range, as in seats=2% or minutes=20..25, not '{ $value }'
wish-share = --wish { $value }: a share is at most 100 %; { $measure }=2% is two in a hundred
wish-no-minutes = { $title } does not say how many minutes it takes: --seconds says how long a decision takes
tune-nothing = { $title } has no counts in its deck: --vary names what may be changed

# The room
setting-unknown = there is no setting { $name }; docs/reference/settings.md lists them
setting-wrong = the setting { $name } cannot be '{ $value }'; docs/reference/settings.md says what fits
setting-flag = { $name } is yes or no, not '{ $value }'
port-forbidden = port { $port } is not allowed to you; try one from 1024 on
port-no-address = '{ $host }' is no address of this machine
port-none = no free port from { $port } on at { $host }
site-no-page = the page has not been built: ./rumpus page builds it
site-no-folder = { $path } is a file; a site is a folder
site-folder-full = { $path } is not empty: name a new folder, or replace a site that is there with --force
site-folder-other = { $path } holds something other than a site, which --force does not replace: name a new folder
site-no-games = no game could be made into files: { $problem }
local-build = { $game } cannot be played without a room: { $problem }
store-missing = { $database }: there is no room there
store-not-empty = { $database }: a room is restored into an empty database only
store-no-export = { $path }: is no whole copy of a room ({ $problem })
store-unopened = the room cannot be opened: { $problem }
store-address = { $database }: this is no address of a database ({ $problem })

# Assistants
seat-key-bad = that is no seat key; `sit` gives you one
seat-key-empty = that key holds no seat at that table
seat-link-bad = a private link looks like …/table/ID#seat=KEY
room-silent = no room answers at { $address }: { $problem }
table-refused = { $why ->
    [other_rules] The rules have changed since this game was dealt, and it cannot go on. Make a new table.
    [unreadable] This table cannot be opened: what was kept of it is damaged, or from a version that kept too little. Make a new one.
    [no_table] There is no such table.
    [gone] That moment is over. Nothing is lost: look at what is asked now.
    [not_now] You are not asked at the moment. Nothing has changed.
    [illegal] That is not possible here.
    [paused] The game is paused.
    [started] The game has begun already.
    [not_started] The game has not begun yet.
    [taken] Somebody sits there already.
    [full] There is no chair left.
    [not_yours] That is not your seat.
    [not_host] Only the host may do that.
    [too_fast] Too fast. Wait a second.
    [whisper] There is no whispering here.
    [statement] That cannot be said here.
    [option] These settings do not go together.
    [level] There is no such bot.
    [link] This link opens nothing any more. Ask for a new one.
    [token] This room has not issued that key.
    [preview] There are no previews here.
    [busy] The room was busy. Nothing is lost: try again.
   *[other] The room did not understand that.
} ({ $note })
room-status = refused (status { $status })
table-unreachable = no line to { $address }: { $problem }
table-silent = the table does not answer
table-broke = the line broke
sit-one-of = one of game, code and link is needed
tool-argument = { $tool }: { $kind ->
    [missing] `{ $argument }` is needed
    [extra] there is no `{ $argument }`
    [choice] `{ $argument }` is one of { $expected }
    [least] `{ $argument }` is at least { $expected }
    [most] `{ $argument }` is at most { $expected }
    [long] `{ $argument }` is too long: at most { $expected }
    [short] `{ $argument }` is too short: at least { $expected }
   *[other] `{ $argument }` should be { $expected }
}

# Statements
statement-unknown = '{ $text }' is no statement of { $title }; there are: { $statements }
statement-slots = that is said as: { $form }
statement-slot = '{ $word }' does not fit here: it is said as { $form }, with { $choices }

# Inside records and positions that others wrote
record-characters = has { $count } characters; a record has at most { $most }
record-lines = has { $count } lines; a record has at most { $most }
record-line-long = line { $line }: has { $count } characters; at most { $most } are possible
record-half-character = holds half a character: a record is UTF-8 text
record-not-text = is not text; a record is UTF-8 JSON lines
record-seats = line 1: 'seats' are 1 to { $seats } names of at most { $most } characters
record-no-text = line 1: '{ $key }' holds something that is no text
record-before = line 1: 'before': { $problem }
record-before-list = line 1: 'before' is a list of at most { $most } steps
record-before-step = line 1: 'before' holds something that is no step
record-contributions = line 1: 'contributions' are hexadecimal words, at most one of each seat
record-commitment = line 1: 'commitment' is no hexadecimal word
record-start = line 1: the start cannot be read: { $problem }
record-start-elsewhere = line 1: 'start' is not where a game begins, nor where the steps before it lead
record-start-unknown = line 1: 'start' is no deal, and nothing says how the game came there
record-field = line 1: a field cannot be read: { $problem }
record-field-name = line 1: a field cannot be read: '{ $name }' is no name of a field
record-field-shape = line 1: a field cannot be read: { $field }: the shape '{ $shape }' is not possible
record-field-bits = line 1: a field cannot be read: { $field }: { $bits } bits are not possible
record-field-sees = line 1: a field cannot be read: '{ $text }' does not say who sees it
record-fields-many = line 1: { $count } fields; at most { $most } are possible
record-cells-many = line 1: { $count } cells; at most { $most } are possible
record-other-fields = line 1: 'fields' and 'names' are not those of { $title }
record-line-form = line { $line }: '{ $kind }' is not written as a record writes it
record-line-note = line { $line }: '{ $kind }' changes nothing
record-line-events = line { $line }: its events cannot be read
record-line-fields = line { $line }: its fields cannot be read
record-line-result = line { $line }: 'result' has points and places of each seat
record-line-end = line { $line }: neither a result nor unfinished
record-line-secret = line { $line }: 'secret' is no hexadecimal word
record-no-field = line { $line }: '{ $name }' is not a field of this record
record-work = { $steps } steps of { $cells } cells are more than a record may have
record-steps = { $count } steps; a game has at most { $most }
chance-endless = chance has acted { $count } times, and would go on: no game leads here
position-rules = the rules cannot go on from here ({ $problem })
position-bytes = { $count } bytes; a position has { $size }
position-seats = seats: { $title } is for { $least } to { $most }, not { $seats }
position-table-seats = seats: { $seats }; this table has { $table }
position-uncountable = the cards cannot be counted: one lies where none can
position-too-often = a card is there more often than in the deck
position-disagrees = its numbers do not go together: no game leads here
position-no-word = { $field }: it holds a number that is no { $kind }
position-negative = { $field }: a pile does not hold less than nothing
position-no-outcome = chance has no outcome here
position-no-seat = a seat may act that is not at the table
position-no-end = the game does not end from here within { $steps } steps
position-stuck = seat { $seat } should act, and can do nothing
position-nobody = nobody decides anything from here on: no game can begin with it
position-loops = the rules come to no end from here

# A game's functions in the page (speed/script)
script-at = { $file }, line { $line }: { $problem }
script-unexpected = what the game says could not be translated for the page ({ $problem }); the fault is ours where its words are plain Python
script-source = { $name }: its source is not found where Python has it; write it as a function of its own, on lines of its own
script-syntax = { $construct } is not translated for the page; assignments, if, for, while, match, try, return and plain expressions are
script-float = numbers with a fraction, and /, are not translated for the page; count in whole numbers, with //
script-large = { $number } is beyond 2 to the power of 53, where a page's numbers end
script-name = { $name } comes from { $module }; in the page a game has the functions of its own folder, of rumpus.core and of rumpus.kernel (no dice, no logarithms)
script-call = { $name }() is not translated for the page; write it out, or as a function in the game's folder
script-attribute = .{ $name } belongs to nothing that the page knows; there are fields of the state, of dataclasses, and methods of text, lists, dicts and sets
script-value = { $name } is a { $kind }; a constant for the page is a number, a text, a list, tuple, dict or set, Names, or a dataclass of these
script-class = class { $name }: in the page a class is a dataclass, a NamedTuple, or has __init__ and plain methods; it inherits nothing
script-keywords = arguments by name are only for functions and classes that are called by their own name
script-default = a default is a constant in the page: None, a number, a text; or dict, list or set as default_factory
script-format = the format '{ $spec }' is not translated for the page; fill, alignment, sign, width, d and s are
script-set-order = a set has no order; walk over sorted(…)
admin-unknown = There is no action { $action }. There are: { $actions }.
admin-needs = { $action } needs: { $what }.
admin-no-key = There is no host key. Make one at the machine itself: rumpus admin key
admin-address = { $address } is no address. It begins with http:// or https://.
admin-refused = The room at { $address } says no: { $problem }
admin-unreached = No room answers at { $address }: { $problem }
admin-no-table = No table that is on has the code { $code }.

# Puzzles
puzzles-too-few-choices = { $title }: nobody ever has three moves to choose from, so there are no puzzles
puzzles-none = { $title } has no puzzles of its own; --file names others
puzzles-unreadable = { $path }: is no file of puzzles ({ $problem }); rumpus puzzles GAME --out FILE writes one
puzzles-format = { $path }: is written in format { $written }, this version reads { $format }; make it again with rumpus puzzles
puzzles-rules = { $path }: was made by rules { $written } of { $game }, now there are rules { $rules }; make it again: rumpus puzzles { $game } --count 60 --out { $path }
puzzles-steps = a puzzle's steps cannot be read
puzzles-no-choice = puzzle { $name } has no choices
puzzles-illegal = puzzle { $name }: { $move } is not possible there
