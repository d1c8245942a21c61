"""A game's vocabulary for its board: names, constants, fields, events and moves, from the declarations themselves.

`rumpus wire --boards` writes `page/generated/vocabulary.ts` of every game that has a board; a test keeps them fresh.
A board speaks of moves by code and argument (`moves.play('llama')`), never by number.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.visibility import TO_ALL, AccessRule, access_rules
from rumpus.core.words import MoveWords
from rumpus.kernel.events import Argument
from rumpus.kernel.names import Names

_HEAD = """\
// Written by `rumpus wire --boards` from this game's state.py, text.py and game.toml. Change those, not this."""


def path_of(game: Game) -> Path:
    return game.folder / "page" / "generated" / "vocabulary.ts"


def games_with_boards() -> list[Game]:
    return [game for game in catalogue.games() if (game.folder / "page").is_dir()]


def vocabulary(game: Game) -> str:
    """The TypeScript module of one game."""
    parts = [
        _HEAD,
        _names(game.names),
        *_constants(game.state),
        _beats(game),
        _fields(game),
        _events(game),
        _moves(game),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _names(names: dict[str, Names]) -> str:
    lines = ["// The words for numbers, by kind."]
    for kind, words in sorted(names.items()):
        lines.append(f"export const {_constant_name(kind)} = [{', '.join(repr(word) for word in words)}] as const")
        lines.append(f"export type {_type_name(kind)} = (typeof {_constant_name(kind)})[number]")
    return "\n".join(lines)


def _constant_name(kind: str) -> str:
    return re.sub(r"\W", "_", kind).upper()


def _type_name(kind: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"[-_]", kind))


# Constants


def _constants(state: ModuleType) -> Iterator[str]:
    """Numbers that state.py names, and rows of them; not what is counted by range(), and not where moves begin."""
    found = [f"export const {name} = {_literal(getattr(state, name))}" for name in _constant_names(state)]
    if found:
        yield "\n".join(["// Constants of the box.", *found])


def _constant_names(state: ModuleType) -> Iterator[str]:
    source = inspect.getsource(state)
    offsets = _lines_of_moves(source)
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Assign) or node.lineno in offsets or isinstance(node.value, ast.Call):
            continue
        for target in node.targets:
            for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(name, ast.Name) and _is_plain(getattr(state, name.id)):
                    yield name.id
    yield from (name for name in _computed(source) if _is_plain(getattr(state, name)))


