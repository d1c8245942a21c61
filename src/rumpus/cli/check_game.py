"""rumpus check-game NAME: everything that concerns one game, and nothing else."""

from __future__ import annotations

import asyncio
import re
import time
import traceback
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import pairwise
from pathlib import Path

from rumpus import speed
from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.catalogue import line_in
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.words import LANGUAGES, catalogue_text
from rumpus.laws import answers, basics, chances, ends, lockstep, secrets, source
from rumpus.laws.answers import Unplayable
from rumpus.laws.positions import LawTable, tables
from rumpus.laws.scenarios import ScenarioFailed, run_scenario, scenarios_of
from rumpus.speed.script import Untranslatable, script_of

LAWS = Path(basics.__file__).parent
Probe = tuple[str, Callable[[], object]]  # what is tried, and how: it raises where something is wrong


@dataclass(frozen=True)
class CheckResult:
    check: str
    ok: bool
    tried: int
    seconds: float
    problems: list[str]
    notes: list[str]  # what the game does without: nothing is wrong with it


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="NAME", help=phrases("arg-game"))


def run(given: Namespace, terminal: Terminal) -> int:
    game = catalogue.game(given.game)
    results: list[CheckResult] = []
    for name, probes in checks(game).items():
        if name in ("compiled", "bots") and not all(done.ok for done in results if done.check == "laws"):
            # What breaks a law may write anywhere in machine code, which checks no index, and keep bots busy for ever.
            result = CheckResult(name, True, 0, 0.0, [], [terminal.phrases("check-laws-first")])
        else:
            result = _tried(game, name, list(probes), terminal.phrases)
        results.append(result)
        if not given.json:
            _tell(result, terminal)
    ok = all(result.ok for result in results)
    if given.json:
        terminal.data({"game": game.name, "ok": ok, "checks": [asdict(result) for result in results]})
    else:
        failed = sum(not result.ok for result in results)
        terminal.say("check-good" if ok else "check-bad", title=game.title, failed=failed)
    return 0 if ok else 1


def checks(game: Game) -> dict[str, Iterator[Probe]]:
    return {
        "laws": _laws(game),
        "scenarios": ((scenario.title, lambda s=scenario: run_scenario(game, s)) for scenario in scenarios_of(game)),
        "words": _words(game),
        "compiled": _compiled(game),
        "bots": iter([("levels", lambda: _levels(game)), ("a game of bots", lambda: _bots(game))]),
        "page": _page(game),
        "offline": iter([("what the game says, in JavaScript", lambda: script_of(game))]),
    }


def _laws(game: Game) -> Iterator[Probe]:
    found = list(tables(game))
    yield from _of_tables(found, answers.TABLE_LAWS)
    for law in (*source.GAME_LAWS, *basics.GAME_LAWS):
        yield law.__name__.replace("_", " "), lambda law=law: law(game)
    yield from _of_tables(found, (*basics.TABLE_LAWS, *secrets.TABLE_LAWS, *ends.TABLE_LAWS))
    yield "imagined worlds have the right chances", lambda: chances.what_is_imagined_is_as_likely_as_what_is_true(game)


def _of_tables(found: list[LawTable], laws: Sequence[Callable[[LawTable], None]]) -> Iterator[Probe]:
    for table in found:
        for law in laws:
            yield f"{table.label}: {law.__name__.replace('_', ' ')}", lambda law=law, table=table: law(table)


def _words(game: Game) -> Iterator[Probe]:
    for language in LANGUAGES:
        yield f"Fluent, {language}", lambda language=language: _readable(game, language)
    yield "words for all that can be said", lambda: basics.every_event_question_and_move_has_words(game)


def _readable(game: Game, language: str) -> None:
    """A message that Fluent cannot read is left out without a word; here it is named."""
    from fluent.syntax import FluentParser, ast

    for entry in FluentParser().parse(catalogue_text(game, language)).body:
        assert not isinstance(entry, ast.Junk), f"Fluent cannot read {(entry.content or '').strip()[:80]!r}"


def _compiled(game: Game) -> Iterator[Probe]:
    if speed.available():
        for law in lockstep.GAME_LAWS:
            yield law.__name__.replace("_", " "), lambda law=law: law(game)


def _levels(game: Game) -> None:
    """What `bot.py` says of levels is of levels that there are, and of what a level has."""
    from rumpus.bots.levels import FORMER, LEVELS, Level

    levels, parts = [*LEVELS, *FORMER], [field.name for field in fields(Level)]
    for name, own in game.hooks.bot.LEVELS.items():
        assert name in levels, f"LEVELS says something of {name!r}; there are {', '.join(levels)}"
        for part in own:
            assert part in parts, f"LEVELS says {part!r} of {name!r}; a level has {', '.join(parts)}"


