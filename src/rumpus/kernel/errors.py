"""What can go wrong has a name and says what to do."""


class RumpusError(Exception):
    """The base of every error that a user can cause; the command line prints it and exits with 2."""


class UnknownGame(RumpusError):
    """No game folder of that name."""


class BadGame(RumpusError):
    """A game folder that does not keep the contract."""


class BadOption(RumpusError):
    """An option, or a number of seats, that the game does not offer."""


class BadDeck(RumpusError):
    """A house deck that does not fit the game's schema; names the entry."""


class BadMove(RumpusError):
    """A move that cannot be read."""


class IllegalMove(RumpusError):
    """A move that can be read, but not be made here."""


class NotYourTurn(RumpusError):
    """A seat that may not act now."""


class BadOutcome(RumpusError):
    """An outcome of chance that cannot happen here."""


class EndlessChance(RumpusError):
    """A position where chance acts again and again, and nobody ever decides."""


class BadPosition(RumpusError):
    """A position text that cannot be read; names the line."""


class BadRecord(RumpusError):
    """A record that is cut off, altered, or from a newer version; names the line."""
