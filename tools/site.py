"""Writes docs/ as HTML: a small site without scripts, to be opened from the disk or put on any server.

docs/index.md is the map: the order of its links is the order of the pages, its headings are their kinds. What they link
elsewhere in the checkout (ARCHITECTURE.md, examples/README.md, a source file) comes along, under FOLDER/project.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from urllib.parse import quote, unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
MAP = DOCS / "index.md"
STYLE = ROOT / "tools" / "site.css"
PICTURES = {".png", ".svg", ".jpg"}
LOOK = ("page", "panel", "well", "ink", "soft", "line", "go")  # of the tokens of web/src/app.css

MAP_LINK = re.compile(r"^(?:\d+\.|\*) \[([^\]]+)\]\(([^)]+)\)", re.MULTILINE)
FOOTER = re.compile(r"\n---\n[^\n]*\[Map\]\([^)]*index\.md\)[^\n]*\n\Z")


class BrokenDocs(Exception):
    """Something in the pages that a person must put right, in one line."""


@dataclass(frozen=True)
class Place:
    """A page in the order of reading."""

    title: str
    path: Path
    kind: str  # the heading of the map under which it stands


def reading_order() -> list[Place]:
    places: list[Place] = []
    for part in re.split(r"^## ", MAP.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        kind, _, rest = part.partition("\n")
        places += [Place(title, DOCS / link, kind) for title, link in MAP_LINK.findall(rest)]
    return places


def footer(path: Path) -> str:
    """The last lines of a page: its kind, the page before and the page after, for who reads it on a code host."""
    places = reading_order()
    numbers = [number for number, place in enumerate(places) if place.path == path]
    if not numbers:
        raise BrokenDocs(f"{path.relative_to(ROOT)} is not on the map, docs/index.md")
    at = numbers[0]
    parts = [places[at].kind]
    if at > 0:
        parts.append(f"← {_named(places[at - 1], path)}")
    parts.append(f"[Map]({_relative(MAP, path)})")
    if at + 1 < len(places):
        parts.append(f"{_named(places[at + 1], path)} →")
    return f"\n---\n{' · '.join(parts)}\n"


def body(path: Path) -> str:
    """A page without its last lines."""
    return FOOTER.sub("", path.read_text(encoding="utf-8"))


def write_links() -> None:
    for place in reading_order():
        place.path.write_text(body(place.path).rstrip() + "\n" + footer(place.path), encoding="utf-8")


def _named(place: Place, from_page: Path) -> str:
    return f"[{place.title}]({_relative(place.path, from_page)})"


def _relative(target: Path, from_page: Path) -> str:
    return quote(Path(os.path.relpath(target, from_page.parent)).as_posix())


def slug(heading: str) -> str:
    """The anchor of a heading, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def parsed(text: str) -> list[Token]:
    return MarkdownIt("commonmark", {"html": False}).enable("table").parse(text)


def anchors(tokens: Sequence[Token]) -> list[str]:
    """Of each heading, in their order; the same words a second time get a number."""
    found: list[str] = []
    for before, token in pairwise(tokens):
        if before.type == "heading_open":
            words = "".join(child.content for child in token.children or ())
            plain, again = slug(words), 0
            while (anchor := f"{plain}-{again}" if again else plain) in found:
                again += 1
            found.append(anchor)
    return found


def links(tokens: Sequence[Token]) -> Iterator[tuple[Token, str]]:
    """Every link and picture that stays in the checkout: its token, and the name of the attribute."""
    for token in tokens:
        for child in token.children or ():
            name = {"link_open": "href", "image": "src"}.get(child.type)
            if name and "://" not in str(child.attrs[name]) and not str(child.attrs[name]).startswith("mailto:"):
                yield child, name


def target_of(link: str, page: Path) -> tuple[Path, str]:
    """The file that a link of a page leads to, and the anchor in it."""
    address, _, anchor = unquote(link).partition("#")
    return (Path(os.path.normpath(page.parent / address)) if address else page), anchor


