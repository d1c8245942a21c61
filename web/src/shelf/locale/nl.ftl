# Mijn plank: wat iemand speelde, en wat mee mag, als bestand of weg kan.

shelf-title = De plank van { $name }
shelf-title-nobody = Mijn plank
shelf-since =
    { $games ->
        [one] Eén spel sinds { $month }, { shelf-won-in-all }.
       *[other] { $games } spellen sinds { $month }, { shelf-won-in-all }.
    }
shelf-won-in-all = { $won ->
    [0] geen gewonnen
   *[other] { $won } gewonnen
}
shelf-company = Meestal met { $name }.
shelf-none = Hier staat nog niets. Een spel dat uit is, komt hier vanzelf te staan.
shelf-play = Terug naar de spellen
shelf-away = De speelkamer antwoordt niet. Dit is wat op dit toestel ligt.
shelf-boxes = Je spellen
shelf-count =
    { $games ->
        [0] Geen spellen
        [one] Eén spel
       *[other] { $games } spellen
    }
shelf-won = { $won } gewonnen
shelf-of = { $count ->
        [0] geen spellen
        [one] één spel
       *[other] { $count } spellen
    }

shelf-lately = De laatste tijd
shelf-all =
    { $count ->
        [one] Het ene spel
       *[other] Alle { $count } spellen
    }
shelf-fewer = Alleen de nieuwste
shelf-more = Meer
shelf-evening =
    { $games ->
        [one] Een avond met één spel
       *[other] Een avond met { $games } spellen
    }
shelf-here = op dit toestel
shelf-somebody = iemand
shelf-bots =
    { $count ->
        [one] één bot, als { $level }
       *[other] { $count } bots, als { $level }
    }
shelf-more-bots =
    { $count ->
        [one] een bot
       *[other] { $count } bots
    }
shelf-alone = alleen
shelf-around = één toestel voor iedereen
shelf-today = vandaag
shelf-place = { $place }e van { $of }
shelf-place-shared = gedeeld { $place }e
shelf-place-alone = gelukt
shelf-place-out = deze keer niet
shelf-replay = Kijk erop terug

shelf-among-people = onder mensen, plus of min { $spread }
shelf-among-all = bots meegeteld, plus of min { $spread }
shelf-among-level = tegen { $level }, plus of min { $spread }
shelf-unrated = Nog geen sterkte: die komt met het eerste spel dat telt.
shelf-share = gewonnen. Een eerlijk deel is { $fair }
shelf-share-few = gewonnen. Een eerlijk deel is { $fair }
shelf-nothing-counted = Er valt nog niets te tellen.
shelf-favourite-played =
    { $times ->
        [one] je lievelingskaart, één keer gespeeld
       *[other] je lievelingskaart, { $times } keer gespeeld
    }
shelf-favourite-opening =
    { $times ->
        [one] je begon er één keer mee
       *[other] je begint er graag mee: { $times } keer
    }
shelf-no-favourite = Geen favoriet springt eruit.
shelf-against = Gewonnen van
shelf-seats = Gewonnen aan een tafel van
shelf-fair = een eerlijk deel
shelf-people = Mensen
shelf-seats-of = { $seats } stoelen
shelf-you-at = jij: { $rating }, plus of min { $spread }
shelf-plays-at = speelt op { $rating }
shelf-few = { $won } van { $games }
shelf-bar = { $who }: { $won } van { $games } gewonnen, een eerlijk deel is { $fair }
shelf-luck =
    { $games ->
        [one] In het ene spel waarop je terugkeek, gaven je missers { $given } van de winst weg; kaarten, dobbelstenen en de anderen deden de rest: { $rest }.
       *[other] In de { $games } spellen waarop je terugkeek, gaven je missers telkens { $given } van de winst weg; kaarten, dobbelstenen en de anderen deden de rest: { $rest }.
    }
shelf-no-luck = Geluk of vaardigheid? Kijk terug op een spel, dan wordt het hier geteld.
shelf-fact-run = { $count } keer op rij gewonnen: dat was een mooie reeks.
shelf-fact-beaten = Je hebt gewonnen van { $level }.
shelf-fact-company = Meestal met { $name }: { $count } spellen.
shelf-fact-won =
    { $count ->
        [one] Eén spel is al van jou.
       *[other] { $count } spellen zijn al van jou.
    }
shelf-fact-first = Je bent begonnen. De anderen waren ook ooit beginners.
shelf-earlier =
    { $count ->
        [one] Eén spel staat erbij en telt niet mee: met advies, met een bot die inviel, of van voordat er planken waren.
       *[other] { $count } spellen staan erbij en tellen niet mee: met advies, met een bot die inviel, of van voordat er planken waren.
    }

shelf-along = Neem mee
shelf-along-note = Scan met je andere toestel. De code leeft tien minuten en werkt één keer.
shelf-along-show = Toon de code
shelf-along-again = De code is verlopen. Toon een nieuwe
shelf-along-link = Of open dit daar:
shelf-along-hidden = Andere toestellen kunnen dit adres nog niet bereiken. Laat eerst aan een tafel telefoons binnen.
shelf-along-qr = Een code om met het andere toestel te scannen
shelf-private = Geen account, geen wachtwoord. Wat je hier ziet, ligt op dit toestel en in de speelkamer waar je speelde.
shelf-private-site = Geen account, geen wachtwoord. Wat je hier ziet, ligt alleen op dit toestel.
shelf-export = Alles als bestand
shelf-exported = Het staat bij je downloads.
shelf-delete = Wis mijn plank…
shelf-delete-note = Er wordt eerst nog één keer gevraagd.
shelf-delete-sure = Alles van jou gaat weg: naam, geschiedenis, sterkte, gesprekken, meldingen, notities. Spellen waar je in zit, zijn voor jou voorbij. In spellen die anderen bewaren, was jouw stoel van iemand. Dit kan niet ongedaan worden gemaakt.
shelf-delete-no = Mijn plank houden
shelf-delete-yes = Wis alles
shelf-deleted = Het is weg. Je bent nu een nieuwe gast.
shelf-wrong = Dat lukte niet. Er is niets verloren; probeer het zo nog eens.

shelf-take = Dit toestel van jou maken?
shelf-take-note = Vanaf dan hebben dit toestel en het toestel dat de code toonde dezelfde plank.
shelf-take-had =
    { $games ->
        [0] Dit toestel heeft in deze speelkamer nog niets gespeeld, dus er blijft niets achter.
        [one] Wat dit toestel nu in deze speelkamer heeft, één spel, blijft daar en is van niemand meer: dit toestel vergeet zijn eigen sleutel. Maak er eerst een bestand van of wis het, als je dat wilt.
       *[other] Wat dit toestel nu in deze speelkamer heeft, { $games } spellen, blijft daar en is van niemand meer: dit toestel vergeet zijn eigen sleutel. Maak er eerst een bestand van of wis het, als je dat wilt.
    }
shelf-take-yes = Neem over
shelf-take-no = Laat maar
shelf-took = Klaar. Dit is je plank.
shelf-take-wrong = Deze code is al gebruikt, of de tien minuten zijn om. Toon op het andere toestel een nieuwe.
