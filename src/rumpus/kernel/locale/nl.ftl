# Fouten die een gebruiker kan maken.

# Bestanden
file-unreadable = { $path }: kan niet worden gelezen ({ $problem })
file-unwritable = { $path }: kan niet worden geschreven ({ $problem })
file-problem = { $path }: { $problem }
line-problem = regel { $line }: { $problem }
file-not-text = { $path }: is geen tekst; een verslag bestaat uit JSON-regels in UTF-8
save-there = { $path } is er al en wordt niet overschreven: met een andere naam blijven beide bewaard
file-folder = { $path } is een map, en hier hoort een bestand
file-no-folder = { $path }: er is geen map { $folder }
file-forbidden = { $path }: mag niet worden geschreven

# Wat het besturingssysteem over een bestand zegt
system-missing = het is er niet
system-forbidden = dat mag niet
system-folder = het is een map
system-no-folder = een deel van dat pad is geen map
system-there = het bestaat al
system-full = de schijf is vol
system-refused = daar luistert niemand
system-no-text = het is geen UTF-8-tekst

# De opdrachtregel
no-command = er is geen opdracht '{ $name }'; er zijn: { $commands }
no-language = er is geen taal '{ $name }'; er zijn: { $languages }
usage-unknown = onbekend: { $argument }; zie { $program } --help
usage-required = dit ontbreekt nog: { $arguments } (zie { $program } --help)
usage-unrecognized = dit wordt niet begrepen: { $arguments } (zie { $program } --help)
usage-choice = { $argument } is een van { $choices }, niet '{ $value }' (zie { $program } --help)
usage-number = { $argument } vraagt om een getal, niet om '{ $value }' (zie { $program } --help)
usage-value = na { $argument } hoort nog een waarde (zie { $program } --help)
usage-not-both = { $argument } en { $other } gaan niet samen (zie { $program } --help)
usage-no-value = { $argument } krijgt geen waarde, dus niet '{ $value }' (zie { $program } --help)
usage-problem = { $problem } (zie { $program } --help)
unexpected = onverwacht: { $problem } (RUMPUS_DEBUG=1 laat zien waar)
number-from = { $option } vraagt om een getal vanaf { $least }, niet om { $value }
number-between = { $option } vraagt om een getal van { $least } t/m { $most }, niet om { $value }
number-in-record = { $option } loopt in dit verslag van { $least } t/m { $most }, niet { $value }
usage-option = --option vraagt om NAAM=WAARDE, niet om '{ $value }'
usage-key = --key vraagt om hexadecimale cijfers, niet om '{ $value }'
usage-key-long = --key heeft hoogstens 64 cijfers, deze heeft er { $digits }
usage-seats = --seats vraagt voor elke stoel om me, me:NAAM, bot of bot:NIVEAU, niet om '{ $value }'
usage-goes-on = { $path } gaat verder zoals het begonnen is, dus { $option } hoort daar niet bij
usage-goes-on-seats = { $path } is met { $seats } stoelen begonnen, en --seats noemt er { $given }
usage-url = --url vraagt om http://… of https://…, niet om '{ $value }'
usage-compare-game = --game zegt voor welk spel de stapels zijn; of een regel game = "NAAM" bovenaan een bestand
usage-two-bots = --bots vraagt om twee bots, de beste eerst, of om none
usage-position-game = bij een stelling hoort --game SPEL
usage-iterations-moments = --iterations en --moments vragen om een getal vanaf 2
usage-advise-seat = --seat { $seat } is hier niet aan zet; wel: { $seats }
extra-missing = { $what } heeft { $package } nodig: ./rumpus setup, of pip install 'rumpus[{ $extra }]'
gpu-none = --gpu: hier is geen NVIDIA-GPU

