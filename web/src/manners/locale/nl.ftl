## Faces
face-laugh = Lachen
face-gasp = Schrikken
face-wink = Knipogen
face-tear = Een traan
face-star = Sterretjes in de ogen
face-doze = Wegdommelen
face-made-laugh = { $name } lacht
face-made-gasp = { $name } schrikt
face-made-wink = { $name } knipoogt
face-made-tear = { $name } laat een traan
face-made-star = { $name } krijgt sterretjes in de ogen
face-made-doze = { $name } dommelt weg

## A chair
chair-asked = { $name } wil graag meespelen
chair-asked-nameless = Iemand wil graag meespelen
chair-asked-note = De stoel wisselt van speler zodra daar niets te beslissen valt.
chair-no = Nu niet
chair-give = Geef de stoel van { $name }
chair-ask = Vraag om een stoel
chair-ask-no-more = Toch geen stoel
chair-waits = Je hebt om een stoel gevraagd. Wie de tafel opende, antwoordt.
chair-refused = Voorlopig geen stoel. Je kijkt verder mee.
chair-promised = De stoel is zo van jou.

## Taking back
undo-menu = Vraag of ik mijn zet mag terugnemen
undo-yours = Je hebt gevraagd je zet terug te nemen
undo-yours-note = Dat gebeurt als iedereen het goed vindt.
undo-asked = { $name } wil de laatste zet graag terugnemen
undo-asked-note = Er is sindsdien niets geheims getoond. Het spel telt dan niet mee voor je sterkte.
undo-agreed = Jij vindt het goed. Nu de anderen nog.
undo-no = Laat het zo
undo-yes = Neem terug

## Giving up
resign = Opgeven…
resign-ask = Een bot speelt voor je verder, tot het einde, en je komt niet terug op deze stoel. Wie op welke plaats eindigt, bepaalt nog steeds het spel.
resign-stay = Verder spelen
resign-go = Opgeven

## Who watches
watching = { $count ->
    [0] Niemand kijkt mee
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
  }
watching-names = { $names } { $rest ->
    [0] { $count ->
        [one] kijkt mee
       *[other] kijken mee
      }
    [one] en nog iemand kijken mee
   *[other] en nog { $rest } kijken mee
  }

## Notes in a replay
notes = { $count ->
    [0] Schrijf een notitie
   *[other] Je notities ({ $count })
  }
notes-here = Een notitie bij zet { $move }
notes-kept = Alleen voor jou, bewaard op dit toestel.
notes-move = Zet { $move }

## What cannot be done, and why
refused-reaction = Aan deze tafel zijn er geen gezichten.
refused-undo = Dat kan niet terug: het toeval, iemand anders of iets geheims kwam erna.
refused-chair = Er is nu geen stoel te geven.
refused-muted = De beheerder van deze speelkamer heeft hier om stilte gevraagd.
refused-closed = De beheerder van deze speelkamer heeft deze tafel gesloten. Wat gespeeld is, blijft bewaard.
refused-door = Er gaan hier nu geen nieuwe tafels open.
by_host-title = Deze tafel is gesloten
by_host-note = De beheerder van deze speelkamer heeft de tafel gesloten. Wat gespeeld is, blijft bewaard, en het spel gaat verder zodra de tafel weer opengaat.
resigned-title = Je hebt opgegeven
resigned-note = Een bot speelt voor je verder tot het einde. Je mag blijven kijken.

## What is not here
no_table-title = Die tafel is er niet
no_table-note = Die is opgeruimd, of het adres is niet volledig. Vraag de link nog eens, of open zelf een doos.
no_replay-title = Onder dit adres is geen spel bewaard
no_replay-note = Het wordt nog gespeeld, of het adres is niet volledig.
no_page-title = Hier is niets
no_page-note = Dit adres hoort bij geen pagina van de speelkamer.
other_rules-title = De regels zijn veranderd
other_rules-note = Dit spel is onder eerdere regels gedeeld en kan onder die van nu niet verder. Niemand heeft gewonnen of verloren. Doe een doos open en speel een nieuw spel.
unreadable-title = Deze tafel kan niet worden geopend
unreadable-note = Wat ervan bewaard is, is beschadigd, of komt van een versie die te weinig bewaarde. Doe een doos open en speel een nieuw spel.

## The menu of a table
menu-no-pause = Toch geen pauze
menu-hand-over = Laat een bot voor mij invallen
menu-hand-over-for = Laat een bot invallen voor { $name }
menu-second = Deze stoel op een tweede toestel
menu-second-note = Alleen voor jou: wie deze link heeft, heeft jouw stoel.
menu-second-qr = Privéadres van je stoel
leave-ask = Weggaan? Een bot speelt voor je verder en niemand wacht. Je stoel blijft van jou: kom terug wanneer je wilt.
leave-ask-open = Van deze tafel weggaan?
leave-stay = Blijven
leave-go = Weggaan
