"""The catalogue finds game folders: in the package, in a folder given by the user, and through entry points.

There is no list to edit. A folder with a `game.toml` is a game; its name is the folder's.
"""

from __future__ import annotations

import importlib
import os
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from rumpus.core.game import Game
from rumpus.kernel.errors import BadGame, UnknownGame

FOLDER_VARIABLE = "RUMPUS_GAMES"  # a folder, or several with the system's path separator between

_PACKAGE = Path(__file__).parent.parent / "games"
_loaded: dict[Path, Game] = {}


def folders() -> dict[str, Path]:
    """Every game folder, by name; what stands in the package wins over what has the same name elsewhere."""
    found: dict[str, Path] = {}
    for parent in [_PACKAGE, *_given()]:
        if parent.is_dir():
            for child in sorted(parent.iterdir()):
                if (child / "game.toml").is_file():
                    found.setdefault(child.name, child)
    for entry in entry_points(group="rumpus.games"):
        module = cast(ModuleType, entry.load())
        if module.__file__:
            found.setdefault(entry.name, Path(module.__file__).parent)
    return found


def _given() -> list[Path]:
    return [Path(part) for part in os.environ.get(FOLDER_VARIABLE, "").split(os.pathsep) if part]


def names() -> list[str]:
    return list(folders())


def game(name: str) -> Game:
    """The game of that name. Dashes and capitals are forgiven."""
    wanted = name.lower().replace("-", "_").replace(" ", "_")
    found = folders()
    if wanted not in found:
        raise UnknownGame("no-game", name=name, games=list(found))
    return load(found[wanted])


def games() -> list[Game]:
    return [load(folder) for folder in folders().values()]


def load(folder: Path) -> Game:
    folder = folder.resolve()
    if folder not in _loaded:
        _loaded[folder] = _load(folder)
    return _loaded[folder]


def found_again(folder: str, name: str) -> Game:
    """A game that was named elsewhere (another process, another machine): in its folder, or by its name."""
    return load(Path(folder)) if Path(folder, "game.toml").is_file() else game(name)


def about(folder: Path) -> dict[str, Any]:
    """game.toml alone, for listings that need no rules."""
    try:
        return tomllib.loads((folder / "game.toml").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadGame("game-toml-unreadable", game=folder.name, problem=error) from None


def _load(folder: Path) -> Game:
    package = f"rumpus.games.{folder.name}" if folder.parent == _PACKAGE else folder.name
    if folder.parent != _PACKAGE:
        known = sys.modules.get(package)
        if known is not None and Path(known.__file__ or "").parent != folder:
            raise BadGame("game-package-taken", folder=folder, package=package)
        if str(folder.parent) not in sys.path:
            sys.path.insert(0, str(folder.parent))
    facts = about(folder)
    for key in ("title", "rules", "seats"):
        if key not in facts:
            raise BadGame("game-toml-lacks", game=folder.name, key=key)
    rules: Any = _module(package, "rules")
    for function in ("setup", "turn", "legal", "play", "odds", "land", "time_out", "score", "imagine"):
        if not callable(getattr(rules, function, None)):
            raise BadGame("game-rules-lack", game=folder.name, function=function)
    state: Any = _module(package, "state")
    if not any(f.name == "seats" for f in getattr(getattr(state, "State", None), "fields", ())):
        raise BadGame("game-state-lacks", game=folder.name)
    bot = _module(package, "bot") if (folder / "bot.py").is_file() else None
    return Game(folder.name, folder, facts, state, rules, _module(package, "text"), bot)


def _module(package: str, name: str) -> ModuleType:
    try:
        return importlib.import_module(f"{package}.{name}")
    except ImportError as error:
        raise BadGame("game-module-broken", package=package, module=name, problem=error) from None
