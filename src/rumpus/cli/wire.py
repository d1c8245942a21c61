"""rumpus wire: the messages of the table, as types for the page and as a schema for programs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("--typescript", metavar="FILE", nargs="?", const="-", help=phrases("arg-typescript"))
    parser.add_argument("--boards", action="store_true", help=phrases("arg-boards"))


def run(given: Namespace, terminal: Terminal) -> int:
    if given.boards:
        from rumpus.table.codegen import lessons
        from rumpus.table.codegen.stages import source_of, stages, stages_path
        from rumpus.table.codegen.vocabulary import games_with_boards, path_of, vocabulary

        for game in games_with_boards():
            path_of(game).parent.mkdir(exist_ok=True)
            path_of(game).write_text(vocabulary(game), encoding="utf-8")
            if source_of(game).is_file():
                stages_path(game).write_text(stages(game), encoding="utf-8")
            if lessons.source_of(game).is_file():
                lessons.lessons_path(game).write_text(lessons.lessons(game), encoding="utf-8")
        return 0
    if given.typescript is None:
        terminal.data(schema())
        return 0
    from rumpus.table.codegen.typescript import typescript

    if given.typescript == "-":
        terminal.line(typescript().rstrip("\n"))
    else:
        Path(given.typescript).write_text(typescript(), encoding="utf-8")
    return 0


def schema() -> dict[str, object]:
    import msgspec

    from rumpus.table import wire
    from rumpus.table.evening import wire as wire_evening

    unions = (wire.ClientMessage, wire.ServerMessage, wire_evening.EveningAsk, wire_evening.EveningNews)
    told, parts = msgspec.json.schema_components(unions, ref_template="#/$defs/{name}")
    names = ("client", "server", "evening_client", "evening_server")
    return {**dict(zip(names, told, strict=True)), "$defs": parts}
