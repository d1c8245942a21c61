# Wat de terminal zelf zegt. Spellen brengen hun eigen woorden mee.

# Hulp
help-usage = gebruik
help-arguments = wat
help-options = opties
group-play = spelen:
group-back = op een spel terugkijken:
group-measure = meten, voor onderzoekers en ontwerpers:
group-programs = voor programma’s en assistenten:
group-own = een eigen spel:
group-keep = de speelkamer beheren:
help-tools = ook, in een checkout (./rumpus):
help-examples = voorbeelden:

arg-game = de naam van een spel, zoals `rumpus games` hem toont
arg-json = antwoord als JSON, voor programma’s
arg-lang = de taal: Engels, Nederlands of Frans
arg-help = toon deze uitleg
arg-plain = gewone tekst voor schermlezers: geen kleur, niets over het scherm heen getekend

rumpus = De speelkamer voor vijf gezelschapsspellen. Zonder opdracht gaat ze open, in je browser.
    .examples =
        {"  "}rumpus                                   de speelkamer openen
        {"  "}rumpus play bounce
        {"  "}rumpus play bounce --seats me,me,bot --lang nl
        {"  "}rumpus help simulate                     meer over één opdracht

tool-setup = alles installeren wat de controles nodig hebben, en de pagina bouwen
tool-test = alle controles uitvoeren
tool-page = de pagina bouwen
tool-docs = de documentatie als HTML in een map schrijven
tool-shots = afbeeldingen van elk scherm
tool-bench = een meting uitvoeren
tool-pins = de versies van de afhankelijkheden opnieuw vastleggen

command-games = wat hier te spelen is
    .examples =
        {"  "}rumpus games
        {"  "}RUMPUS_GAMES=~/mijn-spellen rumpus games     ook je eigen map met spellen
command-rules = de regels van een spel, om te lezen
    .examples =
        {"  "}rumpus rules bounce
        {"  "}rumpus rules bounce --lang fr | less
command-moves = de zetten van een spel: nummer, code en zin
    .examples =
        {"  "}rumpus moves bounce
        {"  "}rumpus moves bounce --json

# Spellen
game-seats = { $least ->
    [1] { $most ->
        [1] voor één
       *[other] 1 t/m { $most } spelers
    }
   *[other] { $least } t/m { $most } spelers
}
game-age = vanaf { $age } jaar
game-minutes = { $least } tot { $most } minuten
rules-other-language = de regels zijn er niet in jouw taal; hier staan ze in "{ $language }"

# Stoelen
seat-number = stoel { $number }
seat-me = Jij
seat-player = Speler { $number }
seat-bot = Bot { $number }

# Spelen
arg-game-or-record = de naam van een spel, of het verslag van een spel dat nog niet af is (BESTAND.rump) om verder te spelen
arg-seats-play = wie waar zit: me, me:NAAM, bot of bot:NIVEAU (child … shark, random) per stoel, of een aantal stoelen
arg-option = een optie van het spel, nog eens voor elke volgende; `rumpus games --json` noemt ze
arg-deck = een eigen stapel, TOML of JSON, in plaats van de kaarten van het spel
arg-key = de sleutel van het toeval, tot 64 hexadecimale cijfers: dezelfde sleutel geeft hetzelfde spel (anders een nieuwe)
arg-save = waar het verslag komt te staan (anders bij je gegevens)

command-play = speel een spel hier in de terminal
    .more = Antwoord met het nummer of de code van een zet; ? helpt, quit stopt. Het spel wordt na elke zet bewaard. Zonder --seats speel je tegen bots.
    .examples =
        {"  "}rumpus play bounce                          jij en een bot
        {"  "}rumpus play bounce --seats me:Els,me:Jan    twee mensen, één toetsenbord
        {"  "}rumpus play bounce --option play_on=yes --save avond.rump
        {"  "}rumpus play avond.rump                      ga verder waar je was
