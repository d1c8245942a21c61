# Woorden die elk spel deelt.
hidden = iets verborgens
spoken-field = { $field }: { $value }
ask-any = Wat doe je?
