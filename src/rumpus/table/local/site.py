"""The static site: page, games, rules and bots as a folder of files, for any host that hands out files.

It is the same bundle as a room's page. Only its index differs: it says that there is no room (`<meta name="rumpus">`),
and all addresses in it are relative, so that the folder may lie anywhere. The page finds its way by the fragment
(`#/learn/bounce`), which no host has to understand.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rumpus.core.game import Game
from rumpus.kernel.errors import RumpusError
from rumpus.table.http.static_page import FOLDER as PAGE
from rumpus.table.local.files import INDEX, LocalBuildError, LocalEntry, build, index_of, names_in, read_entry

# As a room's policy, as far as a page may say it of itself (`frame-ancestors` it may not).
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src-elem 'self'; "
    "style-src-attr 'unsafe-inline'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; "
    "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
HEAD = f"""<head>
    <meta name="rumpus" content="site" />
    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />"""

# Some hosts show 404.html for what they do not have. It looks for the site in the folders above it, since it cannot
# know where that lies, and leads on by the fragment.
ELSEWHERE = """<!doctype html>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Rumpus</title>
<p>Nothing lies here. · Hier ligt niets. · Il n’y a rien ici.</p>
<script type="module">
  // Without empty parts: an address that begins with two slashes would be another host's.
  const parts = location.pathname.split('/').filter((part) => part !== '')
  for (let depth = parts.length; depth >= 0; depth--) {
    const folder = ['', ...parts.slice(0, depth), ''].join('/')
    const found = await fetch(folder + 'local/index.json').catch(() => null)
    if (found?.ok) {
      location.replace(folder + '#/' + parts.slice(depth).join('/'))
      break
    }
  }
</script>
"""


class BadSite(RumpusError):
    """A site cannot be written there, or not now."""


class SiteSummary(NamedTuple):
    games: list[str]
    left_out: dict[str, str]
    """Games that could not be made into files, with the reason."""
    files: int
    size: int


def write_site(
    folder: Path, games: list[Game], *, over: bool = False, tell: Callable[[Game], None] = lambda _: None
) -> SiteSummary:
    """The whole site, or nothing: it is made beside the folder and moved there when it is complete."""
    if not (PAGE / "index.html").is_file():
        raise BadSite("site-no-page")
    check_folder(folder, over=over)
    entries: dict[str, LocalEntry] = {}
    folders: dict[str, Path] = {}
    left_out: dict[str, str] = {}
    for game in games:
        tell(game)
        try:
            folders[game.name] = build(game)
        except LocalBuildError as error:
            left_out[game.name] = str(error)
            continue
        entry = read_entry(folders[game.name])
        assert entry is not None
        entries[game.name] = entry
    if not entries:
        raise BadSite("site-no-games", problem="; ".join(left_out.values()) or "-")
    try:
        return _put(folder, entries, folders, left_out, over=over)
    except OSError as error:
        raise BadSite("file-unwritable", path=folder, problem=error) from None


def check_folder(folder: Path, *, over: bool) -> None:
    if folder.exists() and not folder.is_dir():
        raise BadSite("site-no-folder", path=folder)
    if folder.is_dir() and any(folder.iterdir()):
        if not over:
            raise BadSite("site-folder-full", path=folder)
        if not (folder / "local" / INDEX).is_file():
            raise BadSite("site-folder-other", path=folder)


def _put(
    folder: Path, entries: dict[str, LocalEntry], folders: dict[str, Path], left_out: dict[str, str], *, over: bool
) -> SiteSummary:
    folder = folder.absolute()
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=f"{folder.name}.", dir=folder.parent))
    try:
        made.chmod(0o755)
        _bundle(made)
        local = made / "local"
        local.mkdir()
        for name, entry in entries.items():
            for file in names_in(entry):
                shutil.copyfile(folders[name] / file, local / file)
        (local / INDEX).write_bytes(index_of(entries))
        files = [path for path in made.rglob("*") if path.is_file()]
        summary = SiteSummary(list(entries), left_out, len(files), sum(path.stat().st_size for path in files))
        if over and folder.is_dir():
            old = folder.with_name(f"{made.name}.old")
            folder.replace(old)
            made.replace(folder)
            shutil.rmtree(old, ignore_errors=True)
        else:
            made.replace(folder)  # an empty folder gives way
        return summary
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _bundle(folder: Path) -> None:
    for path in PAGE.rglob("*"):
        place = path.relative_to(PAGE)
        if path.is_file() and place.parts[0] != "local" and not path.name.startswith("."):
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, folder / place)
    index = (folder / "index.html").read_text(encoding="utf-8")
    (folder / "index.html").write_text(site_index(index), encoding="utf-8")
    (folder / "404.html").write_text(ELSEWHERE, encoding="utf-8")
    (folder / ".nojekyll").write_text("")  # GitHub would look for a blog in it
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    manifest["description"] = DESCRIPTION
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest, indent=2), encoding="utf-8")


DESCRIPTION = "Five party games against bots that live in the page."


def site_index(index: str) -> str:
    """A room's index, without the room: relative addresses, and the mark that says so."""
    index = index.replace("<head>", HEAD, 1)
    index = re.sub(r'(<meta name="description" content=")[^"]*', rf"\1{DESCRIPTION}", index)
    return re.sub(r'((?:src|href)=")/', r"\1./", index)
