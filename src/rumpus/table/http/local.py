"""What a page needs to play without the room: handed out where it is ready, made in the background where it is not."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from importlib.util import find_spec
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.errors import BadGame
from rumpus.table.http.answers import AnyRequest, NotHere
from rumpus.table.http.static_page import Piece, answer, piece_of
from rumpus.table.local.files import INDEX, LocalEntry, build_quietly, has_failed, index_of, names_in, read_entry, ready

AGAIN = 1.0  # seconds until what was not there is looked for again

TheLocalGames: TypeAlias = NamedDependency["LocalGames"]


class LocalGames:
    """Nothing is read or made before the first page asks: a server that starts has other things to do."""

    def __init__(self, *, builds: bool) -> None:
        self._builds = builds and find_spec("numba") is not None
        self._entries: dict[str, LocalEntry] = {}
        self._pieces: dict[str, Piece] = {}
        self._tried: set[Path] = set()
        self._process: SpawnProcess | None = None
        self._looking = asyncio.Lock()
        self._looked = -AGAIN

    async def index(self) -> Piece:
        """The games that are ready now; the others are begun."""
        async with self._looking:
            missing = await asyncio.to_thread(self._look)
            self._looked = time.monotonic()
            if self._builds and missing and not self._building:
                self._begin(missing)
        return self._pieces[INDEX]

    def piece(self, name: str) -> Piece | None:
        return self._pieces.get(name)

    async def look_again(self) -> None:
        """Another server of this room may have named what is missing here; whoever asks for nonsense costs little."""
        if time.monotonic() - self._looked >= AGAIN:
            await self.index()

    async def close(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.terminate()
            await asyncio.to_thread(self._process.join)

    @property
    def _building(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _look(self) -> list[Path]:
        """Takes what has become ready; returns what is not."""
        missing: list[Path] = []
        for folder in catalogue.folders().values():
            try:
                game = catalogue.load(folder)
            except BadGame:
                continue
            if game.name not in self._entries and not self._take(game) and not has_failed(game):
                missing.append(folder)
        index = index_of(dict(sorted(self._entries.items())))
        if INDEX not in self._pieces or self._pieces[INDEX].body != index:
            self._pieces[INDEX] = piece_of(index, INDEX, lasting=False)
        return missing

    def _take(self, game: Game) -> bool:
        folder = ready(game)
        entry = read_entry(folder) if folder else None
        if folder is None or entry is None:
            return False
        for name in names_in(entry):
            self._pieces[name] = piece_of((folder / name).read_bytes(), name, lasting=True)
        self._entries[game.name] = entry
        return True

    def _begin(self, missing: list[Path]) -> None:
        """Once each for as long as the server runs: what failed would fail again."""
        fresh = [folder for folder in missing if folder not in self._tried]
        self._tried.update(fresh)
        if fresh:
            context = multiprocessing.get_context("spawn")
            self._process = context.Process(target=build_quietly, args=(fresh,), daemon=True)
            self._process.start()


@get("/local/{name:str}", include_in_schema=False)
async def local(request: AnyRequest, name: FromPath[str], local_games: TheLocalGames) -> Response[bytes]:
    piece = await local_games.index() if name == INDEX else local_games.piece(name)
    if piece is None and name != INDEX:
        await local_games.look_again()
        piece = local_games.piece(name)
    if piece is None:
        raise NotHere("no such file; /local/index.json names those there are")
    return answer(request.headers.get("if-none-match"), request.headers.get("accept-encoding", ""), piece)
