# De woorden van de pagina zelf. De spellen brengen hun eigen woorden mee.

## De lobby
lobby-title = Schuif maar aan.
lobby-lead = Vijf gezelschapsspellen op je eigen server. Een link, ieder een telefoon, geen account. Na afloop kun je elke kaartverdeling narekenen.
lobby-boxes = Of doe een doos open
lobby-games = Spellen
lobby-tables = Aan de tafels
lobby-mine = Jouw tafels
lobby-none = Er staat nog geen tafel klaar. Doe een doos open en stuur de link.
lobby-sit = Aanschuiven
lobby-watch = Kijken
lobby-resume = Verder
lobby-puzzle = De puzzel van vandaag
lobby-evening = Plan een avond
lobby-shelf = Mijn plank
evening-title = Een avond
lobby-about-evening = { $names }
lobby-bots = Tegen bots
lobby-guest = Gast
lobby-you = Jij
code-title = Heb je een code gekregen?
code-sit = Ga zitten
code-unknown = Er wacht geen tafel onder deze code. Misschien is hij anders gespeld, of is het spel al begonnen: vraag dan om de link.
box-open = { $game } openen
box-play = Nu spelen: { $game }, tegen bots
box-play-now = Nu spelen
box-minutes = { $minutes } min
open-bots = Nu spelen tegen bots
open-friends = Vrienden uitnodigen
learn-try = Probeer het
learn-puzzles = Puzzels
learn-open = Hoe speel je het?
beasty_bar-title = Beasty Bar
beasty_bar-tag = Duw, spuug en spring je door de poort.
beasty_bar-short = Speel een dier achteraan in de rij en laat het doen waar het goed in is. Staan er vijf, dan lopen de eerste twee de bar in en gaat de laatste naar huis.
bloops-title = Bloops
bloops-tag = Drie kaarten onthouden. Klinkt makkelijk.
bloops-short = Raak je hoge kaarten kwijt zonder ernaar te kijken. Wie denkt de minste punten te hebben, roept BLOOPS.
boogie_beasts-title = Boogie Beasts
boogie_beasts-tag = Beloof in het vliegtuig, lieg in de lucht.
boogie_beasts-short = Spreek samen de sprong af en spring dan: één minuut, allemaal tegelijk, gedekt. De jury vertelt wie woord hield.
boulder_bluff-title = Boulder Bluff
boulder_bluff-tag = Niemand gezien? Dan was je boven.
boulder_bluff-short = Kies een rotsblok en beklim het met kaarten die niemand mag controleren. Tenzij er iemand achter je aan klimt.
bounce-title = Bounce
bounce-tag = Je had echt niet eerst moeten eten.
bounce-short = Gooi, vlieg, val. Land precies op de trampoline voor je maag er genoeg van heeft.
lobby-away = De speelkamer antwoordt niet. De pagina blijft het proberen.
lobby-about-open = { $names } · { $free ->
    [0] geen stoel vrij
    [one] 1 stoel vrij
   *[other] { $free } stoelen vrij
  }
lobby-about-playing = { $names } · bezig
lobby-about-turn = { $names } · jij bent aan de beurt
lobby-about-over = { $names } · afgelopen
lobby-about-other_rules = { $names } · gestopt: de regels zijn veranderd
lobby-about-by_host = { $names } · gesloten door de beheerder, bewaard
lobby-about-unreadable = { $names } · kan niet meer worden geopend
open-level = Bots spelen als
open-setting = Instellingen van de tafel
open-listed = Zichtbaar in de lobby
open-listed-note = Wie deze pagina kan openen, mag aanschuiven.
open-strict = Geen voorvertoning
open-strict-note = Niemand ziet vooraf wat een zet doet.
pace = Tempo
pace-live = Live
pace-live-note = De klok loopt; wie traag is, krijgt een duwtje.
pace-relaxed = Rustig
pace-relaxed-note = Geen klok. Iedereen krijgt om de beurt de vraag.
pace-correspondence = Op afstand
pace-correspondence-note = Dagen per zet; sluit de pagina en kom later terug.
level-child = een kind
level-beginner = een beginner
level-regular = een stamgast
level-expert = een expert
level-shark = een haai
level-greedy = een gulzigaard
level-random = dobbelstenen
deck-house = Eigen stapel
deck-note = Heb je de doos en klopt er een kaart niet? Neem je eigen lijst mee (TOML of JSON).
deck-used = Deze tafel speelt met jouw lijst.
deck-choose = Kies een bestand
deck-drop = Toch maar de onze
deck-wrong = Dit bestand is geen kaartenlijst.
me-name = Je naam
me-look = Kleur en symbool
look-tomato = Tomaat, cirkel
look-sky = Lucht, driehoek
look-marigold = Goudsbloem, vierkant
look-leaf = Blad, ster
look-plum = Pruim, hart
look-lagoon = Lagune, maan
look-blossom = Bloesem, kruis
look-slate = Leisteen, druppel