def _bots(game: Game) -> None:
    from rumpus.bots import seat_bot
    from rumpus.lab.match import play_match

    levels = ("child", "greedy", "random")
    bots = [seat_bot(game, levels[seat % 3], bytes([seat]) * 32, fast=False) for seat in range(game.usual_seats)]
    assert play_match(game, options_for(game, game.usual_seats), bytes(32), bots).over


def _page(game: Game) -> Iterator[Probe]:
    """What the page asks the room for, answered by the room's own handlers, written and read as on the wire."""
    import msgspec

    from rumpus.table.http import games
    from rumpus.table.wire_http import GameDetail, Rules, Shelf

    def answers(kind: type[msgspec.Struct], answer: Callable[[], object]) -> None:
        msgspec.json.decode(msgspec.json.encode(answer()), type=kind)

    async def shelf() -> Shelf:
        return await games.shelf.fn()

    async def detail() -> GameDetail:
        return await games.detail.fn(game.name)

    yield f"/api/games/{game.name}", lambda: answers(GameDetail, lambda: asyncio.run(detail()))
    yield "/api/games", lambda: _on_shelf(game, [info.name for info in asyncio.run(shelf()).games])
    for language in LANGUAGES:
        path = f"/api/games/{game.name}/rules/{language}"
        yield path, lambda language=language: answers(Rules, lambda: games.rules_of(game, language))


def _on_shelf(game: Game, names: list[str]) -> None:
    assert game.name in names, f"not among {', '.join(names)}"


# Trying and telling


def _tried(game: Game, name: str, probes: list[Probe], phrases: Phrases) -> CheckResult:
    began, problems, notes = time.monotonic(), dict[str, list[str]](), list[str]()
    with Progress(len(probes), phrases("check-name", check=name), phrases) as progress:
        for number, (what, probe) in enumerate(probes):
            progress(number)
            try:
                probe()
            except Untranslatable as error:
                notes.append(phrases("check-server-only", problem=error.told(phrases.language)))
            except Exception as error:  # whatever a game's own code does
                problems.setdefault(_problem(game, error), []).append(what)
                if isinstance(error, Unplayable):
                    probes = probes[: number + 1]
                    break
    told = [_once(problem, tried, phrases) for problem, tried in problems.items()]
    return CheckResult(name, not told, len(probes), round(time.monotonic() - began, 1), told, notes)


def _once(problem: str, tried: list[str], phrases: Phrases) -> str:
    told = f"{tried[0]}: {problem}"
    return phrases("check-again", problem=told, more=len(tried) - 1) if len(tried) > 1 else told


def _problem(game: Game, error: Exception) -> str:
    """What went wrong, and where: the innermost line of the game, or of the law, where the problem does not name it."""
    line = line_in(game.folder, error)
    if line is None and not isinstance(error, ScenarioFailed | Unplayable):
        line = line_in(LAWS, error) or _innermost(error)
    said, line = _of_the_compiler(game, str(error)) or (str(error), line)
    kind = "" if isinstance(error, AssertionError) and said else f"{type(error).__name__}: "
    return f"{kind}{said} ({line})" if line else f"{kind}{said}"


def _innermost(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{frame.filename.rpartition('/')[2]}:{frame.lineno}"


def _of_the_compiler(game: Game, said: str) -> tuple[str, str] | None:
    """Of numba's pages: what it could not compile, and the first line of the game that they name."""
    files = {path.name for path in ([game.folder] if game.folder.is_file() else game.folder.rglob("*.py"))}
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    for before, line in pairwise(lines):
        place = re.search(r'(?:at |File ")([^"]+?)(?: \(|", line )(\d+)', line)
        if place and Path(place[1]).name in files:
            built = re.search("NRT required|build_(list|map|set)", before + line)
            reason = "rules build no lists, dicts or sets" if built else before
            return reason, f"{Path(place[1]).name}:{place[2]}"
    return None


MOST_TOLD = 5  # problems of one check; --json has all


def _tell(result: CheckResult, terminal: Terminal) -> None:
    name = terminal.phrases("check-name", check=result.check)
    if not result.tried:
        reason = result.notes[0] if result.notes else terminal.phrases("check-none", check=result.check)
        terminal.line(f"  --  {name}: {reason}")
        return
    mark = terminal.paint("ok", "green") if result.ok else terminal.paint("no", "red")
    seconds = terminal.phrases.number(result.seconds, 1)
    terminal.line(f"  {mark}  {name}: {terminal.phrases('check-tried', tried=result.tried, seconds=seconds)}")
    for note in result.notes:
        terminal.line(f"      {note}")
    for problem in result.problems[:MOST_TOLD]:
        terminal.line(f"      {problem}")
    if len(result.problems) > MOST_TOLD:
        terminal.line(f"      {terminal.phrases('check-more', more=len(result.problems) - MOST_TOLD)}")
