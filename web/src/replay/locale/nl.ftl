# Een gespeeld spel, nog eens bekeken
replay-bring = Naar deze speelkamer brengen
mattered = Waar het kantelde
mattered-all = Alles { $count }
mattered-slips = Missers { $count }
mattered-slip = Een misser, { $loss } % weggegeven. Beter: { $better }
mattered-no-slips = Geen misser die zeker is.
turned-closer = Kijkt nauwkeuriger, zet { $move } van { $of }
turned-own = In deze pagina uitgerekend; er is geen netwerk nodig