## Aan een tafel
bar-back = Terug naar de spellen
bar-help = Hulp
bar-menu = Menu
bar-screen = Groot scherm
bar-leave = Van tafel gaan
bar-talk = Gesprek en verhaal
bar-talk-unread = Gesprek en verhaal, { $count } nieuw
board-read = Lees het bord voor
bar-about = Tafel { $code }
deck-reconstructed = stapel: onze reconstructie
rail = Naast de tafel
story = Verhaal
story-you = Jij
story-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
  }
talk = Gesprek
odds = Kansen
talk-and-story = Gesprek en verhaal
talk-to = Praten met
faces-open = Trek een gezicht
talk-everybody = Iedereen
talk-placeholder = Zeg iets
talk-say = Zeg
talk-quick = Snel gezegd
talk-whispers = { $name } · fluistert naar je
talk-you-whisper = Je fluistert naar { $name }
seat-bot = bot
seat-away = weg · een bot valt in
seat-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  }
prompt-your-turn = Jij bent aan de beurt.
prompt-next = Daarna ben jij aan de beurt.
prompt-ready = Alles gaat tegelijk open. Klaar: { $names }.
prompt-take-back = Terugnemen
prompt-waiting = De tafel wordt klaargezet
close = Sluiten
all-right = Oké
seat-gone = weg
seat-gave-up = weet het niet meer · speelt maar wat
seat-resigned = gaf op · een bot speelt verder
bar-watching = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
  }
prompt-other = { $name } beslist
prompt-others = { $names } beslissen
prompt-chance = Het toeval beslist
preview-chance = daarna beslist het toeval
preview-hidden = daarna hangt het af van wat verborgen is
preview-seat = daarna beslist iemand anders
paused-title = Pauze
paused-note = De klok staat stil.
paused-on = Verder
pause-asked = { $name } vraagt om pauze
pause-asked-note = De pauze begint als iedereen erom vraagt.
sits-in-title = Een bot valt voor je in
sits-in-note = Je stoel blijft van jou.
menu-pause = Vraag om pauze
menu-take-back = Mijn stoel terugnemen
menu-pass = Toestel doorgeven
refused-title = Dat lukte niet
refused-gone = Dat moment is voorbij. Er is niets verloren: kijk wat er nu gevraagd wordt.
refused-not_now = Er wordt je nu niets gevraagd. Er is niets veranderd.
refused-illegal = Dat kan hier niet. Er is niets gespeeld wat je niet zag.
refused-paused = Het spel staat op pauze.
refused-started = Het spel is al begonnen.
refused-not_started = Het spel is nog niet begonnen.
refused-taken = Daar zit al iemand.
refused-full = Er is geen stoel meer vrij.
refused-tables = Je hebt al veel tafels lopen. Speel er eerst een uit, of kom morgen terug.
refused-not_yours = Dat is niet jouw stoel.
refused-not_host = Dat mag alleen wie de tafel opende.
refused-too_fast = Te snel. Wacht even.
refused-whisper = Hier wordt niet gefluisterd.
refused-statement = Dat kun je hier niet zeggen.
refused-option = Deze instellingen gaan niet samen.
refused-level = Zo’n bot is er niet.
refused-link = Deze link opent niets meer. Vraag een nieuwe.
refused-token = Dit toestel is hier niet meer bekend. Laad de pagina opnieuw.
refused-preview = Hier is geen voorvertoning.
refused-busy = Het was even te druk. Er is niets verloren: probeer het opnieuw.
refused-no_room = Dit toestel heeft geen ruimte meer om spellen te bewaren. Wis iets en probeer het opnieuw.
refused-bad_message = De speelkamer begreep deze pagina niet. Laad opnieuw, je stoel wacht.
refused-lost = De verbinding viel weg voor dit verstuurd was. Je zetten zijn veilig; alleen dit is niet gebeurd.

