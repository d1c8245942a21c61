"""A game's module, from the cache or built: by a process of its own, which does nothing else (`bots/module.py`: what
bots add to it is known above this layer)."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rumpus.core.game import Game
from rumpus.speed.cache import PACKAGE, alone, cache_root, fingerprint
from rumpus.speed.compiled import compiled
from rumpus.speed.native import collecting_later

BUILDER = "rumpus.bots.module"


class WasmError(Exception):
    """A game's rules could not be made into WebAssembly."""


def module_of(game: Game) -> bytes:
    """The module of a game; made once for these sources and these versions, and kept."""
    kept = cache_root() / "wasm" / f"{game.name}-{_fingerprint(game)}.wasm"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with alone(kept.with_suffix(".lock")):
            if not kept.exists():  # nobody else has made it meanwhile
                _make(game, kept)
    return kept.read_bytes()


def _make(game: Game, kept: Path) -> None:
    made = kept.with_suffix(f".{os.getpid()}.part")
    command = [sys.executable, "-P", "-m", BUILDER, str(game.folder), str(made)]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)  # noqa: S603 - ourselves
    if done.returncode:
        raise WasmError(f"{game.name}: no WebAssembly: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
    made.replace(kept)


def _fingerprint(game: Game) -> str:
    mark = hashlib.sha256(fingerprint(compiled(game).modules, {"wasm": True}).encode())
    files = [*Path(__file__).parent.glob("*.py"), *(PACKAGE / "bots").glob("*.py")]
    files += [file for file in (game.folder / "bot.py", game.folder / "features.py") if file.is_file()]
    for file in sorted(files):
        mark.update(file.name.encode() + b"\0" + file.read_bytes())
    return mark.hexdigest()[:16]


def built(game: Game, more: Callable[[Game], dict[str, Any]]) -> bytes:
    """The module anew, with the entries of the rules and more; the process is of no use for anything else then."""
    from rumpus.speed.wasm.target import WasmModule, install

    context = install()
    from rumpus.speed.wasm.entries import entries_of
    from rumpus.speed.wasm.linker import link

    module: Any = WasmModule(context, game.name)
    with collecting_later():
        for name, (function, arguments, result) in (entries_of(game) | more(game)).items():
            module.add(name, function, arguments, result)
        return link(module.emitted(), module.exports)
