"""Writes docs/reference/games/: every game's options, fields, moves, events and observation, from its declarations.

.venv/bin/python -m tools.reference           write
.venv/bin/python -m tools.reference --check   say what is stale, exit 1
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path

from rumpus.core import catalogue
from rumpus.core.facts import ChoiceOption
from rumpus.core.game import Game
from rumpus.core.outcomes import declared as outcomes
from rumpus.core.words import Words
from rumpus.kernel.seats import SEATS
from rumpus.kernel.state import Field, Visibility
from rumpus.lab.envs.columns import Column, columns_of
from tools.site import footer

FOLDER = Path(__file__).parent.parent / "docs" / "reference" / "games"
SAMPLE = 6  # words of a long list that are shown


def page(game: Game) -> str:
    words = Words(game, "en", [f"seat {i + 1}" for i in range(SEATS)], SEATS)
    parts = [
        f"# {game.title}: reference",
        "Made from the declarations in the game's folder by `python -m tools.reference`; not edited by hand. "
        "Seats count from 0 in fields, events and outcomes; a seat or place in a move's code counts from 1.",
        f"Seats: {game.seats.start} to {game.seats.stop - 1}. Version of the rules: {game.version}. "
        f"No play takes more than {game.rules.LONGEST} decisions (`LONGEST` in its `rules.py`).",
        *_options(game, words),
        "## Fields of the state",
        "What each seat *sees* now and may *know* (what bots get). `by x`: the seats in the bit set of field `x`.",
        _table(["field", "shape", "see", "know", "values"], [_field(f) for f in game.state_type.fields]),
        "## Names",
        "The words of numbers in fields, events and outcomes, from number 0 on.",
        _table(["kind", "words"], [[f"`{n.kind}`", " ".join(f"`{w}`" for w in n)] for n in game.names.values()]),
        "## Outcomes of chance",
        "By phase; `odds` of [the referee](../referee.md) names each one.",
        _table(
            ["phase", "chance decides", "so"],
            [[f"`{p}`" if p != "*" else "any other", w.says, w.meaning] for p, w in outcomes(game).items()],
        ),
        "## Moves",
        _table(
            ["number", "code", "says"],
            [[str(n), f"`{m.code}`", words.move(n).replace("|", "/")] for n, m in enumerate(game.moves)],
        ),
        "## Events",
        "An argument with `@seat` is told to that seat alone.",
        _table(["event", "arguments"], [[f"`{k.name}`", _arguments(k.arguments)] for k in game.events]),
        *_observation(game),
    ]
    return "\n\n".join(part for part in parts if part) + "\n" + footer(FOLDER / f"{game.name}.md")


def _options(game: Game, words: Words) -> list[str]:
    declared = game.facts.options
    if not declared:
        return []
    rows = [
        [
            f"`{name}`",
            ", ".join(o.choices) if isinstance(o, ChoiceOption) else o.kind,
            str(o.default).lower(),
            words.say(f"option-{name}") + _needs(o.only_with),
        ]
        for name, o in declared.items()
    ]
    return ["## Options", _table(["option", "values", "default", "says"], rows)]


def _needs(only_with: Mapping[str, object]) -> str:
    return "".join(f" (only with `{name} = {value}`)" for name, value in only_with.items())


def _field(f: Field) -> list[str]:
    names = f.of or f.counts
    values = f"{'count of ' if f.counts else ''}{names.kind}" if names else ""
    return [f"`{f.name}`", " × ".join(map(str, f.shape)) or "1", _who(f.see), _who(f.know), values]


def _who(visibility: Visibility) -> str:
    return f"by `{visibility.mask}`" if visibility.mask else visibility.word


def _arguments(arguments: tuple[object, ...]) -> str:
    words: list[str] = []
    for a in arguments:
        secret = f"@{arguments[a.only].name}" if a.only >= 0 else ""  # type: ignore[attr-defined]
        words.append(f"{a.name}{'' if a.of in ('number', a.name) else ':' + a.of}{secret}")  # type: ignore[attr-defined]
    return ", ".join(words)


def _observation(game: Game) -> list[str]:
    columns = columns_of(game.state_type)
    rows: list[list[str]] = []
    at = 0
    for _, cells in groupby(columns, lambda column: column.field):
        group = list(cells)
        last = at + len(group) - 1
        place = str(at) if len(group) == 1 else f"{at}–{last}"
        names = f"`{group[0].name}`" + (f" … `{group[-1].name}`" if len(group) > 1 else "")
        rows.append([place, names, _values(group[0])])
        at = last + 1
    return [
        f"## Observation: {len(columns)} columns",
        "What [environments](../environments.md) give to the seat that acts. "
        "`own` is its own row; what it cannot know is 0.",
        _table(["columns", "cells", "values"], rows),
    ]


def _values(column: Column) -> str:
    if column.name == "seat":
        return "whose observation it is, from 0"
    if column.of is not None:
        return _some([f"{number} {word}" for number, word in enumerate(column.of)])
    if column.counts:
        return "how many of each kind, in the order of its names"
    return "a number" if column.width == 8 else f"a number of {column.width} bits"


def _some(words: list[str]) -> str:
    return ", ".join(words if len(words) <= 2 * SAMPLE else [*words[:SAMPLE], "…", words[-1]])


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def stale() -> list[Path]:
    """The pages that differ from what the declarations say."""
    found: list[Path] = []
    for game in catalogue.games():
        path = FOLDER / f"{game.name}.md"
        if not path.is_file() or path.read_text(encoding="utf-8") != page(game):
            found.append(path)
    return found


def main() -> int:
    if "--check" in sys.argv:
        for path in stale():
            print(f"{path.name} is stale: python -m tools.reference")
        return 1 if stale() else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in catalogue.games():
        (FOLDER / f"{game.name}.md").write_text(page(game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