play-begin = Antwoord met een nummer, een code of het begin daarvan. ? voor hulp.
play-help =
    Typ het nummer of de code van een zet om hem te doen; het begin van een code is genoeg.
    Alleen Enter doet de enige zet die er is, of toont het bord opnieuw.
    {"  "}? NAAM   wat een kaart doet
    {"  "}rules    de regels van dit spel
    {"  "}advise   wat een sterke bot in jouw plaats zou doen
    {"  "}say TEKST  iets zeggen; alleen "say" toont wat bots begrijpen
    {"  "}quit     opstaan; het spel wordt bewaard
play-type = Typ de delen achter elkaar: { $example }
play-say = Wat je kunt zeggen, met van elk een voorbeeld. Spelers mag je bij hun naam noemen:
play-say-free = Zeg wat je wilt: say TEKST
play-said-free = Bots begrijpen alleen vaste uitspraken; typ "say" om ze te zien.
play-let-pass = laat gaan (of Enter)
play-look = Alleen voor jouw ogen, en deze terminal kan het daarna niet wissen: druk op Enter als niemand anders kijkt.
play-look-over = Het kijken is voorbij. Deze terminal kan niet wissen wat er stond: scrol niet terug.
play-no-help = Over { $word } valt niets te vertellen.
play-no-such-move = "{ $answer }" kan nu niet. ? voor hulp.
play-which = "{ $answer }" kan zijn: { $moves }.
play-curtain = Geef het toetsenbord aan { $name }. { $name }, druk op Enter als niemand anders kijkt.
play-kept = Bewaard in { $path }
play-left = Bewaard in { $path }. Met `rumpus play { $path }` ga je verder.
play-left-early = Er is nog niets gespeeld, dus er is niets bewaard.
result-placed = { $place }. { $name }, { $score }
result-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
result-lost = –  { $name }, geen plaats

# Terugkijken en nakijken
arg-record = een verslag (.rump)
arg-seat = zoals stoel N het zag (vanaf 1); anders zoals iedereen het zag
arg-at = alleen t/m stap K, met het bord zoals het toen stond
command-replay = speel een verslag opnieuw af
    .examples =
        {"  "}rumpus replay avond.rump
        {"  "}rumpus replay avond.rump --seat 2 --at 40
replay-without-game = Het spel is hier niet, of de regels zijn sindsdien veranderd: dit is het kale verslag.
replay-unfinished = Hier is het spel afgebroken.
command-verify = was het eerlijk gedeeld? rekent elke trekking van een verslag na
    .more = Vóór een spel belooft de deler een geheim en aan het eind gaat het open: zo kan elke kaart en elke dobbelsteen opnieuw getrokken worden. Eindigt met 0 als alles klopt, anders met 2 en de reden.
    .examples =
        {"  "}rumpus verify avond.rump
        {"  "}rumpus verify avond.rump --json
verify-fair = { $draws ->
    [one] Nagerekend: eerlijk gedeeld. { $draws } trekking, die uit het beloofde geheim volgt.
   *[other] Nagerekend: eerlijk gedeeld. Alle { $draws } trekkingen volgen uit het beloofde geheim.
}

# Simuleren en oplossen
arg-games = hoeveel partijen ({ NUMBER($default) })
arg-seats-count = hoeveel stoelen (anders zoveel als gewoonlijk)
arg-jobs = hoeveel threads (één per processorkern)
arg-out-simulate = bewaar de uitslag van elke partij in deze map, als Parquet; nog eens hetzelfde gaat verder waar het ophield
arg-ray = speel op het Ray-cluster met dit adres; local start er hier een
arg-gpu = speel op de NVIDIA-GPU van deze machine
command-simulate = veel willekeurige partijen, en wat ze vertellen
    .more = Iedereen doet zomaar een toegestane zet. Aandelen en gemiddelden hebben hun interval van 95 %; dezelfde sleutel speelt overal dezelfde partijen.
    .examples =
        {"  "}rumpus simulate bounce --games 1000000
        {"  "}rumpus simulate bounce --seats 4 --option play_on=yes --key 7 --json
        {"  "}rumpus simulate beasty_bar --games 10000000 --key 7 --out results
        {"  "}RUMPUS_INTERPRET=1 rumpus simulate bounce       zonder te compileren
