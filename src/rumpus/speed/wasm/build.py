"""Builds a game's module: `python -m rumpus.speed.wasm.build GAME FILE`, in a process that does nothing else."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.speed.cache import cache_root, fingerprint
from rumpus.speed.compiled import compiled


class WasmError(Exception):
    """A game's rules could not be made into WebAssembly."""


def module_of(game: Game) -> bytes:
    """The module of a game; made once for these sources and these versions, and kept."""
    kept = cache_root() / "wasm" / f"{game.name}-{_fingerprint(game)}.wasm"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        made = kept.with_suffix(f".{os.getpid()}.part")
        command = [sys.executable, "-P", "-m", "rumpus.speed.wasm.build", str(game.folder), str(made)]
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)  # noqa: S603 - ourselves
        if done.returncode:
            raise WasmError(f"{game.name}: no WebAssembly: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
        made.replace(kept)
    return kept.read_bytes()


def _fingerprint(game: Game) -> str:
    mark = hashlib.sha256(fingerprint(compiled(game).modules, {"wasm": True}).encode())
    for file in sorted(Path(__file__).parent.glob("*.py")):
        mark.update(file.name.encode() + b"\0" + file.read_bytes())
    return mark.hexdigest()[:16]


def _build(folder: Path) -> bytes:
    from rumpus.speed.wasm.target import WasmModule, install

    context = install()
    from rumpus.speed.wasm.entries import entries_of
    from rumpus.speed.wasm.linker import link

    game = catalogue.load(folder)
    module: Any = WasmModule(context, game.name)
    for name, (function, arguments, result) in entries_of(game).items():
        module.add(name, function, arguments, result)
    return link(module.emitted(), module.exports)


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(_build(Path(sys.argv[1])))
