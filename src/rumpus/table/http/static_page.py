"""The page: the built bundle, held in memory. No path of a request ever reaches the disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent.parent / "page"
_COMPRESS = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt")

MISSING = b"""<!doctype html><meta charset="utf-8"><title>Rumpus</title>
<p>The server is running, but its page has not been built. <code>./rumpus page</code> builds it (it needs Node 20.19
or newer, or a network to fetch one). The wire is open for programs meanwhile: see docs/reference/wire.md.</p>
"""


class Piece(NamedTuple):
    body: bytes
    zipped: bytes
    kind: str
    mark: str
    lasting: bool  # its name changes with its content


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
        return found or Piece(MISSING, gzip.compress(MISSING, mtime=0), "text/html; charset=utf-8", "missing", False)

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
            files = [path for path in self.folder.rglob("*") if path.is_file()]
            self._pieces = {"/" + path.relative_to(self.folder).as_posix(): _piece(path) for path in files}
            self._stamp = stamp


def _piece(path: Path) -> Piece:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "text/javascript"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    zipped = gzip.compress(body, mtime=0) if path.suffix in _COMPRESS else b""
    return Piece(body, zipped, kind, hashlib.sha256(body).hexdigest()[:20], path.parent.name == "assets")