simulate-title = { $title }: { $games ->
    [one] één willekeurige partij
   *[other] { NUMBER($games) } willekeurige partijen
}
simulate-first = eerste plaats (95 %)
simulate-points = punten (95 %)
simulate-shared = In { $percent } % van de partijen werd de eerste plaats gedeeld.
simulate-nobody = In { $percent } % van de partijen won niemand.
simulate-length = Stappen per partij, toeval meegeteld: { $mean }, van { $least } t/m { $most }.
simulate-speed = { $speed } beslissingen per seconde; in totaal { $seconds } s, { $compiled } % van de partijen gecompileerd.
simulate-key = Nog eens hetzelfde: --key { $key }
simulate-kept = { $games } spellen zijn bewaard in { $folder }; hetzelfde commando met --key { $key } gaat daar verder
arg-seats-solve = hoeveel stoelen (anders één en twee)
arg-random = met willekeurige zetten in plaats van de beste, om met een simulatie te vergelijken
arg-exact = toon ook de exacte breuken (die kunnen honderden cijfers hebben)
command-solve = de exacte kansen van een klein open spel
    .more = Voor spellen die niets verbergen en nooit in dezelfde stelling terugkomen, zoals Bounce. Met twee stoelen duurt het ongeveer een halve minuut.
    .examples =
        {"  "}rumpus solve bounce
        {"  "}rumpus solve bounce --seats 1 --json
solve-positions = stellingen
solve-seats = { $count ->
    [one] één stoel
   *[other] { $count } stoelen
}
solve-nobody = niemand
solve-beginner = wie begint
solve-other = de ander
solve-facts = { NUMBER($positions) } stellingen waarin iemand beslist; in { $ties } daarvan maakte de keuze alleen voor anderen iets uit.

# Bots
arg-bots = wie er speelt ({ $default }): child, beginner, regular, expert, shark, greedy, random; met een eigen budget shark@800 (iteraties) of shark@0.5s; clairvoyant:NIVEAU ziet alle kaarten; program:OPDRACHT is je eigen bot
arg-arena-games = hoeveel partijen, met hele kaartverdelingen ({ NUMBER($default) })
arg-arena-jobs = hoeveel processen (één per processorkern)
arg-leaderboard = houd ieders sterkte bij in dit bestand, met de opdrachten waar die van komt
command-arena = bots tegen bots: wie wint van wie
    .more = Elke kaartverdeling wordt gespeeld met elke bot op elke stoel, zodat niemand betere kaarten heeft. Een ster geeft aan wat meer dan geluk is.
    .examples =
        {"  "}rumpus arena beasty_bar --bots shark,greedy --games 200
        {"  "}rumpus arena bloops --seats 4 --bots expert,regular,child --json
        {"  "}rumpus arena beasty_bar --bots "shark@0.1s,program:./mijnbot"
arg-position = een verslag (.rump), of een stelling als tekst (- voor stdin) met --game
arg-position-game = het spel van een stelling
arg-advise-seat = wie er beslist (vanaf 1), als er meer aan zet zijn
arg-iterations = hoe lang er nagedacht wordt, in iteraties van het zoeken per vraag ({ NUMBER($default) })
command-advise = wat een sterke bot hier zou doen, met wat een stoel weet
    .more = De bot krijgt wat de stoel weet en niets meer. Bij elke zet staat wat hij belooft, en hoe zeker dat is.
    .examples =
        {"  "}rumpus advise avond.rump --at 40
        {"  "}rumpus advise --game bounce stelling.txt --json
        {"  "}in een spel met `rumpus play` vraagt het antwoord `advise` erom
advise-chance = { $name }: { $percent } % kans om te winnen, voor zover deze stoel het kan weten
advise-worth = { $worth } van de 100 ({ $low } tot { $high })
advise-tied = geen duidelijk verschil met de eerste
advise-played = dit is gespeeld
advise-hardly = Nauwelijks bekeken, dus zonder rang: { $moves }
advise-note = Van de 100: wat de zet belooft, in honderdsten van een overwinning (plaatsen tellen een beetje mee). Tussen haakjes: waar dat in 95 van de 100 gevallen ligt.
arg-moments = op hoeveel momenten van het spel er gekeken wordt ({ NUMBER($default) })
arg-svg = schrijf de curven ook als plaatje
command-review = een afgelopen spel nog eens bekeken: kansen, keerpunten, betere zetten
    .more = Toont de kansen van elke stoel door het spel heen, en noemt alleen wat zeker een fout was. Duurt bij een lang spel een minuut of langer.
    .examples =
        {"  "}rumpus review avond.rump
        {"  "}rumpus review avond.rump --svg avond.svg --json
