# Words that every game shares.
hidden = something hidden
spoken-field = { $field }: { $value }
ask-any = What do you do?
