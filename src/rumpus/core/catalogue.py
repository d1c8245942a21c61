"""The catalogue finds games: in the package, in a folder given by the user, and through entry points.

There is no list to edit. A folder with a `game.toml` is a game, and so is one with a `game.py`; its name is the
folder's. In a folder given by the user, a file `NAME.py` that says `GAME = …` is a game as well (`one_file.py`).
"""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from rumpus.core import one_file
from rumpus.core.facts import read_toml
from rumpus.core.game import Game
from rumpus.core.hooks import file_of, resolve
from rumpus.kernel.errors import BadGame, UnknownGame

FOLDER_VARIABLE = "RUMPUS_GAMES"  # a folder, or several with the system's path separator between

_PACKAGE = Path(__file__).parent.parent / "games"
_loaded: dict[Path, Game] = {}


def folders() -> dict[str, Path]:
    """Every game's folder (or file), by name; the package's own win over what has the same name elsewhere."""
    found: dict[str, Path] = {}
    for parent in [_PACKAGE, *_given()]:
        if parent.is_dir():
            for child in sorted(parent.iterdir()):
                if is_game(child):
                    found.setdefault(child.stem, child)
    for name, folder in _installed().items():
        found.setdefault(name, folder)
    return found


@cache
def _installed() -> dict[str, Path]:
    """What other packages bring. They are looked for once: that reads the metadata of all that is installed."""
    modules = {entry.name: cast(ModuleType, entry.load()) for entry in entry_points(group="rumpus.games")}
    return {name: Path(module.__file__).parent for name, module in modules.items() if module.__file__}


def is_game(path: Path) -> bool:
    folder = (path / "game.toml").is_file() or one_file.is_game_file(path / "game.py")
    return folder or one_file.is_game_file(path)


def _given() -> list[Path]:
    return [Path(part) for part in os.environ.get(FOLDER_VARIABLE, "").split(os.pathsep) if part]


def names() -> list[str]:
    return list(folders())


def game(name: str) -> Game:
    """The game of that name. Dashes and capitals are forgiven."""
    found = folders()
    folder = found.get(name) or {_forgiven(each): folder for each, folder in found.items()}.get(_forgiven(name))
    if folder is None:
        raise _unknown(name, list(found))
    return load(folder)


def _unknown(name: str, games: list[str]) -> UnknownGame:
    """What is nearly there is named: a folder that is not, a file that does not say that it is a game."""
    for folder in _given():
        if not folder.is_dir():
            return UnknownGame("no-game-folder", name=name, games=games, variable=FOLDER_VARIABLE, folder=folder)
        for file in (folder / f"{name}.py", folder / name / "game.py"):
            if file.is_file():
                return UnknownGame("no-game-file", name=name, games=games, file=file)
    return UnknownGame("no-game", name=name, games=games)


def _forgiven(name: str) -> str:
    return name.lower().replace("-", "_").replace(" ", "_")


def games() -> list[Game]:
    return [load(folder) for folder in folders().values()]


def load(folder: Path) -> Game:
    folder = folder.resolve()
    if folder not in _loaded:
        _loaded[folder] = _load(folder)
    return _loaded[folder]


def found_again(folder: str, name: str) -> Game:
    """A game that was named elsewhere (another process, another machine): in its folder, or by its name."""
    return load(Path(folder)) if is_game(Path(folder)) else game(name)


def _load(folder: Path) -> Game:
    name = folder.stem
    package = f"rumpus.games.{name}" if folder.parent == _PACKAGE else name
    if folder.parent != _PACKAGE:
        known = sys.modules.get(package)
        if known is not None and not _lies_in(known, folder):
            raise BadGame("game-package-taken", folder=folder, package=package)
        if str(folder.parent) not in sys.path:
            sys.path.insert(0, str(folder.parent))
        importlib.invalidate_caches()  # it may have been written a moment ago
    return _load_folder(name, package, folder) if (folder / "game.toml").is_file() else _load_file(name, folder)


def _lies_in(module: ModuleType, folder: Path) -> bool:
    """Whether a module is this game's: its file, or the package of its folder, with or without an __init__.py."""
    places = [Path(place) for place in getattr(module, "__path__", ())]
    return Path(module.__file__ or "") == folder or folder in places


def _load_folder(name: str, package: str, folder: Path) -> Game:
    facts = read_toml(folder)
    rules, state, text = (_module(f"{package}.{part}", folder) for part in ("rules", "state", "text"))
    bot = _module(f"{package}.bot", folder) if (folder / "bot.py").is_file() else None
    _check_state(name, state)
    return Game(name, folder, facts, state, cast(Any, rules), text, bot, resolve(name, rules, state, text, bot))


def _load_file(name: str, path: Path) -> Game:
    """A game of one file, alone or with more beside it: a bot, translations, scenarios."""
    module = _module(name if path.is_file() else f"{name}.game", path)
    found = one_file.parts(name, module)
    bot = _module(f"{name}.bot", path) if (path / "bot.py").is_file() else found.bot
    _check_state(name, module)
    hooks = resolve(name, found.rules, module, found.text, bot or module)
    rules = cast(Any, found.rules)
    return Game(name, path, found.facts, module, rules, found.text, bot, hooks, found.words, found.told)


def _check_state(name: str, state: ModuleType) -> None:
    if not any(f.name == "seats" for f in getattr(getattr(state, "State", None), "fields", ())):
        raise BadGame("game-state-lacks", game=name, file=file_of(state))


def _module(name: str, folder: Path) -> ModuleType:
    try:
        return importlib.import_module(name)
    except Exception as error:  # whatever a module does while it is imported
        package, _, module = name.rpartition(".")
        problem = str(error) if isinstance(error, ImportError | SyntaxError) else f"{type(error).__name__}: {error}"
        line = None if isinstance(error, SyntaxError) else line_in(folder, error)  # a SyntaxError says its own
        problem = f"{problem} ({line})" if line else problem
        raise BadGame("game-module-broken", package=package or module, module=module, problem=problem) from None


def line_in(folder: Path, error: BaseException) -> str | None:
    """The innermost line of a game's own code that led to an error, as `rules.py:12`; None where none did."""
    for each in (error.__cause__, error):
        for frame in reversed(traceback.extract_tb(each.__traceback__) if each else []):
            path = Path(frame.filename)
            if path == folder or folder in path.parents:
                return f"{path.name}:{frame.lineno}"
    return None