review-title = { $title }: wat elke stoel mocht verwachten
review-note = Op elk moment: wat de stoelen gemiddeld verwachtten, elk met wat toen bekend was op die stoel. Het laatste punt is de uitslag.
review-judged =
    { $decisions ->
        [0] Niemand had iets te kiezen, dus viel er niets te beoordelen.
       *[other]
            { $rest ->
                [0] Alle { $decisions } beslissingen zijn beoordeeld.
               *[other] { $judged } van de { $decisions } beslissingen zijn beoordeeld, { $rest } niet (meer met --moments).
            }
    }
review-no-mistakes = Niets was duidelijk beter dan wat er gespeeld werd.
review-mistake = Stap { $step }, { $name }: "{ $played }"; beter: "{ $better }" ({ $loss } van de 100 meer, tussen { $low } en { $high })
arena-title =
    { $title }: { $games ->
        [one] één partij
       *[other] { NUMBER($games) } partijen
    }, { $deals ->
        [one] één kaartverdeling
       *[other] { NUMBER($deals) } kaartverdelingen
    } waarbij iedereen op elke stoel zit
arena-rating = sterkte (openskill)
arena-beats = { $bot } eindigt voor { $other }: { $share }
arena-star = Een ster: een van beide is beter, meer dan toeval verklaart (5 %, gecorrigeerd voor alle paren volgens Holm).
leaderboard-title = Ranglijst { $path }: { NUMBER($runs) ->
    [one] één reeks
   *[other] { NUMBER($runs) } reeksen
}
leaderboard-bot = { $rating }, { NUMBER($games) } partijen

# Het menu
menu-welcome = Schuif maar aan. Wat spelen we?
menu-which = Nummer of naam:
menu-again = Die staat er niet bij. Met `quit` ga je weg.

# Voor programma’s
command-referee = de regels voor andere programma’s: JSON-regels op stdin en stdout
    .more = Een programma in welke taal ook start hem, schrijft per regel een vraag en leest per regel een antwoord. docs/reference/referee.md toont een heel gesprek.
    .examples =
        {"  "}echo '{"{"}"do": "hello"{"}"}' | rumpus referee

# De speelkamer
command-serve = open de speelkamer: de server voor mensen, bots en kijkers
    .more = Opent de speelkamer en je browser. Tafels, zetten en verslagen staan in één database en zijn er de volgende keer weer. docs/how-to/host-a-room.md vertelt over telefoons, het internet en meer dan één machine.
    .examples =
        {"  "}rumpus serve
        {"  "}rumpus serve --host 0.0.0.0                     telefoons in hetzelfde netwerk kunnen meedoen
        {"  "}rumpus serve --database postgresql://…          meerdere servers, één speelkamer
