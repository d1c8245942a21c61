# Labels of the crag; the sentences of the game are in its own catalogue.
stage-about = Table { $code } · { stage-left }
stage-left = { $left ->
    [one] { $left } boulder to go
   *[other] { $left } boulders to go
  }
stage-standings = Standings
stage-seat = { stage-seat-tiny } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
stage-stays = stays down
stage-stays-short = down
stage-row = Boulders on the crag
stage-boulder = { $colour } boulder, { $points }
stage-boulder-short = { $colour } { $points }
stage-up = Face up
stage-down = Face down
stage-up-nothing = lay at least one
stage-up-seen = everyone sees { $count ->
    [one] this card
   *[other] these { $count }
  }
stage-down-seen = { $count ->
    [0] nobody sees these
    [one] others see one back
   *[other] others see { $count } backs
  }
stage-strength = Your strength { $total }, plus chalk
stage-strength-parts = cards { $cards }{ $bonus ->
    [0] {""}
   *[other] , all { $colour } +{ $bonus }
  }{ $tired ->
    [0] {""}
   *[other] , tired −{ $tired }
  } · chalk { $lowest } … { $highest }
stage-hand = Your hand
stage-choose = The others may join. The strongest takes it.
stage-dry = No card is left to draw, so nobody can warm up.
stage-how = Tap a card: face up, face down, back.
stage-warm = Warm up
stage-climb = Climb
stage-climb-with = Climb with { $count }, { $hidden } hidden
stage-stay = Stay down
stage-also = Also on the crag
stage-pile = { $count } more in the pile
stage-asks = asks for { $points }
stage-below = below: injured
stage-climbers = The climb
stage-hidden = { $count ->
    [0] {""}
    [one] one hidden · {""}
   *[other] { $count } hidden · {""}
  }{ $chalk ->
    [none] no chalk yet
   *[other] chalk { $chalk }
  }
stage-back = A card face down
stage-yours = You
prompt-decide = { $who-you ->
    [you] You: which boulder, or warm up?
   *[other] { $who }: a boulder, or a warm-up?
  }
prompt-dry = { $who-you ->
    [you] You: which boulder?
   *[other] { $who }: which boulder?
  }
prompt-lay = { $who-you ->
    [you] You: the { $colour } { $points }, with which cards?
   *[other] { $who } picks cards for the { $colour } { $points }
  }
prompt-join = { $who-you ->
    [you] You: join on the { $colour } { $points }, or stay down?
   *[other] { $who }: join, or stay down?
  }
prompt-boar = { $who-you ->
    [you] You: which card does your boar trample?
   *[other] { $who }: which card does the boar trample?
  }
prompt-squirrel = { $who-you ->
    [you] You: whose words does your squirrel take?
   *[other] { $who }: whose words does the squirrel take?
  }
prompt-challenge = { $who-you ->
    [you] You: a tie. Name a challenge.
   *[other] { $who } names a challenge
  }
prompt-declare = { $who-you ->
    [you] You: { $contest }, who won?
   *[other] { $contest }: who won? { $who } may say
  }
prompt-taps = { $who-you ->
    [you] You: tap for the boulder
   *[other] { $who } { $count ->
        [one] taps
       *[other] tap
    } for the boulder
  }
prompt-injury = { $who-you ->
    [you] You: on which boulder does the injury of { $value } go?
   *[other] { $who } places an injury of { $value }
  }
prompt-who_begins = Who begins?
prompt-deal = Cards are dealt
prompt-row = A new boulder
prompt-warm = Warming up
prompt-chalk = A hand in the chalk bag
prompt-lot = The lot decides
prompt-howl = The wolves howl
prompt-flip = An injury token flips
prompt-over = The crag is empty
hint-boar = Its value becomes 0.
hint-squirrel = A brown card loses its words.
hint-strengths = Then: { $strengths }.
hint-taps = Ten seconds, from your first tap. Space counts too.
hint-injury = It costs points, and strength on that colour.
stage-injuries = { $count ->
    [one] one injury
   *[other] { $count } injuries
  }
stage-seat-short = { stage-seat-tiny } · { $cards }
stage-seat-tiny = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
stage-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
stage-side-hand = { $card }, in your hand
stage-side-up = { $card }, face up
stage-side-down = { $card }, face down
stage-take-boar = Trample it
stage-take-squirrel = Take its words
stage-on = On the { $points }
stage-won = { $seat-you ->
    [you] You won
   *[other] { $seat } won
  }
stage-tap = Tap for the boulder
stage-tap-bag = Tap the chalk bag
stage-help-one = Gives { $value } on any { $base } boulder.
stage-help-two = Gives { $value } on any { $base } or { $second } boulder. For the bonus it is { $base }.
part-cards = cards { $value }
part-chalk = chalk { $value }
part-bonus = all { $colour } +{ $value }
part-tired = tired −{ $value }
part-bears = bear −{ $value }
result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-reason = { $boulders ->
    [0] no boulder
    [one] one boulder
   *[other] { $boulders } boulders
  }{ $injuries ->
    [0] {""}
   *[other] , injuries −{ $injuries }
  }
result-note = { $boulders ->
    [one] One boulder topped, or so they say.
   *[other] { $boulders } boulders topped, or so they say.
  }
stage-fits = What fits the { $colour } { $points } stands up.
stage-chalk = Chalk
stage-chalk-note = one token, drawn when your cards lie
stage-take-on = Climb the { $colour } { $points }
offer-chalk = with chalk { $low } to { $high }
offer-any = any chalk will do
offer-some = bad chalk hurts
offer-never = out of reach
offer-none = nothing of yours fits
stage-short = { $count ->
    [one] one short
   *[other] { $count } short
  }
stage-caught = bluff caught
part-bluff = the rest was bluff
why-boulder-first = Choose a boulder first, then the cards for it.
why-boulder = The boulder is chosen: now it is about cards.
why-laid = Not that one: it cannot be touched any more.
why-others = That card is played. Yours are in your hand below.

# Names on small cards, with the places where they may part.
name-bear = Angry Bear
name-boar = Boar Assault
name-squirrel = Cute Squirrel
name-deer = Lucky Deer
name-wolves = Wolves Cry
