"""A game's script: its hooks, and what core does around them, as one ES module."""

from __future__ import annotations

from typing import Any

from rumpus.core import options, outcomes, words
from rumpus.core.game import Event, Game
from rumpus.speed.script.reach import Program
from rumpus.speed.script.source import Untranslatable, file_of
from rumpus.speed.script.values import text, written

# What a person's or a bot's words have (bots/talk.py), and what `game` has for core's functions.
_HEARD = "seat kind slots to round breaks forgives luck"
_GAME = "name title usual_seats seats names facts options deck deck_limits hooks state text fields shape"
_ABSENT = "least most one_of drawn"  # of a house deck's limits and of OutcomeWords, where a game declares none

# The hooks that are not compiled, by module. `draw` and `statement` are for a terminal: they get its Words.
HOOKS: dict[str, tuple[str, ...]] = {
    "rules": ("clock", "sealed"),
    "state": ("check_deck",),
    "text": (
        "ask",
        "figures",
        "move_here",
        "move_does",
        "turn_told",
        "spoken",
        "open_odds",
        "scored",
        "statement_forms",
        "read_statement",
    ),
    "bot": ("daring", "forget", "patience", "say", "heed", "talk_round"),
}
CORE: tuple[Any, ...] = (
    words.move_sentences,
    words.turns_told,
    words.begins_turn,
    outcomes.only_draws,
    options.options_for,
    options.plain_options,
    options.without_effect,
    options.with_relaxed_pace,
    options.house_deck,
    options.whole_deck,
    options.reconstructed,
)


def script_of(game: Game) -> bytes:
    """The module as a file. Raises Untranslatable where a hook is written in a way that JavaScript cannot say."""
    try:
        return _module(game).encode()
    except Untranslatable:
        raise
    except Exception as error:  # whatever stands in a game's modules: it goes on being played where Python runs
        raise Untranslatable("script-unexpected", problem=f"{type(error).__name__}: {error}"[:200]) from error


def _module(game: Game) -> str:
    fields = game.state_type.fields
    known = frozenset([*_HEARD.split(), *_GAME.split(), *_ABSENT.split(), *(field.name for field in fields)])
    program = Program(_package(game), known)
    shapes = ",".join(f"[{','.join([text(field.name), *map(str, field.shape)])}]" for field in fields)
    program.constants[program.name(game.state_type, "State")] = f"$.state([{shapes}])"
    hooks = {part: _hooks(program, game, part) for part in HOOKS}
    hooks["rules"]["setup"] = _met(program, game.rules.setup)
    core = {function.__name__: _met(program, function) for function in _core(game)}
    about = _game(program, game, hooks)
    exports = {"State": "$State", "Event": _met(program, Event), "game": "$game", "core": _object(core)}
    body = program.finish()
    return f"export default $=>{{\n{body}\nconst $game={about};\nreturn {_object(exports)}}}\n"


def _package(game: Game) -> str:
    """Whose functions belong to the game: its folder's, or those of its one file."""
    name = game.state.__name__
    return name.rpartition(".")[0] or name


def _core(game: Game) -> list[Any]:
    own: list[Any] = [*CORE, Game.ask, Game.figures]
    return own if game.hooks.text.spoken else [*own, words.sentences]


def _met(program: Program, function: Any, name: str = "") -> str:
    return program.meet(function, name or function.__name__, file_of(function), None).code


def _hooks(program: Program, game: Game, part: str) -> dict[str, str]:
    found = getattr(game.hooks, part)
    hooks = {name: getattr(found, name) for name in HOOKS[part]}
    return {name: "null" if hook is None else _met(program, hook, name) for name, hook in hooks.items()}


def _game(program: Program, game: Game, hooks: dict[str, dict[str, str]]) -> str:
    """What core's functions ask a game for."""
    facts, told = game.facts, game.hooks.text

    def value(name: str, of: Any) -> str:
        return program.meet(of, name, str(game.folder), None).code

    hooks["text"]["OUTCOMES"] = value("OUTCOMES", dict(told.OUTCOMES))
    hooks["text"]["TURN_BEGINS"] = value("TURN_BEGINS", tuple(told.TURN_BEGINS))
    phases = {"phase": game.names["phase"]} if "phase" in game.names else {}
    parts = {
        "name": text(game.name),
        "title": text(game.title),
        "usual_seats": str(game.usual_seats),
        "seats": value("SEATS", game.seats),
        "names": written(program, phases, "names", str(game.folder), None),
        "facts": _namespace(
            {
                "options": value("options", facts.options),
                "deck": value("deck", facts.deck),
                "deck_limits": value("deck_limits", facts.deck_limits),
            }
        ),
        "hooks": _namespace({part: _namespace(own) for part, own in hooks.items()}),
    }
    if game.hooks.text.spoken is None:
        parts["state_type"] = _namespace({"fields": value("fields", game.state_type.fields)})
        program.attributes.add("state_type")
    program.attributes |= {*hooks, *(name for own in hooks.values() for name in own)}
    return _namespace(parts)


def _namespace(parts: dict[str, str]) -> str:
    return f"$.namespace($.d({_object(parts)}))"


def _object(parts: dict[str, str]) -> str:
    return f"{{{','.join(f'{name}:{code}' for name, code in parts.items())}}}"
