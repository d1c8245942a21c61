"""A game of one file: state, rules and English words in `NAME.py` (or `NAME/game.py`), to begin with.

    GAME = {"title": "Pig", "seats": (2, 6)}            what game.toml says: all its keys, most have defaults
    MOVES = {"roll": "Roll the die", "hold": "Hold"}     code and label of each move, in the order of their numbers
    WORDS = "event-rolls = { $seat } rolls { $value }."  Fluent, for what happens and what is asked; or a dict

The rest is the contract of a folder in one module: `State`, `Events`, the nine functions of the rules, and any hook.
`CHOICES` is the number of moves where nothing else is said; `OUTCOME_WORDS` is OUTCOMES of a text.py, since OUTCOMES is
that of the rules here. The file's docstring is the rules for players.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from rumpus.core.contract import BotHooks
from rumpus.core.facts import GameFacts, read_facts
from rumpus.core.hooks import file_of, shapes
from rumpus.core.words import MoveWords
from rumpus.kernel.errors import BadGame
from rumpus.kernel.names import Names
from rumpus.kernel.plain import is_table

CLOCK = {"live": {"move": 30}, "relaxed": {"move": 0}, "correspondence": {"move": 259_200}}


@dataclass(frozen=True)
class FileParts:
    """One module, as the modules of a folder."""

    facts: GameFacts
    rules: ModuleType
    text: ModuleType
    bot: ModuleType | None
    words: str  # Fluent, in English
    told: str  # the rules for players


def is_game_file(path: Path) -> bool:
    """Whether a Python file says that it is a game; found without running it."""
    return path.suffix == ".py" and path.is_file() and _declares(path, path.stat().st_mtime_ns)


@cache
def _declares(path: Path, changed: int) -> bool:
    return re.search(r"^GAME\b[^=\n]*=", path.read_text(encoding="utf-8", errors="replace"), re.MULTILINE) is not None


def parts(game: str, module: ModuleType) -> FileParts:
    facts = _facts(game, file_of(module), getattr(module, "GAME", None))
    labels = getattr(module, "MOVES", None)
    if not is_table(labels) or not labels or not all(type(part) is str for part in (*labels, *labels.values())):
        raise BadGame("game-file-moves", game=game)
    numbers = {"MOVES": len(labels), "CHOICES": getattr(module, "CHOICES", len(labels))}
    moves = tuple(MoveWords(code, f"move-{code}") for code in labels)
    words = {"MOVES": moves, "OUTCOMES": getattr(module, "OUTCOME_WORDS", {})}
    has_bot = any(hasattr(module, name) for name in shapes(BotHooks))
    return FileParts(
        facts,
        rules=_with(module, numbers),
        text=_with(module, words),
        bot=module if has_bot else None,
        words=_words(module, facts, labels),
        told=(module.__doc__ or "").strip() + "\n" if module.__doc__ else "",
    )


def _with(module: ModuleType, changed: Mapping[str, Any]) -> ModuleType:
    """The module with some other values: MOVES is a number for rules, and a table for text."""
    copy = ModuleType(module.__name__)
    vars(copy).update({**vars(module), **changed})
    return copy


def _facts(game: str, file: str, given: object) -> GameFacts:
    if not is_table(given):
        raise BadGame("game-file-facts", game=game, problem=type(given).__name__)
    facts: dict[str, Any] = {"rules": 1, "clock": CLOCK, **given}
    counts: Any = facts.get("seats")
    if "seats" in facts and not is_table(counts):
        if type(counts) not in (tuple, list) or len(counts) not in (2, 3):
            raise BadGame("game-file-seats", game=game, file=file, found=repr(counts))
        least, most, *usual = counts
        facts["seats"] = {"least": least, "most": most, "usual": usual[0] if usual else least}
    return read_facts(game, file, facts, above="GAME.")


def _words(module: ModuleType, facts: GameFacts, labels: dict[str, str]) -> str:
    """Everything that has an obvious word has it; what the file says itself comes last, and counts."""
    named = [value for value in vars(module).values() if isinstance(value, Names)]
    found = {f"{names.kind}-{word}": word.replace("_", " ") for names in named for word in names}
    found |= {f"option-{name}": name.replace("_", " ").capitalize() for name in facts.options}
    found |= {f"move-{code}": label for code, label in labels.items()}
    own = getattr(module, "WORDS", "")
    if is_table(own):
        found |= own
        own = ""
    return "".join(f"{name} = {_indented(text)}\n" for name, text in found.items()) + str(own)


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")