## Vooraf en tussendoor
setting-title = De tafel klaarzetten
setting-scan = scan, of typ hem in
setting-qr = Adres van tafel { $code }
setting-you = jij
setting-ready = klaar
setting-free = Er is een stoel vrij
setting-bot = + bot
setting-deal = Kaarten delen
way-devices = Ieder een telefoon
way-devices-note = Iedereen schuift aan met de code.
way-screen = Groot scherm en telefoons
way-screen-note = De tafel op tv, de hand op de telefoon.
way-around = Eén toestel dat rondgaat
way-around-note = Tussen de beurten valt het doek.
curtain-title = Geef door aan { $name }
curtain-note = Niet meekijken over de schouder.
curtain-open = Ik ben { $name }
lost-title = Opnieuw verbinden…
lost-safe = Je stoel blijft voor jou bewaard. Wat je speelde, is veilig.
lost-kept = Je stoel blijft nog { $time } voor jou bewaard. Wat je speelde, is veilig.
lost-retry = Nu proberen
old-title = Deze pagina is verouderd
old-note = Laad opnieuw, je stoel wacht.
old-reload = Opnieuw laden
empty-title = Alle stoelen zijn leeg
empty-note = Doe een doos open en stuur de link, of speel nu met drie bots.
empty-open = Een doos openen
loading = De kaarten worden erbij gepakt
setting-share = Delen
setting-copied = Adres gekopieerd
setting-sit = Ga hier zitten
setting-another = Nog een speler
setting-edit = Wijzigen
setting-clear = Maak de stoel van { $name } vrij
setting-stand = Opstaan
setting-wait = Wie de tafel opende, deelt als iedereen zit.
setting-player = Speler
setting-chairs = Stoelen
setting-promise = De kaartverdeling is vooraf beloofd:

## Na het spel
result-you = Jij
result-again = Nog een keer
result-in = { $count ->
    [one] { $names } doet mee
   *[other] { $names } doen mee
}
result-in-note = We delen over { $seconds } s, of zodra iedereen meedoet.
result-in-dealt = Ze zijn begonnen. Je stoel blijft voor jou bewaard.
again-waits = Nog even wachten op { $names }.
result-share = Deel de herhaling
result-how = Hoe het kantelde
result-seen = kans om te winnen, volgens de sterke bot
result-at = bij zet { $move }
result-record = Verslag als tekst
curve-label = Kans om te winnen: { $values }
scrub = Moment van het spel
scrub-value = zet { $move } van { $of }
scrub-first = Eerste zet
scrub-before = Eén zet terug
scrub-play = Afspelen
scrub-pause = Pauze
scrub-next = Eén zet verder
scrub-last = Laatste zet
verify-sealed = Verzegelde kaartverdeling
verify-checking = Narekenen…
verify-checking-note = Je browser trekt elke kaart opnieuw.
verify-honest = Nagerekend: eerlijk gedeeld
verify-honest-note = Je browser deed elke trekking over.
verify-differs = Het klopt niet
verify-how = Hoe?
verify-record = Verslag downloaden
verify-promise = Belofte, vooraf getoond
verify-secret = Geheim geopend
verify-seats = { $count ->
    [one] { $count } stoel droeg toeval bij
   *[other] { $count } stoelen droegen toeval bij
  }
result-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
result-wins = { $name } wint
result-share-win = { $names } delen de winst
result-nobody = Niemand wint
result-yours = Het feest is van jou
result-over = Het spel is afgelopen
result-watch = Hoe het ging
result-table = Kijk naar de tafel
result-show = De uitslag
replay-looking = De sterke bot bekijkt het spel opnieuw om de curven te tekenen. Kijk gerust alvast.
replay-eyes = Door wiens ogen
replay-all = Alles open
replay-watcher = Een kijker
verify-draws = { $count ->
    [one] { $count } trekking
   *[other] { $count } trekkingen
  }
verify-none = Dit spel is zonder belofte gedeeld.
verify-contribution = Toeval van stoel { $seat }
verify-again = Nog eens narekenen
verify-promise-differs = Het geheim is niet het geheim dat beloofd was.
verify-draw-differs = Trekking { $draw } had { $expected } moeten zijn; het verslag zegt { $recorded }.
verify-words = Het toeval dat je browser gaf, ontbreekt.
learn-none = De regels konden niet worden opgehaald.

