host-title = De pagina van de beheerder
host-well = Alles gaat goed
host-unwell = Er is iets mis
host-since = open sinds { $time }
host-enter = De beheersleutel, graag
host-enter-note = Op de machine zelf toont rumpus admin key hem. Hij blijft in dit tabblad.
host-key = Beheersleutel
host-open = Naar binnen
host-problem-key = Dat is niet de sleutel van deze speelkamer.
host-problem-none = Deze speelkamer heeft nog geen beheersleutel. Maak er een op de machine zelf: rumpus admin key
host-problem-away = De speelkamer antwoordt niet. Alles blijft zoals het was.
host-problem-refused = Dat ging niet. Er is niets veranderd.
host-count = { $tables ->
    [0] Geen tafels
    [one] Eén tafel
   *[other] { $tables } tafels
  }, { $people ->
    [0] niemand
    [one] één persoon
   *[other] { $people } mensen
  }
host-others = { $watching ->
    [one] { $watching } kijkt mee
   *[other] { $watching } kijken mee
  }, { $bots ->
    [one] één bot
   *[other] { $bots } bots
  }
host-tables = Tafels
host-no-tables = Er is geen tafel bezet. Een rustige avond.
host-phase-evening = tussen twee spellen
host-phase-open = wordt klaargezet
host-phase-playing = bezig
host-phase-over = afgelopen
host-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
host-free = { $count ->
    [one] { $count } stoel vrij
   *[other] { $count } stoelen vrij
  }
host-minutes = { $count } min
host-mute-table = Demp het gesprek
host-unmute-table = Laat ze praten
host-close = Sluiten…
host-reopen = Weer openen
host-close-ask = Tafel { $code } sluiten?
host-close-note = { $count ->
    [0] Er speelt niemand. De tafel blijft bewaard en kan later verder.
    [one] Er speelt één persoon. Die leest waarom, het spel blijft bewaard en kan later verder.
   *[other] Er spelen { $count } mensen. Ze lezen waarom, het spel blijft bewaard en kan later verder.
  }
host-leave = Laat maar
host-end-ask = Avond { $code } beëindigen?
host-end-note = Er wordt nu niet gespeeld. Iedereen ziet het podium, en wat gespeeld is blijft bewaard.
host-end-yes = Beëindig
host-close-yes = Sluit en bewaar
host-people = Mensen
host-people-note = Dempen: anderen lezen hen niet meer. Wegsturen: de stoel gaat naar een bot.
host-muted = door jou gedempt
host-mute = Dempen
host-unmute = Laat praten
host-out = Wegsturen…
host-out-yes = Stuur { $name } weg
host-programs = Programma’s
host-programs-note = Ze spelen met een eigen token.
host-seats = stoel { $seats }
host-load = Drukte
host-half-hour = het laatste halfuur
host-processor = Processor
host-memory = Geheugen
host-slowest = Traagste antwoord
host-percent = { $percent }%
host-megabytes = { $used } van { $most } MB
host-ms = { $ms } ms
host-quiet = Er gebeurt zo weinig dat er nog veel meer bij kan.
host-room-for = { $count ->
    [0] Er kunnen geen tafels meer bij.
    [one] Plaats voor nog ongeveer één tafel.
   *[other] Plaats voor nog ongeveer { $count } tafels.
  }
host-door = De deur
host-new = Nieuwe tafels
host-new-open = Iedereen hier mag er een openen.
host-new-closed = Dicht. Wat loopt, loopt door.
host-phones = Telefoons in dit huis
host-phones-closed = Niet binnengelaten. Dat doet de pagina van een tafel, op de machine zelf.
host-say = Zeg tegen alle tafels
host-say-sample = Zo is er soep
host-say-it = Zeg het
host-said = Gezegd.
host-keep = Afgelopen spellen
host-keep-ever = Ze blijven altijd bewaard.
host-keep-days = { $days ->
    [one] Ze blijven één dag bewaard.
   *[other] Ze blijven { $days } dagen bewaard.
  }
host-days = Dagen
host-older = Wat is ouder?
host-older-count = { $count ->
    [0] Geen afgelopen spel is ouder dan { host-days-old }.
    [one] Eén afgelopen spel is ouder dan { host-days-old }. Logboek en verslag zouden verdwijnen, ieders sterkte blijft.
   *[other] { $count } afgelopen spellen zijn ouder dan { host-days-old }. Logboeken en verslagen zouden verdwijnen, ieders sterkte blijft.
}
host-days-old = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
host-forget = Wis ze
host-forgotten = { $count ->
    [one] Eén spel is gewist.
   *[other] { $count } spellen zijn gewist.
  }
