# Woorden die elk spel deelt.
hidden = iets verborgens