## Schakelaars
language = Taal
theme = Thema
theme-system = Zoals het systeem
theme-light = Dag
theme-dark = Nacht
speed = Bots spelen
speed-leisurely = rustig
speed-brisk = vlot
speed-at_once = meteen
sound = Geluid
sound-on = Geluid staat aan
sound-off = Geluid staat uit

## Het grote scherm
screen-join = Doe mee via { $host }
screen-standings = De stand
screen-qr = Adres van deze tafel

## Leren
learn-title = Zo speel je { $game }
learn-two-minutes = Twee minuten
learn-long = De lange regels
learn-end = Dat is alles. De rest zie je in je eerste spel, op het bord.
learn-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
learn-start = Probeer het aan een echte tafel
guide = Een tip
guide-skip = Overslaan
guide-number = Tip { $number } van { $count }
waiting-lost = Geen verbinding met de speelkamer. De pagina blijft het proberen.
advice-ask = Wat had de bot gedaan?
advice-take = Neem het hier over, als { $name }
advice-thinking = De sterke bot kijkt naar wat er te weten viel…
advice-none = Er viel niets te kiezen.
advice-pass = Het moment laten gaan
advice-worth = { $worth } van de 100 ({ $low } tot { $high })
replay-turn = Een keerpunt: { $name } gaat van { $from } naar { $to }%.
replay-biggest = Het grootste keerpunt van het spel: { $name } gaat van { $from } naar { $to }%.
replay-mistake = Beter: { $better } ({ $loss } van de 100 meer, tussen { $low } en { $high }).
replay-judged =
    { $rest ->
        [0] Alle { $decisions } beslissingen zijn beoordeeld:
       *[other] Beoordeeld: { $judged } van de { $decisions } beslissingen, de andere niet. Daarbij
    } { $mistakes ->
        [0] geen duidelijke fout.
        [one] één duidelijke fout.
       *[other] { $mistakes } duidelijke fouten.
    }
screen-sound = Raak dit scherm één keer aan voor geluid.
clock-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
  }
clock-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
  }
clock-unit-days = { $count ->
    [one] dag
   *[other] dagen
  }
clock-unit-hours = { $count ->
   *[other] uur
  }

# Kansen en advies aan tafel
odds-note = voor zover jij kunt zien
counsel-ask = Wat zou de bot doen?
counsel-thinking = De sterke bot bekijkt wat jij kunt weten…
counsel-busy = De bot is bezig. Vraag het zo nog eens.
counsel-none = Er valt niets te kiezen.
counsel-move = De bot: { $move }.
counsel-worth = Wie dit doet, wint van hieruit zo’n { $worth } van de 100 partijen ({ $low } tot { $high }).
counsel-tied = Ongeveer even goed: { $move }.
counsel-next = Op één na het beste: { $move }, zo’n { $worth } ({ $low } tot { $high }).
counsel-chances = Kans om zo te winnen
refused-advice = Aan deze tafel is er geen advies.