# Spellen en hoe ze worden opgezet
no-game = er is geen spel '{ $name }'; er zijn: { $games }
no-game-folder = er is geen spel '{ $name }'; er zijn: { $games }; { $variable } noemt { $folder }, maar daar is geen map
no-game-file = er is geen spel '{ $name }': in { $file } staat geen GAME = …; er zijn: { $games }
game-toml-unreadable = { $game }: game.toml kan niet worden gelezen: { $problem }
game-package-taken = { $folder }: er is al een Python-pakket '{ $package }' in gebruik; geef de map een andere naam
game-facts-lacks = { $game }: in { $file } ontbreekt '{ $key }'
game-facts-unknown = { $game }: '{ $key }' in { $file } wordt door niets gelezen; hier kan staan: { $keys }
game-facts-kind = { $game }: '{ $key }' in { $file } moet { $wanted ->
         [int] een geheel getal
         [float] een getal
         [bool] true of false
         [str] tekst
         [strint] tekst of een geheel getal
         [strboolint] tekst, true of false of een geheel getal
         [list] een lijst
        *[table] een tabel
    } zijn, niet { $found }
game-facts-length = { $game }: '{ $key }' in { $file } moet een lijst van { $count } zijn, niet { $found }
game-facts-range = { $game }: '{ $key }' in { $file } moet van { $least } tot en met { $most } zijn, niet { $found }
game-facts-choice = { $game }: '{ $key }' in { $file } moet een van deze zijn: { $choices }, niet { $found }
game-facts-clocks = { $game }: '{ $key }' in { $file } moet de klokken { $clocks } in deze volgorde hebben, zoals elk tempo, niet { $found }
game-rules-lack = { $game }: in { $file } ontbreekt de functie '{ $function }'
game-rules-number = { $game }: in { $file } ontbreekt het gehele getal '{ $name }'; core/contract.py zegt wat het telt
game-state-lacks = { $game }: { $file } heeft een klasse State met het veld 'seats' nodig
game-module-broken = { $package }: { $module }.py kan niet worden geïmporteerd: { $problem }
game-hook-misspelt = { $game }: { $file } heeft een functie '{ $function }' die nergens wordt aangeroepen; was '{ $meant }' bedoeld? Zo niet, laat de naam met _ beginnen
game-hook-shape = { $game }: '{ $function }' in { $file } heeft { $found } parameters, maar wordt met { $wanted } aangeroepen; core/contract.py zegt welke
game-hook-no-function = { $game }: '{ $function }' in { $file } moet een functie zijn
game-file-facts = { $game }: GAME moet een dict zijn met ten minste 'title' en 'seats', zoals {"{"}"title": "Pig", "seats": (2, 6){"}"}: { $problem }
game-file-moves = { $game }: MOVES moet een dict zijn van zetcodes en hun Engelse tekst, zoals {"{"}"roll": "Roll"{"}"}
game-file-seats = { $game }: 'GAME.seats' in { $file } hoort het kleinste en het grootste aantal te zijn, zoals (2, 6), eventueel met het gebruikelijke erbij, niet { $found }
game-endless = { $title }: een partij met deze sleutel komt niet tot een einde
game-bots-endless = { $title }: een partij tussen bots komt niet tot een einde
net-unreadable = { $path }: dit is geen net, of maar een deel ervan; `python -m rumpus.lab.training` maakt er een
net-of-others = { $path }: dit net is getraind voor andere regels of andere kenmerken van { $game }; train het opnieuw: python -m rumpus.lab.training { $game }
net-no-features = { $game }: er is geen features.py, dus een net heeft niets om naar te kijken
training-needs-torch = trainen heeft PyTorch nodig: pip install torch
game-no-rules = { $title } heeft geen spelregels: { $file } ontbreekt
game-name = de naam van een spel bestaat uit kleine letters, cijfers en _, en begint met een letter, niet '{ $name }'
game-exists = er is al een spel '{ $name }'
game-python-name = '{ $name }' is de naam van een Python-pakket; kies een andere
folder-exists = { $folder } bestaat al
option-seats = { $title } is voor { $least } t/m { $most } stoelen, niet { $seats }
option-unknown = { $title } heeft geen optie '{ $name }' (wel: { $options })
option-none-unknown = { $title } heeft geen optie '{ $name }' (het heeft er geen)
option-flag = { $title }: de optie { $name } is yes of no, niet '{ $value }'
option-choice = { $title }: de optie { $name } is een van { $choices }, niet '{ $value }'
option-number = { $title }: de optie { $name } is een getal, niet '{ $value }'
option-range = { $title }: de optie { $name } gaat van { $least } t/m { $most }, niet { $value }
option-return-game = de revanche is voor beide sets samen: je speelt die met de dieren die niet mee mochten
no-level = er is geen niveau '{ $name }'; er zijn: { $levels }
level-budget = '{ $word }': een budget is een aantal iteraties, of seconden met een s: { $name }@800, { $name }@0.5s

