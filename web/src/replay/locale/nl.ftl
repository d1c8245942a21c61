# Een gespeeld spel, nog eens bekeken
replay-bring = Naar deze speelkamer brengen
mattered = Waar het kantelde
mattered-all = Alle { $count }
mattered-yours = Van jou { $count }
mattered-slips = Missers { $count }
mattered-slip = Een misser, { $loss }% weggegeven. Beter: { $better }
mattered-slip-own = Een misser, { $loss } weggegeven
mattered-good = ✓ Goed gespeeld, +{ $gain }
mattered-did = { $seat-you ->
    [you] Jij koos “{ $move }”
   *[other] { $seat } koos “{ $move }”
}
mattered-played = { $did }: { $worth }%. { $other }: { $best }%.
mattered-best = { $did }: { $worth }%. Niets was beter.
mattered-no-slips = Geen zekere misser.
turned-closer = Kijkt nauwkeuriger, zet { $move } van { $of }
turned-own = In deze pagina uitgerekend; er is geen netwerk nodig
turned-enough = Genoeg
whatif = Wat als
whatif-title = { $move }: { $worth }%
whatif-choices = Wat elke zet beloofde
whatif-better = { $move } beloofde het meest: { $worth }%.
whatif-first = belooft het meest
whatif-chalk = in krijt getoond
whatif-played = wat { $name } deed
whatif-place = { $number } van { $of }
whatif-before = Het vorige moment dat telde
whatif-next = Het volgende moment dat telde
whatif-again = Daarna kiest dezelfde speler verder.
whatif-over = Dat was het einde geweest.
verify-how-title = Zo reken je een kaartverdeling na
verify-how-1 = Vooraf toont de speelkamer een belofte: de vingerafdruk van een geheim dat ze niet meer kan veranderen.
verify-how-2 = Daarna voegt elke stoel eigen toeval toe. Geheim en stoelen samen bepalen alle trekkingen; de speelkamer zit vast aan haar belofte en kan ze niet meer kiezen.
verify-how-3 = Na afloop gaat het geheim open, en je eigen browser trekt elke kaart en dobbelsteen opnieuw.
