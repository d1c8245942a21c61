# De lobby zonder netwerk
offline-title = Geen verbinding.
offline-lead = De plank is er nog. Bots wonen in deze { $device ->
    [phone] telefoon
   *[computer] computer
}.
offline-lead-none = De plank is er nog, maar er ligt nog geen spel op deze { $device ->
    [phone] telefoon
   *[computer] computer
}. Wat je met verbinding speelt, blijft hier voor later.
offline-here = Speel hier, nu
offline-mark = offline
offline-choose = Kies { $game }
offline-kept = op deze { $device ->
    [phone] telefoon
   *[computer] computer
}
offline-missing = niet opgehaald
offline-play = { $game } tegen { $count ->
    [one] een bot
    [2] twee bots
    [3] drie bots
    [4] vier bots
    [5] vijf bots
   *[other] { $count } bots
}
offline-level = Ze spelen als { $level }
offline-resume = Verder met { $game }
offline-wrong = Delen lukte niet. Probeer het nog eens.
offline-waits = Wacht op het netwerk
offline-table = Tafel { $code }, { $game }
offline-table-note = Je stoel blijft van jou.
offline-games = { $count ->
    [one] Een spel dat je hier speelde
   *[other] { $count } spellen die je hier speelde
}
offline-games-note = Bewaard op dit toestel:
offline-people = Codes, vrienden, praten
offline-people-note = Daarvoor heb je verbinding nodig.
offline-looking = Zoekt vanzelf opnieuw
offline-try = Nu proberen
lobby-lead-site = Vijf gezelschapsspellen tegen bots die in deze pagina wonen. Geen account, en na het eerste bezoek ook geen netwerk. Na afloop kun je elke kaartverdeling narekenen.
lobby-boxes-site = Open een doos
lobby-none-site = Er is nog geen spel begonnen. Open een doos en speel.
lobby-bring-wrong = Dat bestand is geen spel dat hier te lezen is.
open-around = Dit toestel rond laten gaan
open-alone = Vrienden met een eigen telefoon hebben een verbinding nodig.
open-alone-site = Vrienden met een eigen telefoon hebben een speelkamer nodig: iemand draait Rumpus op de eigen computer en stuurt de link.
