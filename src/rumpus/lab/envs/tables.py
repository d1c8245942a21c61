"""The observation and the moves of each game as tables in docs/environments/.

python -m rumpus.lab.envs.tables docs/environments       writes them anew; a test says when that is due
"""

from __future__ import annotations

import sys
from pathlib import Path

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.words import Words
from rumpus.lab.envs.columns import Column, columns_of

SAMPLE = 6  # words of a long list that are shown


def page(game: Game) -> str:
    """One game's page."""
    columns, moves = columns_of(game.state_type), game.moves
    lines = [
        f"# {game.title}: observation and moves",
        "",
        "Made from the declarations in the game's `state.py` and `text.py` by",
        "`python -m rumpus.lab.envs.tables docs/environments`; the same for vector environment, Gymnasium, PettingZoo",
        "and OpenSpiel's information state, where 64 bits of recall follow. `own` is the row of the seat that looks.",
        "What the seat cannot know is 0.",
        "",
        f"## Observation: {len(columns)} columns",
        "",
        "| columns | cells | values |",
        "|---|---|---|",
    ]
    at = 0
    for group in _groups(columns):
        last = at + len(group) - 1
        place = str(at) if len(group) == 1 else f"{at}–{last}"
        lines.append(f"| {place} | {_cells(group)} | {_values(group[0])} |")
        at = last + 1
    words = Words(game, "en", [f"seat {n + 1}" for n in range(game.seats.stop - 1)], -1)
    lines += ["", f"## Moves: {len(moves)}", "", "| number | code | says |", "|---|---|---|"]
    lines += [f"| {number} | `{move.code}` | {words.move(number)} |" for number, move in enumerate(moves)]
    return "\n".join(lines) + "\n"


def _groups(columns: tuple[Column, ...]) -> list[list[Column]]:
    groups: list[list[Column]] = []
    for column in columns:
        if groups and groups[-1][0].field == column.field:
            groups[-1].append(column)
        else:
            groups.append([column])
    return groups


def _cells(group: list[Column]) -> str:
    return f"`{group[0].name}`" + (f" … `{group[-1].name}`" if len(group) > 1 else "")


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


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in catalogue.games():
        (folder / f"{game.name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/environments"))