arg-host = het adres waarop geluisterd wordt (127.0.0.1: alleen deze computer)
arg-port = de poort (8000; de volgende vrije als die bezet is)
arg-database = een SQLite-bestand of een postgresql://-adres (anders een bestand bij je gegevens)
arg-workers = hoeveel processen (1)
arg-settings = een TOML-bestand met instellingen: docs/reference/settings.md
arg-origin = nog een adres waaronder pagina’s van deze speelkamer geopend worden, zoals https://games.example.org
arg-no-browser = open de browser niet
arg-log-json = schrijf het logboek als JSON-regels
serve-open = De speelkamer is open: { $address }
serve-port-taken = Poort { $wanted } is bezet; dit is { $port }.
serve-phones = Telefoons in hetzelfde netwerk: { $address }
serve-loopback = Alleen deze computer kan naar binnen. *Telefoons binnenlaten* op de pagina van een tafel opent de speelkamer voor je netwerk; `rumpus serve --host 0.0.0.0` ook.
serve-no-page = De pagina is nog niet gebouwd: ./rumpus page doet dat. De server werkt ook zonder.
serve-stopping = De speelkamer gaat dicht. Wie speelt, komt vanzelf terug als ze weer opengaat.
command-site = de pagina met spellen en bots als bestanden, voor elke statische host
    .more = Schrijft de hele speelkamer die geen server nodig heeft: vijf spellen tegen bots, spelregels, lessen, drie talen; na het eerste bezoek werkt het zonder netwerk. De eerste keer wordt elk spel gecompileerd, dat duurt enkele minuten; wat gecompileerd is, blijft bewaard. docs/how-to/put-it-on-a-static-host.md zegt waar de map heen kan.
    .examples =
        {"  "}rumpus site public
        {"  "}rumpus site public --force                      een nieuwere ervoor in de plaats
        {"  "}python3 -m http.server --directory public       bekijken
arg-site-folder = waar de site komt: een nieuwe map, of een lege
arg-site-force = de site vervangen die er staat
site-compiling = { $title } wordt voor de pagina gecompileerd…
site-left-out = weggelaten: { $problem }
site-done =
    { $folder }: { $games }; { $files } bestanden, { $size } kB. Zet de map op een host die bestanden uitdeelt, of probeer hem:
    {"  "}python3 -m http.server --directory { $folder }
command-admin = wat er in een lopende speelkamer gebeurt, en wat de beheerder eraan kan doen
    .more = Praat met een lopende speelkamer met haar beheersleutel: de instelling host_key, of de sleutel die `rumpus admin key` op de machine zelf maakt. De beheerder ziet geen handen en leest geen gesprek. Tafels worden genoemd met hun code, stoelen geteld vanaf 1.
    .examples =
        {"  "}rumpus admin key
        {"  "}rumpus admin
        {"  "}rumpus admin close PLUM
        {"  "}rumpus admin mute PLUM 2
        {"  "}rumpus admin retention 365 --yes
arg-admin-action = tables, people, load, close, open, mute, unmute, out, door, say, retention, key
arg-admin-what = waar het over gaat: CODE, CODE STOEL, open of closed, TEKST, DAGEN
arg-admin-address = waar de speelkamer is; anders op deze machine
arg-admin-key = de beheersleutel; anders de instelling, of het bestand
arg-admin-yes = wissen, in plaats van alleen tellen wat er gewist zou worden
admin-key-kept = bewaard in { $file }; wie hem heeft, beheert deze speelkamer
admin-tables = { $tables ->
    [0] Geen tafels
    [one] Eén tafel
   *[other] { $tables } tafels
  }, { $people ->
    [0] niemand
    [one] één persoon
   *[other] { $people } mensen
  }
admin-evening = een avond
admin-phase-open = wordt klaargezet
admin-phase-playing = bezig
admin-phase-over = afgelopen
admin-muted = gedempt
admin-closed = gesloten
admin-away = weg
admin-resigned = gaf op
admin-program = een programma
admin-door-closed = Er gaan nu geen nieuwe tafels open.
admin-load = Processor { $processor } % van een kern, geheugen { $memory } van { $most } MB, traagste antwoord { $slowest } ms, { $sockets ->
    [one] 1 verbinding
   *[other] { $sockets } verbindingen
}
admin-room-for = { $tables ->
    [0] Er kunnen geen tafels meer bij.
    [one] Plaats voor nog ongeveer één tafel.
   *[other] Plaats voor nog ongeveer { $tables } tafels.
}
admin-forgotten = { $count ->
    [one] Eén afgelopen spel is gewist.
   *[other] { $count } afgelopen spellen zijn gewist.
  }
admin-would-forget = { $count ->
    [one] Eén afgelopen spel is ouder. Met --yes wordt het gewist.
   *[other] { $count } afgelopen spellen zijn ouder. Met --yes worden ze gewist.
  }
