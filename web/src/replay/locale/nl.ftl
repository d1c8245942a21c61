# Een gespeeld spel, nog eens bekeken
replay-bring = Naar deze speelkamer brengen
mattered = Waar het kantelde
mattered-all = Alles { $count }
mattered-slips = Missers { $count }
mattered-slip = Een misser, { $loss } % weggegeven. Beter: { $better }
mattered-no-slips = Geen misser die zeker is.
turned-closer = Kijkt nauwkeuriger, zet { $move } van { $of }
turned-own = In deze pagina uitgerekend; er is geen netwerk nodig
verify-how-title = Zo reken je een kaartverdeling na
verify-how-1 = Vooraf toont de speelkamer een belofte: de vingerafdruk van een geheim dat ze niet meer kan veranderen.
verify-how-2 = Daarna voegt elke stoel eigen toeval toe. Geheim en stoelen samen bepalen alle trekkingen; de speelkamer zit vast aan haar belofte en kan ze niet meer kiezen.
verify-how-3 = Na afloop gaat het geheim open, en je eigen browser trekt elke kaart en dobbelsteen opnieuw.