# Eigen stapels
deck-format = { $path }: geen TOML en geen JSON: { $problem }
deck-no-tables = { $path }: een stapel bestaat uit tabellen met een naam, niet uit één waarde of lijst
deck-other-game = dit is een stapel voor { $other }, niet voor { $title }
deck-fixed = { $title } heeft geen stapel om te veranderen
deck-no-table = deck.{ $table }: zo’n tabel heeft { $title } niet (wel: { $tables })
deck-list = { $place }: hier hoort een lijst
deck-entry = { $place }: hier hoort een regel met { $keys }
deck-key-unknown = { $place }: '{ $key }' is niet een van { $keys }
deck-key-missing = { $place }: '{ $key }' ontbreekt
deck-kind = { $place }: '{ $value }' moet { $kind ->
    [flag] true of false
    [number] een geheel getal
    [word] een woord
    [list] een lijst
   *[table] een tabel
} zijn
deck-below = { $place }: { $value } is minder dan { $least }
deck-above = { $place }: { $value } is meer dan { $most }
deck-one-of = { $place }: '{ $value }' is niet een van { $choices }
deck-twice = { $place }: '{ $value }' staat er twee keer
deck-cards = { $place }: { $cards } kaarten; het moeten er { $least } t/m { $most } zijn
deck-count = { $place }: { $count } in totaal; het moeten er { $least } t/m { $most } zijn
deck-not-whole = deck: er ontbreekt een tabel (er zijn: { $tables })
deck-deep = deck: te diep genest
deck-long = { $place }: { $size } tekens; het mogen er hoogstens { $most } zijn
deck-entries = { $place }: { $count } regels; het mogen er hoogstens { $most } zijn
deck-animals = deck.animals: er zijn { $needed } dieren nodig, niet { $count }
deck-animal = { $place }: hier staat { $animal } met waarde { $value }; alleen de punten mogen veranderen
deck-no-card = { $place }: een kaart '{ $card }' is er niet; waarden gaan tot 5, met een tweede kleur tot 3
deck-too-many = { $place }: meer dan { $most } kaarten '{ $card }'
deck-same-colour = { $place }: de tweede kleur is de eerste; schrijf "none" voor één kleur
deck-hands = { $place }: { $cards } kaarten; { $seats } handen van { $hand } vragen er { $needed }
deck-place = { $what }: een plek in een stapel is deck.TABEL.REGEL.SLEUTEL, zoals deck.brown.bear.count
deck-no-list = { $what }: { $title } heeft geen lijst '{ $table }' (wel: { $tables })
deck-no-place = { $what }: die plek is er niet; er zijn: { $entries }
deck-no-key = { $what }: deze regel heeft geen '{ $key }' (wel: { $keys })

# Spelen
move-unknown = { $title } heeft geen zet '{ $move }'
move-illegal = { $move } kan nu niet
game-over = het spel is afgelopen
seat-not-now = stoel { $seat } is nu niet aan zet
chance-nothing = het toeval heeft hier niets te beslissen
chance-outcome = uitkomst { $outcome } kan hier niet
chance-no-key = het toeval moet een uitkomst krijgen: deze sessie heeft geen sleutel
clock-none = er loopt geen klok
advise-near = bij stap { $at } beslist niemand: het spel is afgelopen, of het toeval is aan zet. Beslissingen in de buurt: { $near }
nobody-decides = hier hoeft niemand te beslissen: het spel is afgelopen, of het toeval is aan zet
position-field = { $field }: { $problem }
position-misfit = een getal past niet in zijn veld: { $problem }
position-width = { $field } bevat een getal dat niet in { $bits } bits past
position-hidden = { $field }: in een stelling is niets verborgen ({ $mark })
position-no-field = regel { $line }: '{ $name }' is geen veld (er zijn: { $fields })
position-twice = regel { $line }: { $field } staat er twee keer
deal-secret = het geheim is niet het geheim dat vooraf was beloofd
deal-draw = trekking { $draw } had { $expected } moeten geven, maar in het verslag staat { $outcome }

