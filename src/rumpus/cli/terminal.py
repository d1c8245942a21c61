"""The terminal as the commands use it: words out, words in, and colour only where it is welcome."""

from __future__ import annotations

import json
import os
import re
import sys
from typing import Any

from rumpus.cli.phrases import Phrases

_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34", "magenta": "35"}
SEAT_COLOURS = ("yellow", "magenta", "green", "blue", "red")


PAGE = 60  # lines

# What terminals obey, or what turns the direction of a line; the colours that `paint` sets stay.
_OBEYED = re.compile(r"(\x1b\[(?:[0-2]|3[1-5])m)|[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def harmless(text: str) -> str:
    """Names, talk and whatever else files of others say, without what would move, clear or rename the reader's window,
    or write to its clipboard."""
    return _OBEYED.sub(lambda found: found[1] or "", text)


def one_line(text: str) -> str:
    """A name, or what somebody said: with a line break in it, it could say what looks like a line of ours."""
    return " ".join(harmless(text).split())


class Terminal:
    def __init__(self, phrases: Phrases, *, plain: bool = False) -> None:
        self.phrases = phrases
        self.plain = plain
        self.is_screen = sys.stdout.isatty()
        self.has_reader = sys.stdin.isatty() and self.is_screen
        dumb = os.environ.get("TERM") == "dumb" or bool(os.environ.get("NO_COLOR"))
        self.colour = self.is_screen and not plain and not dumb

    # Out

    def line(self, text: str = "") -> None:
        print(harmless(text), flush=self.is_screen)

    def say(self, message: str, **arguments: Any) -> None:
        self.line(self.phrases(message, **arguments))

    def warn(self, text: str) -> None:
        print(harmless(f"rumpus: {text}"), file=sys.stderr)

    def paint(self, text: str, style: str) -> str:
        return f"\033[{_CODES[style]}m{text}\033[0m" if self.colour and text else text

    def clear(self) -> None:
        """An empty screen, scrollback too: the last player's hand must not be one turn of the wheel away."""
        if self.is_screen and not self.plain:
            print("\033[2J\033[3J\033[H", end="", flush=True)

    @property
    def forgets(self) -> bool:
        """Whether what it has shown can be cleared."""
        return self.is_screen and os.environ.get("TERM") != "dumb"

    def forget(self, note: str) -> None:
        """What was shown for a moment must not stay to be read again: cleared, also for screen readers; where the
        terminal cannot do that, it is said, and pushed away by a page of empty lines."""
        if self.forgets:
            print("\033[2J\033[3J\033[H", end="", flush=True)
        elif self.is_screen:
            print("\n" * PAGE + note, flush=True)

    def data(self, value: Any, *, indent: int | None = 2) -> None:
        print(json.dumps(value, ensure_ascii=False, indent=indent), flush=indent is None)

    # In

    def ask(self, prompt: str) -> str | None:
        """One line from the reader after a prompt; None at the end of input."""
        print(harmless(prompt), end="", flush=True)
        answer = self.read()
        if answer is None:
            self.line()
        elif not sys.stdin.isatty():
            self.line(answer)  # a script's answers are seen like typed ones
        return answer

    def read(self) -> str | None:
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:  # a slip of the keyboard is a wrong answer, not the end
            return "?"
        return line.strip() if line else None
