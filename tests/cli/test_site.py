"""rumpus site: a folder of files, whole or not at all."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.table.http.static_page import FOLDER as PAGE
from rumpus.table.local import files as local_files
from rumpus.table.local.files import LocalFiles, kept_in, manifest_of_page, write_files
from rumpus.table.local.site import ELSEWHERE
from tests.cli.conftest import Run
from tools.page import find_node

pytestmark = pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page is not built")


@pytest.fixture(autouse=True)
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game's files, as if they had been compiled."""
    monkeypatch.setenv("RUMPUS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(local_files, "CARRIED", tmp_path / "carried")
    for game in catalogue.games():
        files = LocalFiles(b"\0asm", b"export {}", manifest_of_page(game), {"en": b"{}", "nl": b"{}", "fr": b"{}"})
        kept_in(game).mkdir(parents=True)
        write_files(files, game, kept_in(game))


def test_a_whole_site(rumpus: Run, home: Path) -> None:
    folder = home / "deep" / "public"
    done = rumpus("site", str(folder))
    assert done.code == 0, done.err
    assert "Bounce" in done.out
    index = (folder / "index.html").read_text()
    assert '<meta name="rumpus" content="site" />' in index
    addresses = re.findall(r'(?:src|href)="([^"]*)"', index)
    assert addresses
    for address in addresses:
        assert address.startswith("./"), "a site may lie in any folder"
        assert (folder / address).is_file()
    shelf = json.loads((folder / "local" / "index.json").read_text())
    assert sorted(shelf["games"]) == sorted(catalogue.names())
    for entry in shelf["games"].values():
        for name in (entry["module"], entry["script"], entry["manifest"], *entry["texts"].values()):
            assert (folder / "local" / name).is_file()
        assert list(entry["texts"]) == ["en", "nl", "fr"]
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert not any(str(value).startswith("/") for value in manifest.values())
    for icon in manifest["icons"]:
        assert (folder / icon["src"]).is_file()
    for name in ("sw.js", "404.html", ".nojekyll"):
        assert (folder / name).is_file()
    assert [path for path in folder.parent.iterdir() if path != folder] == [], "nothing is left beside it"


def test_what_is_there_is_not_lost(rumpus: Run, home: Path) -> None:
    folder = home / "public"
    folder.mkdir()
    assert rumpus("site", str(folder)).code == 0, "an empty folder is as good as none"
    (folder / "old.txt").write_text("old")
    again = rumpus("site", str(folder))
    assert again.code == 2
    assert "--force" in again.err
    assert rumpus("site", str(folder), "--force").code == 0
    assert not (folder / "old.txt").exists()
    other = home / "photos"
    other.mkdir()
    (other / "cat.jpg").write_text("cat")
    for flags in ([], ["--force"]):
        refused = rumpus("site", str(other), *flags)
        assert refused.code == 2
        assert "photos" in refused.err
    assert (other / "cat.jpg").read_text() == "cat"
    file = rumpus("site", str(other / "cat.jpg"))
    assert file.code == 2
    assert "is a file" in file.err


def test_for_programs(rumpus: Run, home: Path) -> None:
    done = json.loads(rumpus("site", str(home / "public"), "--json").out)
    assert sorted(done["games"]) == sorted(catalogue.names())
    assert done["left_out"] == {}
    assert done["files"] > 20


@pytest.mark.parametrize(
    ("path", "leads_to"),
    [
        ("/folder/learn/bounce", "/folder/#/learn/bounce"),
        ("/folder/learn/bounce/", "/folder/#/learn/bounce"),
        ("//elsewhere.example/learn", None),
        ("///elsewhere.example//folder/learn", None),
    ],
)
def test_what_is_missing_leads_to_the_site_and_to_no_other_host(path: str, leads_to: str | None) -> None:
    """`//elsewhere.example/` looks like a folder, and is another host's address."""
    script = re.findall(r'<script type="module">(.*)</script>', ELSEWHERE, re.DOTALL)[0]
    stubs = """
        const reached = []
        const here = 'https://site.example'
        globalThis.location = { pathname: PATH, replace: (to) => reached.push(to) }
        globalThis.fetch = async (address) => {
          const found = new URL(address, here)
          return { ok: found.origin !== here || found.pathname === '/folder/local/index.json' }
        }"""
    whole = stubs.replace("PATH", json.dumps(path)) + script + "; console.log(JSON.stringify(reached))"
    command = ["node", "--input-type=module", "--eval", whole]
    done = subprocess.run(command, env=find_node().surroundings, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == ([] if leads_to is None else [leads_to])
