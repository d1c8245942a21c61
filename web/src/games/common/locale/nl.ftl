# Wat elk bord op dezelfde manier zegt.
board-over = Het spel is afgelopen
board-moment = Een ogenblik
board-next = Daarna ben jij aan de beurt.
board-goes-on = Tik om door te gaan.
board-keys = Toetsen
board-card-help = { $card }: wat die doet
board-help-key = Wat doet die?
board-help-none = Deze kaart heeft geen eigen tekst.
board-skip = Verder
board-landed = hier
board-turn = beslist nu
board-places = Plaatsen
board-hidden = verborgen
board-empty = niets
board-count = { $count }×

# Wat je hoort waar een tik niets kan doen
why-over = Het spel is afgelopen.
why-moment = Een ogenblik: er gebeurt nog iets.
why-not-you = { $count ->
    [one] Nog niet: { $who } beslist.
   *[other] Nog niet: { $who } beslissen.
  }
why-first = Eerst dit. { $question }