command-backup = een kopie van de speelkamer terwijl ze open is
    .more = Kan terwijl er gespeeld wordt. In de kopie staan de geheimen van spellen die nog bezig zijn: houd die voor jezelf.
    .examples =
        {"  "}rumpus backup avond.sqlite
        {"  "}rumpus backup kamer.jsonl --database postgresql://…
arg-backup-file = het bestand om te schrijven
backup-done = Gekopieerd naar { $file }.
command-restore = een speelkamer terug uit haar kopie, in een lege database van welke soort ook
    .more = De database moet leeg zijn. Zo gaat een speelkamer ook van SQLite naar PostgreSQL, of terug.
    .examples =
        {"  "}rumpus restore avond.sqlite --database nieuw.sqlite
        {"  "}rumpus restore avond.sqlite --database postgresql://…
arg-restore-file = wat rumpus backup heeft geschreven
restore-done = { $file } staat in { $database }: { $lines ->
    [one] één regel
   *[other] { $lines } regels
}.
arg-typescript = schrijf de types voor de pagina naar FILE, of toon ze
arg-boards = schrijf voor de pagina de woordenschat van elk spel met een eigen bord
command-wire = de berichten van een speelkamer, als JSON-schema
    .more = Voor wie een programma schrijft dat met een speelkamer praat (docs/reference/wire.md), en om onze eigen pagina te bouwen.
    .examples =
        {"  "}rumpus wire > wire.json
        {"  "}rumpus wire --typescript web/src/wire/messages.ts
        {"  "}rumpus wire --boards

# Je eigen spel
arg-name = de naam: kleine letters, cijfers en _
arg-folder = waar de nieuwe map komt (hier)
command-new-game = een klein compleet spel om je eigen spel van te maken
    .more = Maakt een map met een kaartspel van drie slagen: regels, woorden in drie talen, scenario’s. CONTRIBUTING.md vertelt waar elk bestand voor is; een spel mag ook één bestand zijn, zoals examples/games/pig.py.
    .examples =
        {"  "}rumpus new-game mijn_spel --folder ~/mijn-spellen
        {"  "}RUMPUS_GAMES=~/mijn-spellen rumpus play mijn_spel
new-game-made =
    Een spel van drie slagen, compleet: regels, woorden in drie talen, scenario’s. Probeer het, en verander het dan:
    {"  "}RUMPUS_GAMES={ $games } rumpus play { $name }
command-check-game = alles proberen wat één spel aangaat
    .more = Wetten, scenario’s, woorden, machinecode, bots, pagina, en of het zonder verbinding kan worden gespeeld. Eindigt met 0 als alles klopt, 1 als er iets niet klopt (elke regel zegt wat en waar), 2 als het spel niet kan worden geladen.
    .examples =
        {"  "}rumpus check-game bounce
        {"  "}RUMPUS_GAMES=~/mijn-spellen rumpus check-game mijn_spel
        {"  "}rumpus check-game bounce --json
check-name = { $check ->
    [laws] wetten
    [scenarios] scenario’s
    [words] woorden
    [compiled] machinecode
    [bots] bots
    [offline] offline
   *[page] pagina
}
check-none = { $check ->
    [compiled] niet geprobeerd: numba is niet geïnstalleerd (./rumpus setup), of RUMPUS_INTERPRET=1 staat aan
   *[other] er zijn er nog geen
}
check-tried = { $tried } geprobeerd, { $seconds } s
check-laws-first = niet geprobeerd: er wordt een wet overtreden; die fout kan dit programma laten crashen of eindeloos laten doorgaan
check-server-only = zonder verbinding kan het niet worden gespeeld: { $problem }
check-again = { $problem }; hetzelfde in nog { $more }
check-more = en nog { $more }; --json heeft ze allemaal
check-good = { $title } is klaar om te spelen.
check-bad = { $title }: { $failed ->
    [one] één controle is mislukt
   *[other] { $failed } controles zijn mislukt
}. Elke regel zegt wat er is geprobeerd, wat er mis was en waar.

deck-reconstructed = De kaarten zijn deels onze reconstructie: het spelregelboekje noemt ze niet. Een eigen stapel (--deck) zet dat recht.

