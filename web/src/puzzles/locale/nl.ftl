# De puzzel van de dag, en alle andere.
puzzle-title = Puzzel van de dag
puzzle-about = { $date } · { $game }
puzzle-question = Eén zet is duidelijk de beste.
puzzle-no-clock = Geen klok.
puzzle-show = Laat zien
puzzle-yes = { $move }. Ja.
puzzle-no = { $move }? Nee. { $best }.
puzzle-shown = { $move }.
puzzle-why = Zo gespeeld win je { $worth } van de 100 partijen.
puzzle-tempting = ‘{ $move }’ lokt, en wint er { $worth } van de 100.
puzzle-chance = Kans om te winnen
puzzle-from = volgens de haai, uit { $games } partijen per zet
puzzle-yours = jouw antwoord
puzzle-between = { $worth }% (zeker tussen { $low } en { $high })
puzzle-share = Vraag rond
puzzle-copied = De link is gekopieerd.
puzzle-play-on = Speel verder
puzzle-tomorrow = Morgen komt de volgende.
puzzle-more = Meer puzzels: { $game }
puzzle-lost = Voor deze puzzel zijn de bestanden van het spel nodig, en die staan nog niet op dit toestel. Probeer het opnieuw met een netwerk.
puzzle-early = De speelkamer maakt dit spel nog klaar; de eerste keer duurt dat een paar minuten. De puzzel komt vanzelf.
puzzle-remembers = Wat je onthouden hebt
puzzle-remembers-own = Jouw kaart { $place }: { $card }
puzzle-remembers-other = { $name }, kaart { $place }: { $card }
puzzle-all = Puzzels: { $game }
puzzle-all-note = Uit echte partijen tussen bots. Geen klok en geen score; wat je beantwoord hebt, is aangevinkt, alleen op dit toestel.
puzzle-grade-1 = Makkelijk
puzzle-grade-2 = Kijk vooruit
puzzle-grade-3 = Kijk ver vooruit
puzzle-number = Puzzel { $number }, { $game }
puzzle-number-done = Puzzel { $number }, { $game }, beantwoord

# De ene regel die nodig is, per spel, en voor wat daar gevraagd wordt.
puzzle-rule-beasty_bar = Vijf in de rij, en de poort gaat open: twee naar binnen, de laatste naar huis. Wie de meeste dieren in de bar heeft, wint.
puzzle-rule-beasty_bar-ask-victim = Wie eruit gaat, komt niet terug. Vijf in de rij, en de poort gaat open: twee naar binnen, de laatste naar huis.
puzzle-rule-beasty_bar-ask-run = De struisvogel rent alle even dieren voorbij, of alle oneven, tot er een van de andere soort in de weg staat.
puzzle-rule-bloops = Wie aan het eind de minste punten heeft, wint. Drie sterren of meer tellen niet, en de 20 beëindigt het spel zodra hij wordt afgelegd.
puzzle-rule-boogie_beasts = Een formatie loont als er precies genoeg springen en de dobbelstenen de moeilijkheid halen. Figuren brengen punten en maken het moeilijker.
puzzle-rule-boulder_bluff = De sterkste op een rotsblok krijgt de punten; wie onder het getal blijft, raakt geblesseerd. Kaarten van die kleur tellen.
puzzle-rule-boulder_bluff-ask-join = Wie meeklimt en het sterkst is, krijgt het rotsblok; wie onder het getal blijft, raakt geblesseerd.
puzzle-rule-boulder_bluff-ask-injury = Een blessure kost punten, en maakt moe op elk rotsblok van die kleur.

# Lessen: één kaart of één fase, op het echte bord.
lesson-about = Les { $number } van { $count } · { $game }
lesson-do = Jouw beurt: ‘{ $move }’.
lesson-other = ‘{ $move }’ kan ook. Probeer hier waar de les over gaat.
lesson-again = Nog een keer
lesson-next = Daarna: { $title }
lesson-done = Dat was alles
lesson-back = Terug naar de regels