# Verslagen
record-over = { $path }: dit spel is afgelopen; `rumpus replay { $path }` laat het zien
record-empty = leeg
record-cut = regel { $line }: afgebroken: op de laatste regel van een verslag staat een controlegetal
record-altered = het controlegetal klopt niet: het verslag is veranderd of beschadigd
record-not-ours = regel 1: geen verslag van Rumpus
record-newer = regel 1: geschreven door een nieuwere Rumpus (formaat { $format }); werk Rumpus bij om het te lezen
record-key = regel 1: '{ $key }' ontbreekt of is van de verkeerde soort
record-line-kind = regel { $line }: geen zet, geen toeval, geen klok en geen gesprek
record-line-json = regel { $line }: geen JSON (afgebroken?)
record-line-object = regel { $line }: geen JSON-object
record-result = laatste regel: volgens de spelregels is de uitslag anders
record-rules = gespeeld met versie { $played } van de regels van { $title }, dit is { $rules }: je kunt het bekijken, maar niet tegen deze regels controleren
record-draws = alle { $count } trekkingen zijn zoals beloofd; { $problem }
record-line-differs = regel { $line }: volgens de spelregels gaat het anders
record-no-commitment = dit spel is zonder belofte vooraf gedeeld: er is niets om het mee te vergelijken
record-no-secret = het geheim wordt getoond als het spel is afgelopen: dit verslag is nog niet af

# Programma’s als bot
program-command = program: vraagt om een opdracht, zoals program:./mijnbot
program-start = { $command }: start niet ({ $problem })
program-move = { $command }: antwoordde '{ $answer }', en dat is niet een van { $moves }
program-slow = { $command }: geen antwoord binnen { $seconds } seconden
program-ended = { $command }: stopte midden in het spel
program-json = { $command }: antwoordde '{ $answer }', en dat is geen JSON-object
program-quote = { $command }: er mist een aanhalingsteken
bot-answer = { $name }: koos '{ $answer }', en dat is niet een van { $moves }
bot-choose = { $name }: heeft geen choose(view, legal)
bot-where = een bot komt aan tafel met --code, --link of --make

# Het lab
solve-hidden = { $title } verbergt iets ({ $field }): alleen open spellen kunnen exact worden opgelost
solve-cycle = { $title } kan in een eerdere stelling terugkomen: er is geen einde om bij te beginnen
solve-large = { $title } met { $seats } stoelen heeft meer dan { $most } stellingen
solve-together = bij { $title } zijn stoelen tegelijk aan zet: alleen spellen met beurten kunnen exact worden opgelost
balance-needs-numba = een balansrapport heeft numba nodig: het bestaat uit vele duizenden partijen
bulk-needs-numba = in het groot simuleren kan alleen met numba
results-not-empty = { $folder }: is niet leeg, en er staat geen reeks partijen in
results-other-run = { $folder }: hier staat een andere reeks partijen (verschil: { $keys }); kies een andere map
results-misnamed = { $path }: is niet wat de naam zegt
results-kept = de partijen t/m nummer { $number } staan er al: vraag er zoveel of meer
leaderboard-form = { $path }: dit is geen ranglijst ({ $problem })
leaderboard-counted = { $path }: telde de partijen van deze bots met de sleutel { $key } al mee; een andere --key geeft andere kaartverdelingen
vary-form = --vary vraagt om NAAM=WAARDEN, niet om '{ $value }'
vary-range = '{ $value }': een bereik bestaat uit gehele getallen, zoals 1..4
vary-many = '{ $value }': een bereik heeft hoogstens { $most } waarden
vary-number = { $what }: '{ $value }' is geen geheel getal
wish-form = --wish vraagt om een van { $measures } met een bereik, zoals seats=2% of minutes=20..25, niet om '{ $value }'
wish-share = --wish { $value }: een aandeel is hooguit 100 %; { $measure }=2% is twee van de honderd
wish-no-minutes = { $title } zegt niet hoeveel minuten het duurt: --seconds zegt hoelang een beslissing duurt
tune-nothing = { $title } heeft geen aantallen in zijn stapel: --vary noemt wat mag veranderen

