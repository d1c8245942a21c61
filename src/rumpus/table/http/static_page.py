"""The page: the built bundle, held in memory. No path of a request ever reaches the disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from litestar import Response

FOLDER = Path(__file__).parent.parent / "page"
_COMPRESS = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".wasm", ".bin")
_KINDS = {".js": "text/javascript", ".wasm": "application/wasm"}  # not every system's table has them

MISSING = b"""<!doctype html><meta charset="utf-8"><title>Rumpus</title>
<p>The server is running, but its page has not been built. <code>./rumpus page</code> builds it (it needs Node 20.19
or newer, or a network to fetch one). The wire is open for programs meanwhile: see docs/reference/wire.md.</p>
"""


@dataclass(frozen=True)
class Piece:
    body: bytes
    kind: str
    mark: str
    lasting: bool = False  # its name changes with its content
    packs: bool = True  # worth compressing

    @cached_property
    def zipped(self) -> bytes:
        """When somebody first asks for it: most of a page is never fetched."""
        return gzip.compress(self.body, mtime=0) if self.packs else b""


class StaticPage:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._stamp = 0.0
        self._pieces: dict[str, Piece] = {}

    @property
    def built(self) -> bool:
        return (self.folder / "index.html").is_file()

    @property
    def version(self) -> str:
        """Changes with the bundle: an open page that hears another one reloads itself."""
        self._refresh()
        index = self._pieces.get("/index.html")
        return "" if index is None else index.mark

    def piece(self, path: str) -> Piece:
        """A file of the bundle; any other path is a place within the page, which finds its way itself."""
        self._refresh()
        found = self._pieces.get(path) or self._pieces.get("/index.html")
        return found or Piece(MISSING, "text/html; charset=utf-8", "missing")

    def has(self, path: str) -> bool:
        self._refresh()
        return path in self._pieces

    def _refresh(self) -> None:
        """Read again after a build; its index is written last."""
        index = self.folder / "index.html"
        try:
            stamp = index.stat().st_mtime
        except OSError:
            return
        if stamp != self._stamp:
            self._pieces = _pieces_in(self.folder, stamp)
            self._stamp = stamp


@lru_cache(maxsize=1)
def _pieces_in(folder: Path, stamp: float) -> dict[str, Piece]:
    """As they are since that moment: rooms of one process share them."""
    own = folder / "local"  # handed out by local.py, which knows whether it is of these sources
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_relative_to(own)]
    return {"/" + path.relative_to(folder).as_posix(): _piece(path) for path in files}


def _piece(path: Path) -> Piece:
    return piece_of(path.read_bytes(), path.name, lasting=path.parent.name == "assets")


def piece_of(body: bytes, name: str, *, lasting: bool) -> Piece:
    suffix = Path(name).suffix
    kind = _KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Piece(body, kind, hashlib.sha256(body).hexdigest()[:20], lasting, suffix in _COMPRESS)


def answer(known: str | None, accepted: str, piece: Piece) -> Response[bytes]:
    """`known`: what the browser has of it, by its mark; `accepted`: how it may be packed."""
    headers = {"etag": f'"{piece.mark}"', "vary": "accept-encoding"}
    headers["cache-control"] = "public, max-age=31536000, immutable" if piece.lasting else "no-cache"
    if known == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    body = piece.body
    if piece.packs and "gzip" in accepted:
        body = piece.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=piece.kind, headers=headers)
