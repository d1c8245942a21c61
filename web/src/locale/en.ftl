# The page's own words. Games bring theirs: rules from src/rumpus/games/<game>/locale, board labels from games/<game>/locale.

## The lobby
lobby-title = Pull up a chair.
lobby-lead = Five party games on your own server. A link, a phone each, no account. Nobody can cheat, not even the house.
lobby-boxes = Or open a box
lobby-games = Games
lobby-tables = At the tables
lobby-mine = Your tables
lobby-none = No table is open yet. Open a box and send the link.
lobby-sit = Sit
lobby-watch = Watch
lobby-resume = Go on
lobby-bots = Against bots
lobby-guest = Guest
lobby-you = You
code-title = Somebody gave you a code?
code-sit = Sit down
code-unknown = No table has this code. Ask once more how it is spelt.
box-open = Open { $game }
box-minutes = { $minutes } min
open-bots = Play now against bots
open-friends = Invite friends
learn-open = How is it played?
beasty_bar-title = Beasty Bar
beasty_bar-tag = Push, spit and leap your way past the gate.
beasty_bar-short = Play an animal to the end of the line and let it do what it does best. When five stand there, the first two walk into the bar and the last one goes home.
bloops-title = Bloops
bloops-tag = Remember three cards. Sounds easy.
bloops-short = Get rid of your high cards without looking at them. Whoever thinks to have the fewest points says BLOOPS.
boogie_beasts-title = Boogie Beasts
boogie_beasts-tag = Promise in the plane, lie in the air.
boogie_beasts-short = Plan your skydives together, then jump: one minute, all at once, face down. The jury tells who kept their word.
boulder_bluff-title = Boulder Bluff
boulder_bluff-tag = Nobody saw it? Then you topped it.
boulder_bluff-short = Choose a boulder and climb it with cards that nobody may check. Unless somebody climbs after you.
bounce-title = Bounce
bounce-tag = You really should not have eaten first.
bounce-short = Roll, fly, fall. Land exactly on the trampoline before your stomach has had enough.

## At a table
bar-back = Back to the games
bar-help = Help
bar-menu = Menu
bar-screen = Big screen
bar-leave = Leave the table
bar-talk = Talk and story
bar-talk-unread = Talk and story, { $count } new
bar-about = Table { $code }
deck-reconstructed = deck: our reconstruction
rail = Beside the table
story = Story
story-you = You
talk = Talk
odds = Odds
talk-and-story = Talk and story
talk-to = Talk to
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
prompt-ready = Opened together. { $names } ready.
prompt-take-back = Take back
prompt-waiting = The table is being set
close = Close
all-right = All right

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

## After the game
result-you = You
result-again = Play again
result-share = Share the replay
result-how = How it turned
result-seen = chance to win, as the strong bot saw it
result-at = at move { $move }
result-advice = What would the bot have done?
result-takeover = Take over from here
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
verify-seats = { $count } seats mixed in

## Switches
language = Language
theme = Light
theme-system = As the system
theme-light = Day
theme-dark = Night
sound = Sound
sound-on = Sound is on
sound-off = Sound is off

## The big screen
screen-join = Join at { $host }
screen-standings = The standings
screen-qr = Address of this table

## Learning
learn-title = How { $game } is played
learn-start = Try it on a real table