# De speelkamer
setting-unknown = er is geen instelling { $name }; docs/reference/settings.md noemt ze
setting-wrong = de instelling { $name } kan niet '{ $value }' zijn; docs/reference/settings.md zegt wat past
setting-flag = { $name } is yes of no, niet '{ $value }'
port-forbidden = poort { $port } mag je niet gebruiken; probeer er een vanaf 1024
port-no-address = '{ $host }' is geen adres van deze machine
port-none = geen vrije poort vanaf { $port } op { $host }
site-no-page = de pagina is niet gebouwd: ./rumpus page bouwt haar
site-no-folder = { $path } is een bestand; een site is een map
site-folder-full = { $path } is niet leeg: noem een nieuwe map, of vervang de site die er staat met --force
site-folder-other = in { $path } staat iets anders dan een site, en dat vervangt --force niet: noem een nieuwe map
site-no-games = van geen enkel spel konden bestanden worden gemaakt: { $problem }
local-build = { $game } kan niet zonder speelkamer worden gespeeld: { $problem }
store-missing = { $database }: daar is geen speelkamer
store-not-empty = { $database }: een speelkamer komt alleen in een lege database terug
store-no-export = { $path }: is geen hele kopie van een speelkamer ({ $problem })
store-unopened = de speelkamer kan niet worden geopend: { $problem }
store-address = { $database }: dit is geen adres van een database ({ $problem })

# Assistenten
seat-key-bad = dat is geen sleutel van een stoel; `sit` geeft je er een
seat-key-empty = die sleutel hoort bij geen stoel aan die tafel
seat-link-bad = een privélink ziet eruit als …/table/ID#seat=SLEUTEL
room-silent = op { $address } antwoordt geen speelkamer: { $problem }
table-refused = { $why ->
    [other_rules] De regels zijn veranderd sinds dit spel werd gedeeld, en het kan niet verder. Maak een nieuwe tafel.
    [unreadable] Deze tafel kan niet worden geopend: wat ervan bewaard is, is beschadigd, of komt van een versie die te weinig bewaarde. Maak een nieuwe.
    [no_table] Die tafel is er niet.
    [gone] Dat moment is voorbij. Er is niets verloren: kijk wat er nu gevraagd wordt.
    [not_now] Er wordt je nu niets gevraagd. Er is niets veranderd.
    [illegal] Dat kan hier niet.
    [paused] Het spel staat op pauze.
    [started] Het spel is al begonnen.
    [not_started] Het spel is nog niet begonnen.
    [taken] Daar zit al iemand.
    [full] Er is geen stoel meer vrij.
    [not_yours] Dat is niet jouw stoel.
    [not_host] Dat mag alleen wie de tafel opende.
    [too_fast] Te snel. Wacht even.
    [whisper] Hier wordt niet gefluisterd.
    [statement] Dat kun je hier niet zeggen.
    [option] Deze instellingen gaan niet samen.
    [level] Zo’n bot is er niet.
    [link] Deze link opent niets meer. Vraag een nieuwe.
    [token] Die sleutel is niet van deze speelkamer.
    [preview] Hier is geen voorvertoning.
    [busy] Het was even te druk. Er is niets verloren: probeer het opnieuw.
   *[other] De speelkamer begreep dat niet.
} ({ $note })
room-status = geweigerd (status { $status })
table-unreachable = geen verbinding met { $address }: { $problem }
table-silent = de tafel antwoordt niet
table-broke = de verbinding is verbroken
sit-one-of = er is één van game, code en link nodig
tool-argument = { $tool }: { $kind ->
    [missing] `{ $argument }` ontbreekt
    [extra] er is geen `{ $argument }`
    [choice] `{ $argument }` is een van { $expected }
    [least] `{ $argument }` is minstens { $expected }
    [most] `{ $argument }` is hoogstens { $expected }
    [long] `{ $argument }` is te lang: hoogstens { $expected }
    [short] `{ $argument }` is te kort: minstens { $expected }
   *[other] `{ $argument }` moet { $expected } zijn
}

