# The page's own words. Games bring theirs: rules from src/rumpus/games/<game>/locale, board labels from games/<game>/locale.

## The lobby
lobby-title = Pull up a chair.
lobby-lead = Five party games on your own server. A link, a phone each, no account. Every deal can be checked when the game is over.
lobby-boxes = Or open a box
lobby-games = Games
lobby-tables = At the tables
lobby-mine = Your tables
lobby-none = No table is open yet. Open a box and send the link.
lobby-sit = Sit
lobby-watch = Watch
lobby-resume = Go on
lobby-puzzle = Today’s puzzle
lobby-evening = Plan an evening
lobby-shelf = My shelf
evening-title = An evening
lobby-about-evening = { $names }
lobby-bots = Against bots
lobby-guest = Guest
lobby-you = You
code-title = Somebody gave you a code?
code-sit = Sit down
code-unknown = No table waits under this code. Perhaps it is spelt differently, or the game has begun: then ask for its link.
box-open = Open { $game }
box-play = Play now: { $game }, against bots
box-play-now = Play now
box-minutes = { $minutes } min
open-bots = Play now against bots
open-friends = Invite friends
learn-try = Try it
learn-puzzles = Puzzles
learn-open = How is it played?
beasty_bar-title = Beasty Bar
beasty_bar-tag = Push, spit and leap your way past the gate.
beasty_bar-short = Play an animal to the end of the line and let it do what it does best. When five stand there, the first two walk into the bar and the last one goes home.
bloops-title = Bloops
bloops-tag = Remember three cards. Sounds easy.
bloops-short = Get rid of your high cards without looking at them. Think you have the fewest points? Say BLOOPS.
boogie_beasts-title = Boogie Beasts
boogie_beasts-tag = Promise in the plane, lie in the air.
boogie_beasts-short = Plan your skydives together, then jump: one minute, all at once, face down. The jury tells who kept their word.
boulder_bluff-title = Boulder Bluff
boulder_bluff-tag = Nobody saw it? Then you topped it.
boulder_bluff-short = Choose a boulder and climb it with cards that nobody may check. Unless somebody climbs after you.
bounce-title = Bounce
bounce-tag = You really should not have eaten first.
bounce-short = Roll, fly, fall. Land exactly on the trampoline before your stomach has had enough.
lobby-away = The room is not answering. The page keeps trying.
lobby-about-open = { $names } · { $free ->
    [0] no chair free
    [one] 1 chair free
   *[other] { $free } chairs free
  }
lobby-about-playing = { $names } · playing
lobby-about-turn = { $names } · your turn
lobby-about-over = { $names } · over
lobby-about-other_rules = { $names } · stopped: the rules have changed
lobby-about-by_host = { $names } · closed by the host, kept
lobby-about-unreadable = { $names } · cannot be opened any more
open-level = Bots play like
open-setting = Table settings
open-listed = Listed in the lobby
open-listed-note = Anybody who can open this page may sit down.
open-strict = No previews
open-strict-note = Nobody is shown what a move would do.
pace = Pace
pace-live = Live
pace-live-note = Clocks run; whoever is slow is helped along.
pace-relaxed = Relaxed
pace-relaxed-note = No clock. Everybody is asked in turn.
pace-correspondence = By letter
pace-correspondence-note = Days for a move; close the page and come back.
level-child = a child
level-beginner = a beginner
level-regular = a regular
level-expert = an expert
level-shark = a shark
level-greedy = a greedy one
level-random = dice
deck-house = House deck
deck-note = You own the box and a card differs? Bring your own list (TOML or JSON).
deck-used = This table plays with your list.
deck-choose = Choose a file
deck-drop = Use ours again
deck-wrong = This file is not a list of cards.
me-name = Your name
me-look = Colour and symbol
look-tomato = Tomato, circle
look-sky = Sky, triangle
look-marigold = Marigold, square
look-leaf = Leaf, star
look-plum = Plum, heart
look-lagoon = Lagoon, moon
look-blossom = Blossom, cross
look-slate = Slate, drop