def _computed(source: str) -> Iterator[str]:
    """`KINDS = len(CARD)` and rows made by `tuple(…)` are constants too."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.targets[0], ast.Name):
            function = node.value.func
            if isinstance(function, ast.Name) and function.id in ("len", "tuple"):
                yield node.targets[0].id


def _lines_of_moves(source: str) -> set[int]:
    """The paragraph under `# Moves` numbers the moves: the page has codes instead."""
    lines, found, inside = source.splitlines(), set[int](), False
    for number, line in enumerate(lines, 1):
        inside = line.startswith("# Moves") or (inside and line.strip() != "")
        if inside:
            found.add(number)
    return found


def _is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_is_plain(each) for each in cast(tuple[Any, ...], value))
    return isinstance(value, int) and not isinstance(value, bool)


def _literal(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(_literal(each) for each in cast(tuple[Any, ...], value))}] as const"
    return str(value)


# Fields and events


def _beats(game: Game) -> str:
    """How long the stage takes to tell an event: what is told in passing, and what is held."""
    lines = ["// How long the stage takes to tell an event, in milliseconds; a climax is held."]
    for name, declared in (("BEATS", game.facts.beats.told), ("CLIMAXES", game.facts.beats.climax)):
        lengths = ", ".join(f"{event}: {length}" for event, length in declared.items())
        lines.append(f"export const {name}: Readonly<Record<string, number>> = {{ {lengths} }}")
    return "\n".join(lines)


def _fields(game: Game) -> str:
    lines = ["/** What the view holds, by name; null where this seat may not look. */", "export interface Fields {"]
    lines += [f"  {rule.name}: {_cells(rule)}" for rule in access_rules(game.state_type, "see")]
    return "\n".join([*lines, "}"])


def _cells(rule: AccessRule) -> str:
    axes = len(rule.field.shape)
    cell = "number" if rule.to == TO_ALL else "(number | null)" if axes else "number | null"
    return cell + "[]" * axes


def _events(game: Game) -> str:
    lines = ["/** What happens, with its arguments; null for those who may not know. */", "export interface Events {"]
    for kind in game.events:
        told = "; ".join(f"{argument.name}: {_argument(argument)}" for argument in kind.arguments)
        lines.append(f"  {kind.name}: {{ {told} }}" if told else f"  {kind.name}: Record<string, never>")
    return "\n".join([*lines, "}"])


def _argument(argument: Argument) -> str:
    return "number | null" if argument.secret else "number"


# Moves


def _moves(game: Game) -> str:
    """One function for each group: the moves that are said with the same message."""
    groups: dict[str, list[MoveWords]] = {}
    for move in game.moves:
        groups.setdefault(move.message.removeprefix("move-"), []).append(move)
    lines = ["/** Moves by group and argument, as codes that the table reads. */", "export const moves = {"]
    lines += [f"  {_camel(group)}: {_builder(game, group, members)}," for group, members in groups.items()]
    lines += ["}", "export type Move = ReturnType<(typeof moves)[keyof typeof moves]>"]
    return "\n".join(lines)


def _camel(group: str) -> str:
    first, *rest = group.split("-")
    return first + "".join(part.capitalize() for part in rest)


def _builder(game: Game, group: str, members: list[MoveWords]) -> str:
    templates = {_template(move) for move in members}
    if len(templates) != 1:
        raise ValueError(f"{game.name}: the codes of move-{group} are not made the same way: {sorted(templates)[:3]}")
    template, numbers = _scaled(templates.pop(), members)
    taken: list[str] = re.findall(r"\$\{(\w+)", template)
    first = members[0]
    kinds = {name: _type_name(first.names[name][0]) if name in first.names else "number" for name in taken}
    given = ", ".join(f"{name}: {kind}" for name, kind in kinds.items())
    args = f"{{ {', '.join(taken)} }}" if taken else "{}"
    code = f"`{template}`" if taken else repr(template)
    _check(members, template, numbers)
    return f"({given}) => ({{ code: {code}, group: {group!r}, args: {args} }}) as const"


def _template(move: MoveWords) -> str:
    """`play-llama` is `play-${animal}`; a number or a seat is what is left of the digits."""
    code = move.code
    for name, (_, word) in move.names.items():
        code = re.sub(rf"(?<![\w$]){re.escape(word)}(?![\w])", f"${{{name}}}", code, count=1)
    for name in (*move.numbers, *move.seats):
        code = re.sub(r"(?<![\w{])\d+(?![\w}])", f"${{{name}}}", code, count=1)
    return code


def _scaled(template: str, members: list[MoveWords]) -> tuple[str, dict[str, int]]:
    """A seat is written one higher, and `tens-3` means 30: how the number in the code follows from the argument."""
    numbers: dict[str, int] = {}
    for name in re.findall(r"\$\{(\w+)\}", template):
        if name in members[0].seats:
            template = template.replace(f"${{{name}}}", f"${{{name} + 1}}")
        elif name in members[0].numbers:
            highest = max(members, key=lambda move: move.numbers[name])
            written = int(re.findall(r"\d+", highest.code)[-1])
            numbers[name] = highest.numbers[name] // written if written else 1
            if numbers[name] != 1:
                template = template.replace(f"${{{name}}}", f"${{{name} / {numbers[name]}}}")
    return template, numbers


def _check(members: list[MoveWords], template: str, scales: dict[str, int]) -> None:
    """The function must give every code back."""
    for move in members:
        said = {
            **{name: word for name, (_, word) in move.names.items()},
            **{name: number // scales.get(name, 1) for name, number in move.numbers.items()},
            **{name: seat + 1 for name, seat in move.seats.items()},
        }
        code = re.sub(r"\$\{(\w+)[^}]*\}", lambda found, said=said: str(said[found[1]]), template)
        if code != move.code:
            raise ValueError(f"move {move.code!r} is not what {template!r} gives: {code!r}")