def place_of(source: Path) -> Path:
    """Where a file of the checkout is in the site."""
    place = source.relative_to(DOCS) if source.is_relative_to(DOCS) else "project" / source.relative_to(ROOT)
    if source.suffix in PICTURES:
        return place
    if source.is_dir():
        return place / "index.html"
    return place.with_suffix(".html") if source.suffix == ".md" else place.with_name(place.name + ".html")


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.order = reading_order()
        self.waiting = [MAP, *(place.path for place in self.order)]
        self.seen = set(self.waiting)

    def write(self) -> int:
        """Every page of the map, and whatever they lead to; returns how many files."""
        for source in self.waiting:  # which grows meanwhile
            file = self.folder / place_of(source)
            file.parent.mkdir(parents=True, exist_ok=True)
            if source.suffix in PICTURES:
                file.write_bytes(source.read_bytes())
            else:
                file.write_text(self._page(source), encoding="utf-8")
        (self.folder / "style.css").write_text(style(), encoding="utf-8")
        return len(self.waiting)

    def _page(self, source: Path) -> str:
        if source.is_dir():
            title, article = source.name, self._listing(source)
        elif source.suffix == ".md":
            title, article = self._article(source)
        else:
            title = source.name
            article = (
                f"<h1>{escape(title)}</h1>\n<pre tabindex='0'><code>{escape(source.read_text('utf-8'))}</code></pre>"
            )
        number = next((n for n, place in enumerate(self.order) if place.path == source), None)
        before = self.order[number - 1] if number else None
        after = self.order[number + 1] if number is not None and number + 1 < len(self.order) else None
        if source == MAP:
            after = self.order[0]
        return PAGE.format(
            title=escape(title),
            style=self._to(self.folder / "style.css", source),
            home=self._to(self.folder / place_of(MAP), source),
            relations="".join(
                f'<link rel="{rel}" href="{self._at(place, source)}">\n'
                for rel, place in (("prev", before), ("next", after))
                if place
            ),
            kind=f'<p class="kind">{escape(self.order[number].kind)}</p>\n' if number is not None else "",
            map=self._map(source),
            article=article,
            neighbours="".join(
                f'<a rel="{rel}" href="{self._at(place, source)}">{escape(words.format(place.title))}</a>\n'
                for rel, words, place in (("prev", "← {}", before), ("next", "{} →", after))
                if place
            ),
        )

    def _article(self, source: Path) -> tuple[str, str]:
        tokens = parsed(body(source))
        names = iter(anchors(tokens))
        for token in tokens:
            if token.type == "heading_open":
                token.attrs["id"] = next(names)
        for child, name in links(tokens):
            target, anchor = target_of(str(child.attrs[name]), source)
            child.attrs[name] = self._link(target, source) + (f"#{anchor}" if anchor else "")
        title = next((t.content for before, t in pairwise(tokens) if before.tag == "h1"), source.stem)
        html = MarkdownIt("commonmark").renderer.render(tokens, MarkdownIt("commonmark").options, {})
        # What may be wider than the page is scrolled on its own, with the keyboard too.
        html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
        return title, html.replace("<pre>", '<pre tabindex="0">')

    def _listing(self, folder: Path) -> str:
        files = sorted(file for file in folder.iterdir() if file.is_file() and not file.name.startswith("."))
        items = "".join(
            f'<li><a href="{self._link(file, folder / "_")}">{escape(file.name)}</a></li>\n' for file in files
        )
        return f"<h1>{escape(folder.name)}</h1>\n<ul>\n{items}</ul>"

    def _link(self, target: Path, source: Path) -> str:
        if not target.exists() or not target.is_relative_to(ROOT):
            raise BrokenDocs(f"{source.relative_to(ROOT)} has a link that leads nowhere: {target.name}")
        if target not in self.seen:
            self.seen.add(target)
            self.waiting.append(target)
        place = self.folder / place_of(target)
        if source.name == "_":  # a listing stands in its own folder
            return quote(Path(os.path.relpath(place, (self.folder / place_of(source.parent)).parent)).as_posix())
        return self._to(place, source)

    def _to(self, file: Path, source: Path) -> str:
        return quote(Path(os.path.relpath(file, (self.folder / place_of(source)).parent)).as_posix())

    def _at(self, place: Place, source: Path) -> str:
        return self._to(self.folder / place_of(place.path), source)

    def _map(self, source: Path) -> str:
        lines: list[str] = []
        for kind in dict.fromkeys(place.kind for place in self.order):
            lines.append(f"<h2>{escape(kind)}</h2>\n<ul>")
            for place in self.order:
                if place.kind == kind:
                    here = ' aria-current="page"' if place.path == source else ""
                    lines.append(f'<li><a href="{self._at(place, source)}"{here}>{escape(place.title)}</a></li>')
            lines.append("</ul>")
        return "\n".join(lines)


def style() -> str:
    """Our few rules, with the colours of the page."""
    tokens = dict(
        re.findall(r"^  --([\w-]+): (.+);$", (ROOT / "web/src/app.css").read_text(encoding="utf-8"), re.MULTILINE)
    )
    return (
        ":root { color-scheme: light dark; "
        + " ".join(f"--{name}: {tokens[name]};" for name in LOOK)
        + " }\n"
        + STYLE.read_text(encoding="utf-8")
    )


PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Rumpus</title>
<link rel="stylesheet" href="{style}">
{relations}</head>
<body>
<a class="skip" href="#map">To the map</a>
<header><a href="{home}">Rumpus</a></header>
<main>
{kind}{article}
<nav class="neighbours" aria-label="Before and after">
{neighbours}</nav>
</main>
<nav class="map" id="map" tabindex="-1" aria-label="Map">
{map}
</nav>
</body>
</html>
"""


def main(arguments: Iterable[str]) -> int:
    match list(arguments):
        case ["--links"]:
            write_links()
        case [folder] if not folder.startswith("-"):
            if Path(folder).is_file():
                print(f"rumpus: {folder} is a file; name a folder: ./rumpus docs FOLDER", file=sys.stderr)
                return 2
            try:
                count = Site(Path(folder).resolve()).write()
            except (BrokenDocs, OSError) as error:
                print(f"rumpus: {error}", file=sys.stderr)
                return 2
            print(f"{count} pages: open {Path(folder) / 'index.html'}")
        case _:
            print("rumpus: docs needs one folder to write to; ./rumpus docs --help says more", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