## At a table
bar-back = Back to the games
bar-help = Help
bar-menu = Menu
bar-screen = Big screen
bar-leave = Leave the table
bar-talk = Talk and story
bar-talk-unread = Talk and story, { $count } new
board-read = Read the board
bar-about = Table { $code }
deck-reconstructed = deck: our reconstruction
rail = Beside the table
story = Story
story-you = You
story-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
talk = Talk
odds = Odds
talk-and-story = Talk and story
talk-to = Talk to
faces-open = Make a face
talk-everybody = Everybody
talk-placeholder = Say something
talk-say = Say
talk-quick = Quick words
talk-whispers = { $name } · whispers to you
talk-you-whisper = You whisper to { $name }
seat-bot = bot
seat-away = away · a bot sits in
seat-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
prompt-your-turn = Your turn.
prompt-next = You are next.
prompt-ready = Opened together. Ready: { $names }.
prompt-take-back = Take back
prompt-waiting = The table is being set
close = Close
all-right = All right
seat-gone = away
seat-gave-up = cannot think · plays anything
seat-resigned = gave up · a bot plays on
bar-watching = { $count } watching
prompt-other = { $name } decides
prompt-others = { $names } decide
prompt-chance = Chance decides
preview-chance = then chance decides
preview-hidden = then it depends on what is hidden
preview-seat = then somebody else decides
paused-title = A pause
paused-note = The clock stands still.
paused-on = Go on
pause-asked = { $name } asks for a pause
pause-asked-note = It begins when everybody has asked.
sits-in-title = A bot sits in for you
sits-in-note = Your seat is still yours.
menu-pause = Ask for a pause
menu-take-back = Take my seat back
menu-pass = Pass it on
refused-title = That did not work
refused-gone = That moment is over. Nothing is lost: look at what is asked now.
refused-not_now = You are not being asked right now. Nothing has changed.
refused-illegal = That is not possible here. Nothing was played that you did not see.
refused-paused = The game is paused.
refused-started = The game has begun already.
refused-not_started = The game has not begun yet.
refused-taken = Somebody sits there already.
refused-full = There is no chair left.
refused-tables = You have many tables under way. Finish one first, or come back tomorrow.
refused-not_yours = That is not your seat.
refused-not_host = Only the host may do that.
refused-too_fast = Too fast. Wait a second.
refused-whisper = There is no whispering here.
refused-statement = That cannot be said here.
refused-option = These settings do not go together.
refused-level = There is no such bot.
refused-link = This link opens nothing any more. Ask for a new one.
refused-token = This device is not known here any more. Load the page again.
refused-preview = There are no previews here.
refused-busy = The room was busy. Nothing is lost: try again.
refused-no_room = This device has no room left to keep games. Delete something, then try again.
refused-bad_message = The room did not understand this page. Reload it, your seat waits.
refused-lost = The line broke before it was sent. Your moves are safe; this was not done.

## Before and between
setting-title = Setting the table
setting-scan = scan, or type it in
setting-qr = Address of table { $code }
setting-you = you
setting-ready = ready
setting-free = A chair is free
setting-bot = + bot
setting-deal = Deal the cards
way-devices = A phone each
way-devices-note = Everybody joins with the code.
way-screen = Big screen and phones
way-screen-note = The table on the TV, hands on the phones.
way-around = One device, passed around
way-around-note = A curtain falls between turns.
curtain-title = Hand it to { $name }
curtain-note = No peeking over the shoulder.
curtain-open = I am { $name }
lost-title = Reconnecting…
lost-safe = Your chair is kept. What you played is safe.
lost-kept = Your chair is kept for { $time }. What you played is safe.
lost-retry = Try now
old-title = This page has grown old
old-note = Reload, your seat waits.
old-reload = Reload
empty-title = All chairs are empty
empty-note = Open a box and send the link, or play with three bots now.
empty-open = Open a box
loading = Taking out the cards
setting-share = Share
setting-copied = Address copied
setting-sit = Sit down here
setting-another = Another player
setting-edit = Change
setting-clear = Free { $name }’s chair
setting-stand = Stand up
setting-wait = The host deals when everybody is seated.
setting-player = Player
setting-chairs = Chairs
setting-promise = The deal is promised before it is made:

## After the game
result-you = You
result-again = Play again
result-in = { $count ->
    [one] { $names } is in
   *[other] { $names } are in
}
result-in-note = Dealing in { $seconds } s, or once all are in.
result-in-dealt = They have begun. Your chair is kept.
again-waits = Waiting a moment for { $names }.
result-share = Share the replay
result-how = How it turned
result-seen = chance to win, as the strong bot saw it
result-at = at move { $move }
result-record = Record as text
curve-label = Chance to win: { $values }
scrub = Moment of the game
scrub-value = move { $move } of { $of }
scrub-first = First move
scrub-before = One move back
scrub-play = Play
scrub-pause = Pause
scrub-next = One move on
scrub-last = Last move
verify-sealed = Sealed deal
verify-checking = Checking…
verify-checking-note = Your browser draws every card again.
verify-honest = Checked: an honest deal
verify-honest-note = Your browser redid every draw.
verify-differs = Does not add up
verify-how = How?
verify-record = Get the record
verify-promise = Promise shown at the start
verify-secret = Secret opened
verify-seats = { $count ->
    [one] { $count } seat mixed in
   *[other] { $count } seats mixed in
  }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-wins = { $name } wins
result-share-win = { $names } share the win
result-nobody = Nobody wins
result-yours = The party is yours
result-over = The game is over
result-watch = How it went
result-table = Look at the table
result-show = The result
replay-looking = The strong bot is going through the game again to draw the curves. You can watch meanwhile.
replay-eyes = Through whose eyes
replay-all = Everything open
replay-watcher = A watcher
verify-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
  }
verify-none = This game was dealt without a promise.
verify-contribution = Randomness of seat { $seat }
verify-again = Check again
verify-promise-differs = The secret is not the one that was promised.
verify-draw-differs = Draw { $draw } should have been { $expected }; the record says { $recorded }.
verify-words = The randomness that your browser gave is missing.
learn-none = The rules could not be fetched.

## Switches
language = Language
theme = Theme
theme-system = Like the system
theme-light = Day
theme-dark = Night
speed = Bots play
speed-leisurely = leisurely
speed-brisk = briskly
speed-at_once = at once
sound = Sound
sound-on = Sound is on
sound-off = Sound is off

## The big screen
screen-join = Join at { $host }
screen-standings = The standings
screen-qr = Address of this table

## Learning
learn-title = How { $game } is played
learn-two-minutes = Two minutes
learn-long = The long rules
learn-end = That is all. The first game shows the rest on the board.
learn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
learn-start = Try it on a real table
guide = A hint
guide-skip = Skip
guide-number = Hint { $number } of { $count }
waiting-lost = No connection to the room. The page keeps trying.
advice-ask = What would the bot have done?
advice-take = Take over from here, as { $name }
advice-thinking = The strong bot is looking at what could be known…
advice-none = There was nothing to choose.
advice-pass = Let the moment pass
advice-worth = { $worth } of 100 ({ $low } to { $high })
replay-turn = A turn: { $name } goes from { $from } to { $to }%.
replay-biggest = The biggest turn of the game: { $name } goes from { $from } to { $to }%.
replay-mistake = Better: { $better } (by { $loss } of 100, between { $low } and { $high }).
replay-judged =
    { $rest ->
        [0] All { $decisions } decisions were judged:
       *[other] { $judged } of { $decisions } decisions were judged, { $rest } were not:
    } { $mistakes ->
        [0] no clear mistake.
        [one] one clear mistake.
       *[other] { $mistakes } clear mistakes.
    }
screen-sound = Touch this screen once for sound.
clock-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
clock-unit-days = { $count ->
    [one] day
   *[other] days
  }
clock-unit-hours = { $count ->
    [one] hour
   *[other] hours
  }

# Odds and advice at a table
odds-note = as far as you can see
counsel-ask = What would the bot do?
counsel-thinking = The strong bot is looking at what you can know…
counsel-busy = The bot is busy. Ask again in a moment.
counsel-none = There is nothing to choose.
counsel-move = The bot: { $move }.
counsel-worth = Whoever does this wins about { $worth } of 100 games from here ({ $low } to { $high }).
counsel-tied = About as good: { $move }.
counsel-next = Next best: { $move }, about { $worth } ({ $low } to { $high }).
counsel-chances = Chances to win with it
refused-advice = There is no advice at this table.