# Balans
arg-scale = hoeveel partijen, als veelvoud van het gewone aantal (1)
arg-balance-bots = twee niveaus van bots die denken, het betere eerst, of none voor geen (regular,child)
arg-out-balance = waar het rapport komt (GAME-balance.html)
command-balance = is het in balans? één rapport
    .more = Schrijft één HTML-bestand en toont het belangrijkste hier. Duurt één tot drie minuten; --scale 0.1 geeft snel een eerste indruk. docs/why/numbers.md vertelt hoe je het leest.
    .examples =
        {"  "}rumpus balance beasty_bar
        {"  "}rumpus balance bloops --seats 3 --option cards=alternative --out bloops.html
        {"  "}rumpus balance boulder_bluff --deck ours.toml --scale 0.2 --bots none
balance-title = { $title }: { NUMBER($games) } partijen van vlotte spelers
balance-order = { $turns ->
    [0] { "  " }wie als eerste beslist, wint { $share }
   *[other] { "  " }{ $turns } na de eerste: { $share }
    }
balance-length = Een partij vraagt { $mean } beslissingen.
balance-suspense = De koploper wisselt { $changes } keer; de winnaar staat voorgoed voor na { $decided } van de partij.
balance-skill = { $better } tussen { $worse } wint { $share }.
balance-report = Het hele rapport: { $path }
arg-vary = wat er verandert: seats=2..4, OPTIE=yes,no, of deck.TABEL.REGEL.SLEUTEL=0..3
arg-sweep-games = hoeveel partijen voor elk ({ NUMBER($default) })
command-sweep = verander het aantal stoelen, een optie of een getal van de stapel, en zie wat er anders wordt
    .more = Alle varianten spelen dezelfde kaartverdelingen, zodat geluk het verschil niet maakt. Een ster geeft aan wat meer dan toevallig van de eerste variant verschilt.
    .examples =
        {"  "}rumpus sweep beasty_bar --vary seats=2..4
        {"  "}rumpus sweep boulder_bluff --vary deck.brown.bear.count=0..3
        {"  "}rumpus sweep bloops --vary cards=default,alternative --json
sweep-title = { $title }: { NUMBER($games) } partijen van vlotte spelers voor elk
sweep-star = Een ster: anders dan { $first }, partij voor partij, meer dan toeval verklaart (5 %, gecorrigeerd voor alle vergelijkingen volgens Holm).
measure-beginner = aandeel van wie begint (1 is eerlijk)
measure-points = punten van de winnaar
measure-margin = van eerste tot tweede
measure-shared = eerste plaats gedeeld
measure-length = beslissingen
measure-skill = vlot wint tussen willekeurig
arg-compare-deck = een eigen stapel, of own voor die van het spel zelf
arg-compare-game = welk spel; een regel game = "NAAM" in een bestand zegt het ook
command-compare = twee stapels van één spel, maat voor maat
    .more = Een eigen stapel is een TOML- of JSON-bestand met de lijsten die hij verandert: docs/how-to/balance-a-deck.md toont er een.
    .examples =
        {"  "}rumpus compare own ours.toml --game boulder_bluff
        {"  "}rumpus compare old.toml new.toml --game bloops --seats 3 --json
arg-wish = wat je wenst: seats=2%%, minutes=20..25, length=60..80, points, margin, shared=0..5%%, skill=60..80%%; vaker voor meer
arg-tune-vary = wat mag veranderen, zoals bij sweep; vaker voor meer (elk aantal van de stapel, hooguit twee meer of minder)
arg-tries = hoeveel instellingen hooguit te proberen ({ NUMBER($default) })
arg-tune-seconds = hoelang een beslissing bij jou aan tafel duurt, voor minutes (zo dat de gewone partij zo lang duurt als de doos zegt)
arg-out-tune = schrijf wat gevonden is als eigen stapel
command-tune = welke getallen van de stapel te veranderen voor wat je wenst
    .more = Gaat stap voor stap van de stapel zoals hij is naar een die dichter bij de wens ligt. Wat op het eind wordt verteld, is in nieuwe partijen gemeten, met 95 %-intervallen: vervuld wil zeggen dat het hele interval binnen de wens ligt.
    .examples =
        {"  "}rumpus tune boulder_bluff --wish seats=2%
        {"  "}rumpus tune boulder_bluff --wish seats=2% --wish minutes=20..25 --vary deck.brown.bear.count=0..3 --vary deck.brown.boar.count=0..3
        {"  "}rumpus tune bloops --wish length=40..50 --tries 20 --out ours.json
