# Wat iemand van een assistent kan willen (prompts van MCP). Woorden tussen `…` zijn namen van hulpmiddelen en hun argumenten.

prompt-play =
    Laten we samen { $title } spelen, op één plek, tegen bots. Ga zitten met `sit` en { $sit }, en lees de regels: `rules` met { $rules }.
    Vertel me vóór elke zet kort wat we zien en wat elke zet doet, zeg welke jij zou doen, en wacht op mijn antwoord voordat je `act` gebruikt. Vertel daarna wat ervan kwam, tot wij weer aan zet zijn (`wait`).
    Vertel me aan het eind hoe het is afgelopen, en stel voor om met `review` terug te kijken.
prompt-join =
    Kom met me spelen: neem een eigen plek met `sit` en { $sit }, en lees met `rules` de regels van het spel aan die tafel.
    Speel dan om te winnen: `wait` tot je aan zet bent, `look` als je de hele tafel wilt zien, `act`. Ik zit er ook, dus houd voor je wat alleen jouw plek kan zien, hier net zo goed als aan tafel, en speel sportief.
    Vertel me als het spel uit is wat je van plan was.
prompt-explain =
    Leg me { $title } uit. Lees eerst de regels: `rules` met { $rules }.
    Vertel me dan in je eigen woorden waar het om gaat, hoe een beurt verloopt, met één voorbeeld, en wanneer het uit is en wie er wint. Zeg niets wat niet in de regels staat. Vraag me daarna wat nog niet duidelijk is.
prompt-look-back =
    Kijk met me terug op het spel dat net uit is: `review` met de sleutel die je van `sit` kreeg, en "language": "{ $language }". Dat kan een paar minuten duren.
    { prompt-look-back-how }
prompt-look-back-key =
    Kijk met me terug op een spel dat uit is: `review` met { $review }. Dat kan een paar minuten duren. `look` met dezelfde sleutel laat zien hoe het afliep.
    { prompt-look-back-how }
prompt-look-back-how = Vertel me hoeveel beslissingen er zijn beoordeeld, en dan de fouten die zeker zijn, de ergste eerst: wat er werd gespeeld, wat beter was geweest, en waarom, voor zover de regels dat zeggen. Noem niets een fout wat daar geen fout heet.
