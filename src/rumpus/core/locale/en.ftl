# Words that every game shares.
hidden = something hidden
spoken-field = { $field }: { $value }