tune-title =
    { $title }: { $tries ->
        [one] één instelling
       *[other] { NUMBER($tries) } instellingen
    } geprobeerd, { NUMBER($games) } partijen van vlotte spelers voor elk
tune-before = zoals hij is
tune-after = veranderd
tune-unsure = Niet zeker: het interval reikt buiten de wens. Met meer --games wordt het smaller.
tune-no-step = Geen enkele stap komt dichterbij. Misschien doen andere getallen (--vary) of een ruimere wens dat.
tune-written = De stapel: { $path }
wish-seats = stoel het verst van eerlijk, { $range }
wish-minutes = minuten, { $range }
wish-length = beslissingen, { $range }
wish-points = punten van de winnaar, { $range }
wish-margin = van eerste tot tweede, { $range }
wish-shared = eerste plaats gedeeld, { $range }
wish-skill = vlot wint tussen willekeurig, { $range }
wish-at-most = hooguit { $most }
wish-met = vervuld
wish-unsure = niet zeker
wish-missed = niet vervuld

# Een stoel voor assistenten
arg-mcp-url = het adres van een speelkamer om aan te schuiven; anders tafels in dit proces
command-mcp = een stoel voor een AI-assistent, via standaardinvoer en -uitvoer (MCP)
    .more = Je assistent start het zelf; docs/how-to/seat-an-assistant.md vertelt wat er in zijn instellingen moet.
    .examples =
        {"  "}rumpus mcp
        {"  "}rumpus mcp --url https://games.example

# Puzzels
arg-puzzles-count = hoeveel ({ NUMBER($default) })
arg-puzzles-seed = een woord: hetzelfde woord speelt dezelfde spellen en vindt dezelfde puzzels
arg-puzzles-jobs = hoeveel processen (één per kern)
arg-puzzles-minutes = stop na zoveel minuten, met wat er is
arg-puzzles-out = bewaar ze in dit bestand; met --check alleen die standhouden
arg-puzzles-check = beoordeel puzzels opnieuw, tien keer zo lang: die bij GAME horen, of die van --file
arg-puzzles-file = een bestand met puzzels om te controleren
command-puzzles = momenten waarop één zet duidelijk de beste is: gevonden, ingedeeld en gecontroleerd
    .more = Bots spelen, en elke beslissing wordt doorzocht vanuit wat die speler weet; al het verborgene wordt geloot. Een moment blijft als één van drie of meer zetten duidelijk voorop ligt, en dat nog doet als er tien keer zo lang met andere lotingen gezocht wordt. Graad 1 vindt een beginner, graad 2 vraagt vooruitkijken, graad 3 ver vooruitkijken. Eindigt met 1 als bij controle minder dan 95 van de 100 standhouden.
    .examples =
        {"  "}rumpus puzzles beasty_bar --count 5
        {"  "}rumpus puzzles bloops --count 60 --seed avond --minutes 30 --out puzzles.json
        {"  "}rumpus puzzles beasty_bar --check                de puzzels die bij het spel horen
        {"  "}rumpus puzzles --check --file puzzles.json
puzzles-games = { $title }: doorzochte spellen
puzzles-found = { $title }: { $count ->
    [one] 1 puzzel
   *[other] { $count } puzzels
} (makkelijk { $grade1 }, gemiddeld { $grade2 }, moeilijk { $grade3 })
puzzles-line = graad { $grade }: { $best }, { $worth } van de 100; daarna: { $second }, { $other } van de 100
puzzles-kept = Bewaard in { $path }
puzzles-checked = { $title }: { $held } van de { $count } houden stand in een zoektocht van { NUMBER($iterations) } stappen ({ $percent } %).
puzzles-fell = Niet: { $names }
