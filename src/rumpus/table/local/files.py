"""The files with which a page plays a game by itself, without a room: rules and bots as WebAssembly, the game's words
as a script, and what both must know. `python -m rumpus.table.local.files FOLDER [GAME …]` writes them.

They are made once for these sources and versions and kept; a wheel carries those of its own games.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import shutil
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NotRequired, TypedDict

import msgspec

from rumpus.bots.levels import LEVELS, level_of
from rumpus.bots.nets import weights_of
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.words import LANGUAGES
from rumpus.kernel.errors import BadGame, RumpusError
from rumpus.speed.cache import PACKAGE, alone, cache_root
from rumpus.table.delivery.messages import of_memory
from rumpus.table.http.games import detail_of, rules_of, whole_shelf
from rumpus.table.http.static_page import FOLDER as PAGE

CARRIED = PAGE / "local"  # what a wheel brings along
INDEX, FAILED = "index.json", "failed.txt"
KEPT = 4  # versions of one game in the cache


class LocalBuildError(RumpusError):
    """A game cannot be made into files for the page: it can be played in a room only."""


@dataclass(frozen=True)
class LocalFiles:
    module: bytes
    script: bytes
    manifest: bytes
    texts: Mapping[str, bytes]
    """The rules for players, by language, as the room answers them."""
    net: bytes = b""
    """The weights of its net, for levels of bots that have learned; nothing where it has none."""


class LocalEntry(TypedDict):
    """Of a game in index.json: the names of its files, and the version of its rules."""

    module: str
    script: str
    manifest: str
    net: NotRequired[str]
    texts: dict[str, str]
    rules: int


def names_in(entry: LocalEntry) -> list[str]:
    """All files that it names."""
    net = [entry["net"]] if "net" in entry else []
    return [entry["module"], entry["script"], entry["manifest"], *net, *entry["texts"].values()]


def ready(game: Game) -> Path | None:
    """The folder with a game's files, if they are there and of these sources."""
    carried = CARRIED / game.name
    if (carried / "sources").is_file() and (carried / "sources").read_text() == sources_of(game):
        return carried
    kept = kept_in(game)
    return kept if (kept / INDEX).is_file() else None


def has_failed(game: Game) -> bool:
    return (kept_in(game) / FAILED).is_file()


