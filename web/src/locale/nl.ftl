# De woorden van de pagina zelf. De spellen brengen hun eigen woorden mee.

## De lobby
lobby-title = Schuif maar aan.
lobby-lead = Vijf gezelschapsspellen op je eigen server. Een link, ieder een telefoon, geen account. Niemand kan valsspelen, ook het huis niet.
lobby-boxes = Of doe een doos open
lobby-games = Spellen
lobby-tables = Aan de tafels
lobby-mine = Jouw tafels
lobby-none = Er staat nog geen tafel klaar. Doe een doos open en stuur de link.
lobby-sit = Aanschuiven
lobby-watch = Kijken
lobby-resume = Verder
lobby-bots = Tegen bots
lobby-guest = Gast
lobby-you = Jij
code-title = Heb je een code gekregen?
code-sit = Ga zitten
code-unknown = Geen tafel heeft deze code. Vraag nog eens hoe je hem schrijft.
box-open = { $game } openen
box-minutes = { $minutes } min
open-bots = Nu spelen tegen bots
open-friends = Vrienden uitnodigen
learn-open = Hoe speel je het?
beasty_bar-title = Beasty Bar
beasty_bar-tag = Duw, spuug en spring je voorbij de poort.
beasty_bar-short = Speel een dier achteraan in de rij en laat het doen waar het goed in is. Staan er vijf, dan lopen de eerste twee de bar in en gaat de laatste naar huis.
bloops-title = Bloops
bloops-tag = Drie kaarten onthouden. Klinkt makkelijk.
bloops-short = Raak je hoge kaarten kwijt zonder ernaar te kijken. Wie denkt de minste punten te hebben, roept BLOOPS.
boogie_beasts-title = Boogie Beasts
boogie_beasts-tag = Beloof in het vliegtuig, lieg in de lucht.
boogie_beasts-short = Plan samen jullie sprongen en spring dan: één minuut, allemaal tegelijk, gedekt. De jury vertelt wie woord hield.
boulder_bluff-title = Boulder Bluff
boulder_bluff-tag = Niemand gezien? Dan ben je boven geweest.
boulder_bluff-short = Kies een rots en beklim hem met kaarten die niemand mag controleren. Tenzij er iemand achter je aan klimt.
bounce-title = Bounce
bounce-tag = Je had echt niet eerst moeten eten.
bounce-short = Gooi, vlieg, val. Land precies op de trampoline voor je maag er genoeg van heeft.

## Aan een tafel
bar-back = Terug naar de spellen
bar-help = Hulp
bar-menu = Menu
bar-screen = Groot scherm
bar-leave = Van tafel gaan
bar-talk = Gesprek en verhaal
bar-talk-unread = Gesprek en verhaal, { $count } nieuw
bar-about = Tafel { $code }
deck-reconstructed = stapel: onze reconstructie
rail = Naast de tafel
story = Verhaal
story-you = Jij
talk = Gesprek
odds = Kansen
talk-and-story = Gesprek en verhaal
talk-to = Praten met
talk-everybody = Iedereen
talk-placeholder = Zeg iets
talk-say = Zeg
talk-quick = Snelle woorden
talk-whispers = { $name } · fluistert je toe
talk-you-whisper = Je fluistert tegen { $name }
seat-bot = bot
seat-away = weg · een bot neemt waar
seat-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  }
prompt-your-turn = Jij bent aan de beurt.
prompt-next = Daarna jij.
prompt-ready = Gaat tegelijk open. Klaar: { $names }.
prompt-take-back = Terugnemen
prompt-waiting = De tafel wordt gedekt
close = Sluiten
all-right = In orde

## Vooraf en tussendoor
setting-title = De tafel dekken
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
way-around-note = Tussen de beurten valt een gordijn.
curtain-title = Geef door aan { $name }
curtain-note = Niet over de schouder meekijken.
curtain-open = Ik ben { $name }
lost-title = Verbinding zoeken…
lost-safe = Je stoel blijft vrij. Wat je speelde, staat vast.
lost-kept = Je stoel blijft nog { $time } vrij. Wat je speelde, staat vast.
lost-retry = Probeer nu
old-title = Deze pagina is verouderd
old-note = Laad opnieuw, je plaats wacht.
old-reload = Opnieuw laden
empty-title = Alle stoelen zijn leeg
empty-note = Doe een doos open en stuur de link, of speel nu met drie bots.
empty-open = Een doos openen
loading = De kaarten worden gepakt

## Na het spel
result-you = Jij
result-again = Nog een keer
result-share = Deel het verloop
result-how = Hoe het kantelde
result-seen = kans om te winnen, volgens de sterke bot
result-at = bij zet { $move }
result-advice = Wat had de bot gedaan?
result-takeover = Vanaf hier overnemen
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
verify-sealed = Verzegeld gedeeld
verify-checking = Narekenen…
verify-checking-note = Je browser trekt elke kaart opnieuw.
verify-honest = Nagerekend: eerlijk gedeeld
verify-honest-note = Je browser deed elke trekking over.
verify-differs = Klopt niet
verify-how = Hoe?
verify-record = Verslag ophalen
verify-promise = Belofte vooraf getoond
verify-secret = Geheim geopend
verify-seats = { $count } plaatsen mengden mee

## Schakelaars
language = Taal
theme = Licht
theme-system = Als het systeem
theme-light = Dag
theme-dark = Nacht
sound = Geluid
sound-on = Geluid staat aan
sound-off = Geluid staat uit

## Het grote scherm
screen-join = Doe mee via { $host }
screen-standings = De stand
screen-qr = Adres van deze tafel

## Leren
learn-title = Zo speel je { $game }
learn-start = Probeer het aan een echte tafel
