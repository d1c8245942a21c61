# What every board says in the same way.
board-over = The game is over
board-moment = One moment
board-next = You are next.
board-goes-on = Tap to go on.
board-keys = Keys
board-card-help = { $card }: what it does
board-help-key = What does it do?
board-help-none = It has no words of its own.
board-skip = On
board-landed = here
board-turn = decides now
board-places = Places
board-hidden = hidden
board-empty = nothing
board-count = { $count }×

# What is said where a tap can do nothing
why-over = The game is over.
why-moment = One moment: something is still happening.
why-not-you = { $count ->
    [one] Not yet: { $who } decides.
   *[other] Not yet: { $who } decide.
  }
why-first = This comes first. { $question }
