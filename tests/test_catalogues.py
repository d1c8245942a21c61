"""Every message in every language, with the same arguments; none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.words import LANGUAGES, Words, de

ROOT = Path(__file__).parent.parent
# What ships is in every language; a game from outside may be in English alone: rumpus check-game looks at its words.
GAMES = [game for game in catalogue.games() if ROOT in game.folder.parents and "src" in game.folder.parts]
FOLDERS = [
    *(game.folder / "locale" for game in GAMES),
    *sorted((ROOT / "src" / "rumpus" / "games").glob("*/page/locale")),
    *sorted((ROOT / "src" / "rumpus" / "games").glob("*/page/lesson")),
    *sorted((ROOT / "src" / "rumpus" / "games").glob("*/page/moments")),
    *(p for p in (ROOT / "src" / "rumpus").glob("*/locale") if p.parent.name != "games"),
    *sorted((ROOT / "web" / "src").glob("*/locale")),
    *([ROOT / "web" / "src" / "locale"] if (ROOT / "web" / "src" / "locale").is_dir() else []),
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    wrong = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not wrong, f"{path}: {wrong[0].content!r}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(ids) == len(set(ids)), f"{path}: {[i for i in ids if ids.count(i) > 1]}"
    return {message.id.name: message for message in found}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return {re.sub(r"-(you|word|the|The|a|A|of|to|at|your|Your|plural)$", "", name) for name in visitor.found}


def folders(path: Path) -> set[str]:
    """Of this tree: what lies above it may be called anything."""
    return set(path.relative_to(ROOT).parts)


def sources() -> str:
    """Everything that may say a message: Python of the package, and the page wherever its files lie."""
    package, page = ROOT / "src" / "rumpus", ROOT / "web" / "src"
    files = [*package.rglob("*.py"), *package.glob("games/*/page/**/*"), *page.rglob("*")]
    kinds = {".py", ".ts", ".svelte"}
    return "\n".join(p.read_text(encoding="utf-8") for p in files if p.suffix in kinds and "tests" not in folders(p))


class Speech:
    """Which messages the sources can say: by their name, or by a template whose gaps are filled with known words."""

    def __init__(self, source: str, words: set[str]) -> None:
        literal = r"""(?=(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1)"""  # at every quote: one may stand within another
        written = {text for _, text in re.findall(literal, source)}
        self.names = {text for text in written if re.fullmatch(r"[\w-]+", text)}
        self.words = words | {text for text in self.names if "-" not in text} | {str(n) for n in range(13)}
        gap = r"\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}"
        templates = {text for text in written if re.fullmatch(rf"(?:[\w-]|{gap})+", text) and re.search(gap, text)}
        self.templates = [
            re.compile("(.+?)".join(map(re.escape, re.split(gap, text))) + "$")
            for text in sorted(templates)
            if re.sub(gap, "", text).strip("-")
        ]

    def says(self, name: str) -> bool:
        return name in self.names or any(self._fills(template, name) for template in self.templates)

    def _fills(self, template: re.Pattern[str], name: str) -> bool:
        found = template.match(name)
        return found is not None and all(self._known(gap) for gap in found.groups())

    def _known(self, gap: str) -> bool:
        return gap in self.words or gap in self.names


SOURCE = sources()


def words_of(game: Game) -> set[str]:
    """The words that a game's messages may be named after."""
    words = {word for names in game.names.values() for word in names} | {kind.name for kind in game.events}
    words |= {move.code for move in game.moves} | {move.message for move in game.moves}
    words |= {statement.kind for statement in game.facts.talk.statements} if game.facts.talk else set()
    options = game.facts.options
    return words | set(options) | {choice for o in options.values() for choice in getattr(o, "choices", ())}


EVERY_WORD = {word for game in GAMES for word in words_of(game)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.parent.name))
def test_all_languages_say_the_same_things(folder: Path) -> None:
    found = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        assert set(found[language]) == set(found["en"]), f"{folder}: {language} differs from en"
        for name, message in found[language].items():
            wrong = variables(message) ^ variables(found["en"][name])
            assert not wrong, f"{language}: {name} has other arguments: {wrong}"


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_a_games_catalogue_is_complete_and_used(game: Game) -> None:
    found = set(messages(game.folder / "locale" / "en.ftl"))
    events = {f"event-{kind.name}" for kind in game.events}
    names = {f"{n.kind}-{word}" for n in game.names.values() for word in n}
    options = {f"option-{name}" for name in game.facts.options}
    options |= {
        f"option-{name}-{choice}" for name, o in game.facts.options.items() for choice in getattr(o, "choices", ())
    }
    moves = {words.message for words in game.moves}
    groups = {message.replace("move-", "group-", 1) for message in moves}  # headings where many moves are listed
    missing = (events | options | moves | {"about"}) - found
    assert not missing, sorted(missing)
    said = (game.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    within = set(re.findall(r"\{ ?([a-z][\w-]*) ?\}", said))  # one message within another
    speech = Speech(SOURCE, words_of(game))
    unused = [
        name for name in found - events - names - options - moves - groups - within - {"about"} if not speech.says(name)
    ]
    assert not unused, sorted(unused)


@pytest.mark.parametrize("folder", FOLDERS[len(GAMES) :], ids=lambda p: str(p.parent.name))
def test_every_other_message_is_said_somewhere(folder: Path) -> None:
    said = (folder / "en.ftl").read_text(encoding="utf-8")
    within = set(re.findall(r"\{ ?([a-z][\w-]*) ?\}", said))
    speech = Speech(SOURCE, EVERY_WORD)
    unused = [name for name in set(messages(folder / "en.ftl")) - within if not speech.says(name)]
    assert not unused, sorted(unused)


def test_a_message_that_nobody_says_is_noticed() -> None:
    speech = Speech("""say(`board-${phase}`); f"ask-{kind}-{n}"; t("plain-name")""", {"deal"})
    assert all(map(speech.says, ("board-deal", "ask-deal-3", "plain-name")))
    assert not any(map(speech.says, ("board-zzz", "ask-deal", "plain-nam", "other-deal")))


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_the_rules_are_told_in_every_language(game: Game) -> None:
    texts = [(game.folder / f"RULES.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    headings = [len(re.findall(r"^#+ ", text, re.MULTILINE)) for text in texts]
    assert len(set(headings)) == 1, "the same chapters in each language"
    assert all(len(text) > 1000 for text in texts)


def test_french_shortens_de_before_a_vowel() -> None:
    assert [de(name) for name in ("Tom", "Anna", "Élise", "Yann", "")] == [
        "de Tom",
        "d’Anna",
        "d’Élise",
        "de Yann",
        "de ",
    ]
    bloops = catalogue.game("bloops")
    assert Words(bloops, "fr", ["Anna", "Tom"], 1).say("ask-swap-card", seat="Anna").startswith("Quelle carte d’Anna ")


OF_A_NAME = re.compile(r"\bde \{ \$(?:seat|name|other|owner|host|who) \}", re.IGNORECASE)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.parent.name))
def test_french_leaves_de_before_a_name_to_the_function(folder: Path) -> None:
    assert OF_A_NAME.findall((folder / "fr.ftl").read_text(encoding="utf-8")) == []


ARTICLE = re.compile(r"\b[Aa]n? \{ \$(?:value|asked|rest|count|number) \}")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.parent.name))
def test_english_asks_which_number_before_it_writes_a_or_an(folder: Path) -> None:
    """8, 11 and 18 want "an": a number that can be one of them is a selector's last branch. Dice end at 6."""
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    text = re.sub(r"^event-die = .*?^\}", "", text, flags=re.MULTILINE | re.DOTALL)
    lines = [line.strip() for line in text.splitlines() if ARTICLE.search(line)]
    assert [line for line in lines if not line.startswith("*[other]")] == []


