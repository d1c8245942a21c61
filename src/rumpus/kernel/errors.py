"""What can go wrong has a name and says what to do, in the reader's language: `locale/*.ftl` beside this file."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any, cast

from rumpus.kernel.sentences import sentences_in

HUGE = 10**15  # from here on a number is only repeated: catalogues cannot write thirty digits
LONG = 500  # characters of a text: who asks for a game by a longer name knows how it begins
_FOLDER = Path(__file__).parent / "locale"
# What the operating system most often says about a file, which it says in English.
_OF_SYSTEM = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EROFS: "system-forbidden",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-there",
    errno.ENOSPC: "system-full",
    errno.ECONNREFUSED: "system-refused",
}


class RumpusError(Exception):
    """The base of every error that a user can cause; the command line prints it and exits with 2.

    `UnknownGame("no-game", name=name, games=names)` is the message `no-game` of the catalogue with its arguments: a
    number, a text, a list, or an error inside this one. Programs read `code` and `arguments`, people `told("nl")`;
    `str(error)` is English, for logs. A game from outside may give a sentence of its own instead of a code."""

    def __init__(self, message: str = "", **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    @property
    def code(self) -> str:
        """The message's id, which stays the same; empty for a plain sentence."""
        return self.message if sentences_in(_FOLDER, "en").has_message(self.message) else ""

    def told(self, language: str) -> str:
        if not self.code:
            return self.message
        bundle = sentences_in(_FOLDER, language)
        given = {name: _word(value, language) for name, value in self.arguments.items()}
        text, problems = bundle.format_pattern(bundle.get_message(self.message).value, given)
        if problems:
            raise ValueError(f"message {self.message}: {problems[0]}")
        return str(text)

    def data(self, language: str) -> dict[str, Any]:
        """For programs: a name and a code that stay, and the sentence."""
        plain = {name: _plain(value) for name, value in self.arguments.items()}
        return {"name": type(self).__name__, "code": self.code, "arguments": plain, "message": self.told(language)}

    def __str__(self) -> str:
        return self.told("en")


def _word(value: Any, language: str) -> str | int | float:
    if isinstance(value, RumpusError):
        return value.told(language)
    if isinstance(value, OSError):
        said = _OF_SYSTEM.get(value.errno or 0)
        return RumpusError(said).told(language) if said else value.strerror or str(value)
    if isinstance(value, UnicodeDecodeError):
        return RumpusError("system-no-text").told(language)
    if isinstance(value, list | tuple):
        return _short(", ".join(str(_word(each, language)) for each in cast(list[Any], value)))
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < HUGE:
        return value
    return _short(str(value))


def _short(text: str) -> str:
    return text if len(text) <= LONG else f"{text[:LONG]}…"


def _plain(value: Any) -> Any:
    if isinstance(value, RumpusError):
        return {"code": value.code, "arguments": {name: _plain(each) for name, each in value.arguments.items()}}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in cast(list[Any], value)]
    return value if isinstance(value, str | int | float) else str(value)


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