# Uitspraken
statement-unknown = '{ $text }' is geen uitspraak van { $title }; er zijn: { $statements }
statement-slots = dat zeg je zo: { $form }
statement-slot = '{ $word }' past hier niet: je zegt { $form }, met { $choices }

# In verslagen en stellingen van anderen
record-characters = heeft { $count } tekens; een verslag heeft er hoogstens { $most }
record-lines = heeft { $count } regels; een verslag heeft er hoogstens { $most }
record-line-long = regel { $line }: heeft { $count } tekens; hoogstens { $most } zijn mogelijk
record-half-character = bevat een half teken: een verslag is tekst in UTF-8
record-not-text = is geen tekst; een verslag bestaat uit JSON-regels in UTF-8
record-seats = regel 1: 'seats' zijn 1 t/m { $seats } namen van hoogstens { $most } tekens
record-no-text = regel 1: '{ $key }' bevat iets wat geen tekst is
record-before = regel 1: 'before': { $problem }
record-before-list = regel 1: 'before' is een lijst van hoogstens { $most } stappen
record-before-step = regel 1: 'before' bevat iets wat geen stap is
record-contributions = regel 1: 'contributions' zijn hexadecimale woorden, hoogstens één per stoel
record-commitment = regel 1: 'commitment' is geen hexadecimaal woord
record-start = regel 1: het begin is niet te lezen: { $problem }
record-start-elsewhere = regel 1: 'start' is niet waar een spel begint, en ook niet waar de stappen ervoor heen leiden
record-start-unknown = regel 1: 'start' is geen beginverdeling, en nergens staat hoe het spel daar kwam
record-field = regel 1: een veld is niet te lezen: { $problem }
record-field-name = regel 1: een veld is niet te lezen: '{ $name }' is geen naam van een veld
record-field-shape = regel 1: een veld is niet te lezen: { $field }: de vorm '{ $shape }' is niet mogelijk
record-field-bits = regel 1: een veld is niet te lezen: { $field }: { $bits } bits zijn niet mogelijk
record-field-sees = regel 1: een veld is niet te lezen: '{ $text }' zegt niet wie het ziet
record-fields-many = regel 1: { $count } velden; hoogstens { $most } zijn mogelijk
record-cells-many = regel 1: { $count } cellen; hoogstens { $most } zijn mogelijk
record-other-fields = regel 1: 'fields' en 'names' zijn niet die van { $title }
record-line-form = regel { $line }: '{ $kind }' is niet geschreven zoals in een verslag
record-line-note = regel { $line }: '{ $kind }' verandert niets
record-line-events = regel { $line }: de gebeurtenissen zijn niet te lezen
record-line-fields = regel { $line }: de velden zijn niet te lezen
record-line-result = regel { $line }: 'result' heeft punten en rang van elke stoel
record-line-end = regel { $line }: geen uitslag, en ook niet als onaf gemerkt
record-line-secret = regel { $line }: 'secret' is geen hexadecimaal woord
record-no-field = regel { $line }: '{ $name }' is geen veld van dit verslag
record-work = { $steps } stappen van { $cells } cellen zijn meer dan een verslag mag hebben
record-steps = { $count } stappen; een spel heeft er hoogstens { $most }
chance-endless = het toeval was { $count } keer aan zet en zou doorgaan: geen spel leidt hierheen
position-rules = de spelregels kunnen hier niet verder ({ $problem })
position-bytes = { $count } bytes; een stelling heeft er { $size }
position-seats = seats: { $title } is voor { $least } t/m { $most }, niet voor { $seats }
position-table-seats = seats: { $seats }; deze tafel heeft er { $table }
position-uncountable = de kaarten zijn niet te tellen: er ligt er een waar geen kan liggen
position-too-often = een kaart is er vaker dan in de stapel
position-disagrees = de getallen kloppen niet met elkaar: geen spel leidt hierheen
position-no-word = { $field }: er staat een getal in dat geen { $kind } is
position-negative = { $field }: een stapel bevat niet minder dan niets
position-no-outcome = het toeval heeft hier geen uitkomst
position-no-seat = er is een stoel aan zet die niet aan tafel staat
position-no-end = het spel eindigt vanaf hier niet binnen { $steps } stappen
position-stuck = stoel { $seat } is aan zet en kan niets doen
position-nobody = vanaf hier beslist niemand meer iets: zo kan geen spel beginnen
position-loops = de spelregels komen hier niet tot een eind