def read_entry(folder: Path) -> LocalEntry | None:
    try:
        return json.loads((folder / INDEX).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def index_of(entries: Mapping[str, LocalEntry]) -> bytes:
    """index.json: the games that are ready, and the whole shelf, for a page that has no room to ask."""
    return msgspec.json.encode({"games": entries, "shelf": whole_shelf()})


# Where they are kept


def kept_in(game: Game) -> Path:
    mark = hashlib.sha256(f"{sources_of(game)} {_versions()}".encode()).hexdigest()[:16]
    return cache_root() / "local" / f"{game.name}-{mark}"


def sources_of(game: Game) -> str:
    """A hash of all that decides the files, but for the versions of the compiler."""
    return _sources_of(game.folder)


@cache
def _sources_of(folder: Path) -> str:
    parts = [PACKAGE / part for part in ("kernel", "core", "speed", "bots", "table/wire_http")]
    files = [file for part in parts for file in part.rglob("*.py")]
    files += [Path(__file__), PACKAGE / "table" / "http" / "games.py"]
    own = (
        [folder] if folder.is_file() else [f for f in folder.rglob("*") if f.suffix in (".py", ".toml", ".md", ".bin")]
    )
    mark = hashlib.sha256()
    for base, group in ((PACKAGE, files), (folder.parent, own)):
        for path in sorted(group):
            mark.update(str(path.relative_to(base)).encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


@cache
def _versions() -> str:
    found: list[str] = [sys.version]
    for package in ("numba", "llvmlite", "numpy"):
        with contextlib.suppress(PackageNotFoundError):
            found.append(version(package))
    return " ".join(found)


# Making them


def build(game: Game) -> Path:
    """The folder with a game's files, made if they are not there; one at a time on this machine."""
    found = ready(game)
    if found is not None:
        return found
    kept = kept_in(game)
    kept.parent.mkdir(parents=True, exist_ok=True)
    with alone(kept.parent / "building"):
        if (kept / INDEX).is_file():  # somebody else has made it meanwhile
            return kept
        made = Path(tempfile.mkdtemp(prefix=f"{game.name}.", suffix=".part", dir=kept.parent))
        try:
            write_files(_built(game), game, made)
            if not (kept / INDEX).is_file():  # else somebody with less patience has made it meanwhile
                shutil.rmtree(kept, ignore_errors=True)
                made.chmod(0o755)
                made.replace(kept)
        except LocalBuildError as error:
            kept.mkdir(exist_ok=True)
            (kept / FAILED).write_text(str(error), encoding="utf-8")
            raise
        finally:
            shutil.rmtree(made, ignore_errors=True)
        _forget_old(kept.parent, game.name)
    return kept


def write_files(files: LocalFiles, game: Game, folder: Path) -> LocalEntry:
    """Each under a name that changes with its content; the index last."""

    def written(body: bytes, kind: str, part: str = "") -> str:
        name = f"{game.name}{part}-{hashlib.sha256(body).hexdigest()[:12]}.{kind}"
        (folder / name).write_bytes(body)
        return name

    entry: LocalEntry = {
        "module": written(files.module, "wasm"),
        "script": written(files.script, "js"),
        "manifest": written(files.manifest, "json"),
        "texts": {language: written(body, "json", f"-{language}") for language, body in files.texts.items()},
        "rules": game.version,
    }
    if files.net:
        entry["net"] = written(files.net, "bin")
    (folder / INDEX).write_text(json.dumps(entry), encoding="utf-8")
    return entry


def _built(game: Game) -> LocalFiles:
    try:
        from rumpus.speed.script import Untranslatable, script_of
        from rumpus.speed.wasm.build import WasmError, module_of
    except ImportError as error:
        raise LocalBuildError("local-build", game=game.name, problem=error) from None
    texts: dict[str, bytes] = {}
    for language in LANGUAGES:
        with contextlib.suppress(BadGame):  # a game without written rules
            texts[language] = msgspec.json.encode(rules_of(game, language))
    try:
        script = script_of(game)  # first: it says in a moment what cannot be, and a module takes a minute
        return LocalFiles(module_of(game), script, manifest_of_page(game), texts, weights_of(game))
    except (WasmError, Untranslatable) as error:
        raise LocalBuildError("local-build", game=game.name, problem=error) from None


def manifest_of_page(game: Game) -> bytes:
    """What the page must know beside the module: all of speed/wasm/manifest.py, the levels of bots, and the words."""
    from rumpus.speed.wasm.manifest import manifest_of

    more: dict[str, Any] = {
        "levels": {name: asdict(level_of(name, game)) for name in LEVELS},
        "memory": of_memory(game),
        "detail": detail_of(game),
    }
    return msgspec.json.encode(manifest_of(game) | more)


def _forget_old(folder: Path, name: str) -> None:
    found = [path for path in folder.glob(f"{name}-*") if path.is_dir()]
    for old in sorted(found, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def build_quietly(folders: list[Path]) -> None:
    """In a process of its own beside a server: last in everything. What cannot be made is left out."""
    from rumpus.table.bots.workers import MEMORY
    from rumpus.table.worker_limits import LAST, limit_process

    limit_process(MEMORY, LAST)
    for folder in folders:
        with contextlib.suppress(RumpusError, OSError):
            build(catalogue.load(folder))


def carry(folder: Path, names: list[str]) -> None:
    """Into a folder that travels, as a wheel's does: a folder a game, with the mark of its sources."""
    for name in names:
        game = catalogue.game(name)
        target = folder / game.name
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(build(game), target)
        (target / "sources").write_text(sources_of(game))


if __name__ == "__main__":
    carry(Path(sys.argv[1]), sys.argv[2:] or catalogue.names())
