"""A game's optional functions, found once when it is loaded; what is misspelt or wrongly shaped is named."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import fields
from difflib import get_close_matches
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast, get_args, get_type_hints

from rumpus.core.contract import BotHooks, GameRules, Hooks, RulesHooks, StateHooks, TextHooks
from rumpus.kernel.errors import BadGame

LIKE = 0.8  # how similar two names are that were probably meant to be the same

H = TypeVar("H", RulesHooks, StateHooks, TextHooks, BotHooks)


def resolve(game: str, rules: Any, state: ModuleType, text: ModuleType, bot: ModuleType | None) -> Hooks:
    """The hooks of a game's modules. In a game of one file, several of them are the same module."""
    for module, kinds in _kinds(rules, state, text, bot):
        _check_names(game, module, kinds)
    for function, count in required().items():
        if not callable(getattr(rules, function, None)):
            raise BadGame("game-rules-lack", game=game, file=file_of(rules), function=function)
        _check_shape(game, rules, function, count)
    for name in get_type_hints(GameRules):
        if type(getattr(rules, name, None)) is not int:
            raise BadGame("game-rules-number", game=game, file=file_of(rules), name=name)
    return Hooks(
        _found(game, RulesHooks, rules),
        _found(game, StateHooks, state),
        _found(game, TextHooks, text),
        _found(game, BotHooks, bot),
    )


def bot_hooks(game: str, module: ModuleType) -> BotHooks:
    """Those of a module that says what a bot knows."""
    _check_names(game, module, [BotHooks])
    return _found(game, BotHooks, module)


@cache
def required() -> dict[str, int]:
    """The functions that all rules have, and how many arguments they take."""
    functions = {name: value for name, value in vars(GameRules).items() if inspect.isfunction(value)}
    own = {name: function for name, function in functions.items() if not name.startswith("_")}
    return {name: len(inspect.signature(function).parameters) - 1 for name, function in own.items()}


@cache
def shapes(kind: type[Any]) -> dict[str, int]:
    """The declared hooks of a module: how many arguments each takes, -1 for a constant."""
    found: dict[str, int] = {}
    for name, hint in get_type_hints(kind).items():
        calls = [part for part in get_args(hint) if get_args(part)[:1] and isinstance(get_args(part)[0], list)]
        found[name] = len(get_args(calls[0])[0]) if calls else -1
    return found


def _kinds(
    rules: ModuleType, state: ModuleType, text: ModuleType, bot: ModuleType | None
) -> list[tuple[ModuleType, list[type[Any]]]]:
    """Each module by its name, with all that may stand in it."""
    modules: dict[str, ModuleType] = {}
    kinds: dict[str, list[type[Any]]] = {}
    for module, kind in ((rules, RulesHooks), (state, StateHooks), (text, TextHooks), (bot, BotHooks)):
        if module is not None:
            modules.setdefault(module.__name__, module)
            kinds.setdefault(module.__name__, []).append(kind)
    return [(module, kinds[name]) for name, module in modules.items()]


def _found(game: str, kind: type[H], module: ModuleType | None) -> H:
    given: dict[str, Any] = {}
    for field in fields(kind):
        value = getattr(module, field.name, None)
        if value is None:
            continue
        count = shapes(kind)[field.name]
        if count >= 0:
            _check_shape(game, cast(ModuleType, module), field.name, count)
        given[field.name] = value
    return kind(**given)


def _check_shape(game: str, module: ModuleType, name: str, count: int) -> None:
    function = cast(Callable[..., Any], getattr(module, name))
    if not callable(function):
        raise BadGame("game-hook-no-function", game=game, file=file_of(module), function=name)
    try:
        inspect.signature(function).bind(*range(count))
    except TypeError:
        found = len(inspect.signature(function).parameters)
        raise BadGame(
            "game-hook-shape", game=game, file=file_of(module), function=name, wanted=count, found=found
        ) from None


def _check_names(game: str, module: ModuleType, kinds: Sequence[type[Any]]) -> None:
    """A function (or a table) whose name is nearly that of a hook which the module lacks was meant to be it."""
    known = {name for kind in kinds for name in shapes(kind)}
    if RulesHooks in kinds:
        known |= set(required())
    lacking = [name for name in known if not hasattr(module, name)]
    for name, value in vars(module).items():
        own = isinstance(value, FunctionType) and value.__module__ == module.__name__
        if name.startswith("_") or name in known or not (own or (isinstance(value, dict) and name.isupper())):
            continue
        meant = get_close_matches(name, lacking, 1, LIKE)
        if meant:
            raise BadGame("game-hook-misspelt", game=game, file=file_of(module), function=name, meant=meant[0])


def file_of(module: ModuleType) -> str:
    return (module.__file__ or module.__name__).rpartition("/")[2]