## Inviting, sitting down, ending
invite-title = Uitnodigen
invite-shut = Alleen deze computer kan binnenkomen
invite-shut-note = Rumpus luistert alleen naar deze computer. Zet de deur open voor je thuisnetwerk, dan kunnen vrienden een code scannen of typen.
invite-shut-flags = Wie deze speelkamer draait, kan de deur openzetten voor het netwerk: rumpus serve --host 0.0.0.0.
invite-let-in = Telefoons binnenlaten
invite-what = Alleen het netwerk waarop je zit. Je kunt de deur weer sluiten; komt er een uur niemand, dan sluit die vanzelf.
invite-no-network = Deze computer zit nu op geen enkel netwerk. Er is niets opengezet.
invite-open-at = open op elke telefoon in dit netwerk
invite-screen = Op de tv tonen
invite-open = Telefoons kunnen binnenkomen.
invite-came = Binnengekomen: { $names }.
invite-somebody = Er is een telefoon binnengekomen.
invite-nobody = Er is nog niemand binnengekomen.
invite-close = Weer sluiten
setting-who = Wie zit waar
setting-count = { $taken } van de { $chairs } stoelen bezet
setting-friend = Een vriend
setting-naming = kiest een naam…
setting-new = zit er net
setting-ways = Hoe zitten jullie?
setting-still = Iemand kiest nog een naam.
naming-table = De tafel van { $name }
naming-title = Hoe noemen we je?
naming-or = of
naming-another = een andere
naming-sit = Ga zitten
naming-sit-as = Ga zitten als { $name }
naming-once = Eén keer gevraagd. Dit toestel onthoudt het.
name-titles = Kapitein, Tante, Oom, Professor, Dokter, Admiraal, Baron, Sheriff
name-things = Theepot, Noedel, Augurk, Beschuit, Raap, Plas, Wafel, Knoop, Pompoen, Pantoffel
seated-title = Je zit aan tafel, { $name }.
seated-note = { $name } deelt als iedereen er is.
seated-deals = Iedereen er? Deel dan: dat mag ieder van jullie.
seated-meanwhile = Terwijl je wacht
seated-hello = Zeg hallo
seated-host-deals = { $name } deelt
seated-nothing = Je hoeft niets te doen.
full-title = Alle stoelen zijn bezet
full-waits = De eerste stoel die vrijkomt, is voor jou. Tot dan kijk je van hieruit mee.
full-watches = Je kijkt toe. Als er gedeeld is, zie je de tafel hier.
full-wait = Op een stoel wachten
full-watch = Alleen kijken
full-own = Een eigen tafel
begun-title = Het spel is begonnen
begun-note = Je kijkt toe. Spelen ze nog eens, dan ga je mee; de pijl terug leidt naar een eigen tafel.
hands-show = Hier ook
lobby-finished = Onlangs gespeeld
bots-now = Nu spelen
bots-play = Nu spelen: { $game }, tegen bots
bots-choose = Bots kiezen
bots-choose-for = Bots kiezen: { $game }
open-count = Bots
play-live = Zoals het bedoeld is
play-live-note = Met de klok.
play-live-bloops = Met de ring: wie het eerst is, telt.
play-live-boogie_beasts = Eén minuut in de lucht, allemaal tegelijk.
play-relaxed = Rustig
play-relaxed-note = Geen klok, ieder op zijn beurt.
level-child-note = Speelt mee, ziet veel over het hoofd, vergeet.
level-beginner-note = Kent de regels en maakt fouten.
level-regular-note = Een goede avond: speelt degelijk, vergist zich soms.
level-expert-note = Denkt vooruit en vergist zich zelden.
level-shark-note = Zo sterk als we het kunnen maken. Vergeet niets.
level-greedy-note = Pakt wat nu het beste lijkt. Om mee te vergelijken.
level-random-note = Elke zet die mag. Om mee te vergelijken.
level-alike = Hier beslist het geluk: elke bot speelt hetzelfde.
result-you-win = Jij wint, { $name }
result-share-win-you = Je deelt de winst met { $names }
result-why-you = Jij: { $score }. { $next }: { $second }.
result-why-second = { $name }: { $score }. Jij: { $second }.
result-why = { $name }: { $score }. { $next }: { $second }.
result-again-other = { $game } spelen
result-goodnight = Welterusten
another-title = Een ander spel, dezelfde mensen
another-note = Iedereen blijft zitten, niemand typt een code.
another-play = { $game } spelen met dezelfde mensen
turned-looking = De sterke bot kijkt terug. Dat kan een minuut duren.
turned-swing = { $name } { $from } → { $to }%
turned-even = Geen enkel moment gaf de doorslag.
turned-none = Van dit spel is er geen curve.
screen-go = LOS!
screen-deals = Ieder van jullie mag delen, op de telefoon.
screen-options = Instellingen van de tafel
setting-few = { $missing ->
    [one] Er is nog één nodig: laat een vriend binnen of zet een bot op een stoel.
   *[other] Er zijn er nog { $missing } nodig: laat vrienden binnen of zet bots op de stoelen.
  }
setting-few-around = { $missing ->
    [one] Er is nog één nodig: tik een vrije stoel aan voor de volgende speler of zet er een bot op.
   *[other] Er zijn er nog { $missing } nodig: tik voor elk een vrije stoel aan of zet er bots op.
  }
setting-deal-for = { $count ->
    [one] Delen voor één
   *[other] Delen voor { $count }
  }
setting-empty = { $free ->
    [one] Eén stoel blijft leeg.
   *[other] { $free } stoelen blijven leeg.
  }
code-left = { $left ->
    [one] Nog één letter
   *[other] Nog { $left } letters
  }
result-in-other = { $count ->
    [one] { $names } doet mee, met { $game }
   *[other] { $names } doen mee, met { $game }
  }
result-you-win-plain = Jij wint

# Zonder speelkamer, of zonder verbinding
lobby-bring = Bewaard spel openen
