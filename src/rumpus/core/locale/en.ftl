# Words that every game shares.
hidden = something hidden