## Inviting, sitting down, ending
invite-title = Inviting
invite-shut = Only this computer can come in
invite-shut-note = Rumpus listens to this computer alone. Open the door to your home network, and friends can scan or type a code.
invite-shut-flags = Whoever runs this room can open it to the network: rumpus serve --host 0.0.0.0.
invite-let-in = Let phones in
invite-what = Only the network you are on. You can close it again; when nobody comes for an hour, it closes by itself.
invite-no-network = This computer is on no network at the moment. Nothing was opened.
invite-open-at = open on any phone in this network
invite-screen = Show on the TV
invite-open = Phones can come in.
invite-came = { $names } came through.
invite-somebody = A phone came through.
invite-nobody = Nobody has come through yet.
invite-close = Close it
setting-who = Who sits where
setting-count = { $taken } of { $chairs } seated
setting-friend = A friend
setting-naming = choosing a name…
setting-new = just sat down
setting-ways = How do you sit?
setting-still = Somebody is still choosing a name.
naming-table = { $name }’s table
naming-title = What do we call you?
naming-or = or
naming-another = another
naming-sit = Sit down
naming-sit-as = Sit down as { $name }
naming-once = Asked once. This device remembers it.
name-titles = Captain, Sir, Aunt, Uncle, Professor, Doctor, Admiral, Sheriff
name-things = Teapot, Noodle, Pickle, Biscuit, Turnip, Puddle, Waffle, Button, Pumpkin, Slipper
seated-title = You sit, { $name }.
seated-note = { $name } deals when everybody is there.
seated-deals = Everybody here? Then deal: any of you may.
seated-meanwhile = While you wait
seated-hello = Say hello
seated-host-deals = { $name } deals
seated-nothing = You need not do anything.
full-title = Every chair is taken
full-waits = The next free chair is yours. Until then you watch from here.
full-watches = You are watching. Once it is dealt, the table appears here.
full-wait = Wait for a chair
full-watch = Only watch
full-own = A table of your own
begun-title = The game has begun
begun-note = You are watching. If they play again, you come along; the arrow back leads to a table of your own.
hands-show = Here too
lobby-finished = Finished lately
bots-now = Play now
bots-play = Play now: { $game }, against bots
bots-choose = Choose bots
bots-choose-for = Choose bots: { $game }
open-count = Bots
play-live = As intended
play-live-note = With its clocks.
play-live-bloops = With the ring: the quickest counts.
play-live-boogie_beasts = One minute in the air, all at once.
play-relaxed = Calm
play-relaxed-note = No clock, everybody in turn.
level-child-note = Plays along, overlooks most things, forgets.
level-beginner-note = Knows the rules and makes mistakes.
level-regular-note = A good evening: plays soundly, slips now and then.
level-expert-note = Thinks ahead and seldom slips.
level-shark-note = As strong as we can make it. Forgets nothing.
level-greedy-note = Takes what is best this very moment. There to compare with.
level-random-note = Any move that is allowed. There to compare with.
level-alike = Luck decides here: every bot plays alike.
result-you-win = You win, { $name }
result-share-win-you = You share the win with { $names }
result-why-you = You: { $score }. { $next }: { $second }.
result-why-second = { $name }: { $score }. You: { $second }.
result-why = { $name }: { $score }. { $next }: { $second }.
result-again-other = Play { $game }
result-goodnight = Goodnight
another-title = Another game, same people
another-note = Everybody stays seated, nobody types a code.
another-play = Play { $game } with the same people
turned-looking = The strong bot is looking back. It may take a minute.
turned-swing = { $name } { $from } → { $to }%
turned-even = No single moment turned it.
turned-none = There is no curve for this game.
screen-go = GO!
screen-deals = Any of you can deal, on the phone.
screen-options = Table settings
setting-few = { $missing ->
    [one] One more is needed: let a friend in or put a bot on a chair.
   *[other] { $missing } more are needed: let friends in or put bots on the chairs.
  }
setting-few-around = { $missing ->
    [one] One more is needed: tap a free chair for the next player, or put a bot on it.
   *[other] { $missing } more are needed: tap a free chair for each of them, or put bots there.
  }
setting-deal-for = { $count ->
    [one] Deal for one
   *[other] Deal for { $count }
  }
setting-empty = { $free ->
    [one] One chair stays empty.
   *[other] { $free } chairs stay empty.
  }
code-left = { $left ->
    [one] One letter to go
   *[other] { $left } letters to go
  }
result-in-other = { $count ->
    [one] { $names } is in, for { $game }
   *[other] { $names } are in, for { $game }
  }
result-you-win-plain = You win

# Without a room, or without a line
lobby-bring = Open a saved game