WRITTEN = sorted(
    path for top in ("src", "web/src") for path in (ROOT / top).rglob("*") if "node_modules" not in path.parts
)
FRENCH = [path for path in WRITTEN if path.name in {"fr.ftl", "RULES.fr.md"}]
DUTCH = [path for path in WRITTEN if path.name in {"nl.ftl", "RULES.nl.md"}]


def place_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


# English terminals, and what a game's author reads, are plain.
ENGLISH = [path for path in WRITTEN if path.name in {"en.ftl", "RULES.en.md"} and {"games", "web"} & folders(path)]


@pytest.mark.parametrize("path", FRENCH + DUTCH + ENGLISH, ids=place_of)
def test_apostrophes_are_curved(path: Path) -> None:
    text = re.sub(r"^#.*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert re.findall(r".*[^\W\d_]'[\w{«].*|.*\}'\w.*", text) == [], "write ’"


@pytest.mark.parametrize("path", FRENCH, ids=place_of)
def test_french_signs_do_not_begin_a_line(path: Path) -> None:
    """A narrow no-break space (U+202F) before ; : ! ? % » and after «. A lone ? is a card or a key."""
    text = path.read_text(encoding="utf-8")
    assert re.findall(".*\u00a0.*", text) == [], "write U+202F for U+00A0: two widths on one screen are seen"
    assert re.findall(r".*(?:« |[^\s.|] [;:!»%]).*", text) == [], "write U+202F for the space"
    asked = re.findall(r".*[^\s.|] \?.*", text)
    assert [line for line in asked if not re.search(r"\b(?:les|mon|ton|et) \?", line)] == [], (
        "write U+202F for the space"
    )


class Choices(Visitor):
    """Every choice by a number: the number's name and the variants, each with its text and the numbers it shows."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: list[tuple[str, dict[str, tuple[str, set[str]]]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            variants = {}
            for variant in node.variants:
                shown = Variables()
                shown.visit(variant.value)
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                span = variant.value.span
                assert span is not None
                variants[key] = (self.text[span.start : span.end], shown.found)
            self.found.append((selector.id.name, variants))
        self.generic_visit(node)


def choices(path: Path) -> list[tuple[str, str, dict[str, tuple[str, set[str]]]]]:
    visitor, found = Choices(path.read_text(encoding="utf-8")), []
    for name, message in messages(path).items():
        visitor.found = []
        visitor.visit(message)
        found += [(name, number, variants) for number, variants in visitor.found]
    return found


CATALOGUES = [path for path in WRITTEN if path.suffix == ".ftl"]
SAYS_ONE = re.compile(r"(?<![\w’])(?:d’)?(?:une?|l’unique|1)\b", re.IGNORECASE)


@pytest.mark.parametrize("path", [path for path in FRENCH if path.suffix == ".ftl"], ids=place_of)
def test_french_says_one_only_of_one(path: Path) -> None:
    """[one] is 0 too in French: a shelf with no game said "Une partie". A word for 1 has [1], or a [0] beside it."""
    wrong = [
        (name, variants["one"][0].strip())
        for name, number, variants in choices(path)
        if "one" in variants and "0" not in variants
        if number not in variants["one"][1] and SAYS_ONE.search(variants["one"][0])
    ]
    assert wrong == []


def test_a_word_for_one_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "fr.ftl"
    path.write_text("games = { $games ->\n    [one] Une partie\n   *[other] { $games } parties\n}\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="Une partie"):
        test_french_says_one_only_of_one(path)


PAGE = [path for path in CATALOGUES if {"page", "web"} & folders(path)]


@pytest.mark.parametrize("path", [path for path in PAGE if path.stem != "fr"], ids=place_of)
def test_the_page_writes_a_percentage_in_one_way(path: Path) -> None:
    """As Intl does beside it: 50% in English and Dutch; French is looked at above."""
    assert re.findall(r".*\s%.*", path.read_text(encoding="utf-8")) == []


SHOUTS = re.compile(r"BLOOPS|JUMP|PULL|LOS|PARTEZ|GO|On saute|Bump|Bots|Boum|home|thuis|maison")


@pytest.mark.parametrize("path", [*CATALOGUES, *FRENCH, *DUTCH], ids=place_of)
def test_nobody_shouts_but_the_games(path: Path) -> None:
    shouted = re.findall(r".*[^\W_]\u202f?!(?!\[).*", path.read_text(encoding="utf-8"))
    assert [line for line in shouted if not SHOUTS.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_may_part_is_the_name(language: str) -> None:
    """On small cards names have soft hyphens; otherwise they are those of the sentences."""
    folder = catalogue.game("boulder_bluff").folder
    parting = messages(folder / "page" / "locale" / f"{language}.ftl")
    whole = (folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    names = [name for name in parting if name.startswith("name-")]
    assert len(names) == 5
    text = (folder / "page" / "locale" / f"{language}.ftl").read_text(encoding="utf-8").replace('{"\\u00AD"}', "")
    for name in names:
        said = re.search(rf"^{name} = (.*)$", text, re.MULTILINE)
        assert said, name
        assert f"card-{name.removeprefix('name-')} = {said[1]}\n" in whole, name


OTHER_WORDS = {  # a word that somebody may reach for, and the one that everything else says
    "nl": {
        "apparaat": "toestel",
        "gastheer": "wie de tafel opende",
        "gewond": "geblesseerd",
        "jachtluipaard": "cheeta",
        "jumpkaart": "springkaart",
        "karakter": "personage",
        "kromme": "curve",
        "tegenstander": "tegenspeler",
        "toeschouwer": "kijker",
        "uitglijder": "misgreep",
        "uw": "je",
    },
    "fr": {
        "brune": "marron",
        "chaise": "place",
        "pingouin": "manchot",
        "robot": "bot",
        "siège": "place",
        "ventre": "estomac",
        "votre": "ton",
    },
}


@pytest.mark.parametrize("path", FRENCH + DUTCH, ids=place_of)
def test_one_thing_has_one_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    others = OTHER_WORDS["fr" if path in FRENCH else "nl"]
    found = {word: say for word, say in others.items() if re.search(rf"\b{word}(?:s|en)?\b", text, re.IGNORECASE)}
    assert found == {}, f"{place_of(path)} says {found}: the first of each pair is the second elsewhere"


TO_ONE = [path for path in FRENCH if path.parts[-3] in {"cli", "core", "kernel", "lab"}]


@pytest.mark.parametrize("path", TO_ONE, ids=place_of)
def test_french_says_tu(path: Path) -> None:
    """At a table several may be spoken to ("distribuez"); a terminal has one reader."""
    assert re.findall(r".*\b(?!chez|assez)\w+ez\b.*", path.read_text(encoding="utf-8")) == []
