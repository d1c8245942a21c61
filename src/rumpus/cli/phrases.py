"""What the terminal itself says, in the reader's language, from `locale/*.ftl`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rumpus.core.words import LANGUAGES, number
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.sentences import sentences_in

_FOLDER = Path(__file__).parent / "locale"


class UnknownLanguage(RumpusError):
    """A language that has no catalogue."""


def language(argv: Sequence[str]) -> str:
    """--lang, else RUMPUS_LANG, else the system's language if we speak it, else English.

    Read before the arguments are parsed: the help itself is in this language."""
    asked = _option(argv) or os.environ.get("RUMPUS_LANG", "")
    if asked:
        if asked not in LANGUAGES:
            raise UnknownLanguage("no-language", name=asked, languages=LANGUAGES)
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        system = os.environ.get(variable, "")
        if system:
            return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def spoken_language(argv: Sequence[str]) -> str:
    """The same for an error message: English where the language itself is what is wrong."""
    try:
        return language(argv)
    except UnknownLanguage:
        return LANGUAGES[0]


def _option(argv: Sequence[str]) -> str:
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""


class Phrases:
    """phrases("seat-bot", number=2), phrases.attribute("command-play", "examples"), phrases.number(0.5, 1)."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **arguments: Any) -> str:
        return self._format(message, self._message(message).value, arguments)

    def number(self, value: float, places: int = 0) -> str:
        return number(value, self.language, places)

    def attribute(self, message: str, name: str) -> str:
        """What belongs to a message, such as the examples of a command; nothing if it has none of this name."""
        pattern = self._message(message).attributes.get(name)
        return self._format(message, pattern, {}) if pattern else ""

    @property
    def _bundle(self) -> Any:
        return sentences_in(_FOLDER, self.language)

    def _message(self, message: str) -> Any:
        return self._bundle.get_message(message)

    def _format(self, message: str, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {message}: {errors[0]}")
        return str(text)