# De functies van een spel op de pagina (speed/script)
script-at = { $file }, regel { $line }: { $problem }
script-unexpected = wat het spel zegt, kon niet voor de pagina worden vertaald ({ $problem }); als de woorden gewoon Python zijn, is de fout van ons
script-source = { $name }: de broncode staat niet waar Python haar zoekt; schrijf het als een functie op eigen regels
script-syntax = { $construct } wordt niet vertaald voor de pagina; toewijzingen, if, for, while, match, try, return en gewone uitdrukkingen wel
script-float = getallen met een breuk en / worden niet vertaald voor de pagina; reken in gehele getallen, met //
script-large = { $number } is groter dan 2 tot de macht 53, waar de getallen van een pagina ophouden
script-name = { $name } komt uit { $module }; op de pagina heeft een spel de functies van zijn eigen map, van rumpus.core en van rumpus.kernel (geen dobbelstenen, geen logaritmen)
script-call = { $name }() wordt niet vertaald voor de pagina; schrijf het uit, of als functie in de map van het spel
script-attribute = .{ $name } hoort bij niets wat de pagina kent; er zijn velden van de toestand, van dataclasses, en methoden van tekst, lijsten, dicts en sets
script-value = { $name } is een { $kind }; een constante voor de pagina is een getal, een tekst, een lijst, tuple, dict of set, Names, of een dataclass daarvan
script-class = class { $name }: op de pagina is een klasse een dataclass, een NamedTuple, of heeft ze __init__ en gewone methoden; ze erft niets
script-keywords = argumenten op naam zijn er alleen voor functies en klassen die bij hun eigen naam worden aangeroepen
script-default = een standaardwaarde is op de pagina een constante: None, een getal, een tekst; of dict, list of set als default_factory
script-format = de opmaak '{ $spec }' wordt niet vertaald voor de pagina; vulteken, uitlijning, teken, breedte, d en s wel
script-set-order = een set heeft geen volgorde; loop over sorted(…)
admin-unknown = { $action } bestaat niet. Er is: { $actions }.
admin-needs = { $action } heeft nodig: { $what }.
admin-no-key = Er is geen beheersleutel. Maak er een op de machine zelf: rumpus admin key
admin-address = { $address } is geen adres. Het begint met http:// of https://.
admin-refused = De speelkamer op { $address } zegt nee: { $problem }
admin-unreached = Op { $address } antwoordt geen speelkamer: { $problem }
admin-no-table = Geen lopende tafel heeft de code { $code }.

# Puzzels
puzzles-too-few-choices = { $title }: niemand kan ooit uit drie zetten kiezen, dus er zijn geen puzzels
puzzles-none = bij { $title } horen geen puzzels; --file noemt andere
puzzles-unreadable = { $path }: is geen bestand met puzzels ({ $problem }); rumpus puzzles GAME --out FILE schrijft er een
puzzles-format = { $path }: is geschreven in formaat { $written }, deze versie leest { $format }; maak het opnieuw met rumpus puzzles
puzzles-rules = { $path }: is gemaakt met regels { $written } van { $game }, nu gelden regels { $rules }; maak het opnieuw: rumpus puzzles { $game } --count 60 --out { $path }
puzzles-steps = de stappen van een puzzel zijn niet te lezen
puzzles-no-choice = puzzel { $name } heeft geen keuzes
puzzles-illegal = puzzel { $name }: { $move } kan daar niet
