"""Small functions in the Python that hooks are written in: `test_snippets.py` runs each in both languages."""

# What looks odd is meant: these are about what Python means, not about how one should write it.
# ruff: noqa

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from rumpus.kernel.errors import BadDeck
from rumpus.kernel.names import Names

Cases = list[list[Any]]
CASES: dict[str, Cases] = {}

ANIMAL = Names("animal", "none bat llama")
TABLE = (3, 1, 2)
WORDS = {"a": 1, "10": 2, "2": 3}
BY_NUMBER = {1: "one", True: "true", (1, 2): "pair", None: "nothing"}
TESTS = {
    "more": lambda a, b: a > b,
    "less": lambda a, b: a < b,
}


def cases(*given: list[Any]) -> Any:
    def kept(function: Any) -> Any:
        CASES[function.__name__] = list(given)
        return function

    return kept


ANY: Cases = [
    [x] for x in (None, 0, 1, -1, True, False, "", "0", "a", [], [0], (), (0,), {}, {"a": 0}, set(), {1}, b"", b"a")
]


@cases(*ANY)
def truth(x: Any) -> Any:
    return [bool(x), not x, 1 if x else 2, x and "and", x or "or", (x and 1) or 2, not not x]


@cases(*[[a[0], b[0]] for a in ANY for b in ANY])
def equal(a: Any, b: Any) -> Any:
    return [a == b, a != b, [a] == [b], a in [b], (a,) == (b,)]


@cases(
    [3, 4],
    [1, True],
    ["b", "a"],
    [(1, 2), (1, 3)],
    [[1], [1, 0]],
    [(1, "a"), (1, "b")],
    ["Z", "a"],
    ["é", "z"],
    ["😀", "￿"],
)
def ordered(a: Any, b: Any) -> Any:
    return [a < b, a <= b, a > b, a >= b, max(a, b), min([a, b]), sorted([a, b]), sorted((b, a), reverse=True)]


NUMBERS: Cases = [[a, b] for a in (-7, -1, 0, 1, 6, 7, 2**40, -(2**33)) for b in (-3, -1, 1, 2, 3, 5)]


@cases(*NUMBERS)
def arithmetic(a: int, b: int) -> Any:
    return [a + b, a - b, a // b, a % b, divmod(a, b), a * b, -a, +a, ~a, abs(a), a**2 if abs(a) < 100 else 0]


@cases(*[[a, b] for a in (-(2**40) - 5, -9, 0, 5, 2**31, 2**45 + 3) for b in (0, 1, 2**31 + 7, 2**40 - 1)])
def bits(a: int, b: int) -> Any:
    return [a & b, a | b, a ^ b, a >> 3, a >> 33, b << 5, a >> 2 & 1, ~a & b]


@cases([True, False], [True, True], [True, 5], [2, True])
def truths_count(a: Any, b: Any) -> Any:
    return [a + b, a * b, a & b, a | b, a ^ b, a - b, sum([a, b, a]), (a > 0) - (b > 1), max(a, b), [0, 1, 2][a == b]]


@cases([5, 0], ["a", 1], [None, 2])
def divided(a: Any, b: Any) -> Any:
    return a // b


@cases([2, 60], [3, 40], [2**30, 2])
def too_large(a: int, b: int) -> Any:
    try:
        return a**b % 7 if a**b < 2**53 else "large"
    except OverflowError:
        return "large"


BOUNDS = (None, -9, -3, -1, 0, 1, 2, 4, 9)


@cases(*[[a, b] for a in BOUNDS for b in BOUNDS])
def sliced(a: Any, b: Any) -> Any:
    row, text, pair = [0, 1, 2, 3], "a😀cd", (7, 8, 9)
    return [row[a:b], text[a:b], pair[a:b], row[a:b:2], row[a:b:-1], text[a:b:-2], row[a:], row[:b], text[::-1]]


@cases([0], [-1], [3], [-4], [4], [-5], [True])
def indexed(i: int) -> Any:
    return [[1, 2, 3, 4][i], (1, 2, 3, 4)[i], "a😀cd"[i], b"abcd"[i], range(10, 14)[i]]


@cases(["a"], ["b"], [1], [(1, 2)])
def looked_up(key: Any) -> Any:
    found = {"a": 1, 1: 2, (1, 2): 3}
    return [found.get(key), found.get(key, "x"), key in found, found[key]]


@cases([])
def dict_keys() -> Any:
    """Order is that of insertion; 1 and True are one key; numbers and text are not."""
    d: dict[Any, Any] = {"10": 1, "2": 2, "a": 3, 1: 4, "1": 5}
    d[True] = 6
    d["2"] = 7
    d[1, 2] = 8
    d[(1, 2)] = 9
    d["b"] = d.pop("a")
    del d["10"]
    return [d, list(d), list(d.items()), len(d), list(WORDS), BY_NUMBER, BY_NUMBER[1], {**d, "z": 0, **{"2": 1}}]


@cases([])
def dict_methods() -> Any:
    d = {"a": [1]}
    d.setdefault("a", []).append(2)
    d.setdefault("b", []).append(3)
    e = d.copy()
    e["c"] = [4]
    f = d | {"a": [0]}
    f |= {"x": [9]}
    d.update({"y": [1]})
    return [d, e, f, d == e, {"a": 1, "b": 2} == {"b": 2, "a": 1}, dict(e), dict([("k", 1), ("l", 2)]), dict(k=1),
            list(reversed(list(d))), d.pop("nothing", 5), sorted(d.keys()), sum(len(v) for v in d.values()),
            dict.fromkeys(["b", "a"]), dict.fromkeys("ab", 0)]  # fmt: skip


@cases([])
def sets() -> Any:
    a, b = {1, 2, 3}, {3, 4}
    c = set(a)
    c |= b
    c -= {1}
    c.add(9)
    c.discard(100)
    return [sorted(a | b), sorted(a & b), sorted(a - b), sorted(a ^ b), 2 in a, (1, 2) in {(1, 2)}, len(c), sorted(c),
            a == {3, 2, 1}, a < {1, 2, 3, 4}, max(a), sum(a), any(x > 2 for x in sorted(a)), True in a, {1, True} == {1},
            sorted({x % 2 for x in [1, 2, 3]}), a.issubset(c), bool(set())]  # fmt: skip


@cases([[3, 1, 2]], [[]], [[1]])
def list_methods(row: list[int]) -> Any:
    row.append(7)
    row.extend([8, 8])
    row.insert(1, 100)
    row.insert(-1, 50)
    row.remove(8)
    last = row.pop()
    first = row.pop(0)
    other = row
    other += [1]
    other.reverse()
    row.sort()
    fresh = row + [0]
    fresh += (5, 6)
    return [
        row,
        other,
        fresh,
        last,
        first,
        row.index(7),
        row.count(8),
        row * 2,
        2 * row,
        [0] * 3,
        row.copy() == row,
        [[]] * 2,
    ]


@cases([])
def aliases() -> Any:
    a = b = [1]
    a += [2]
    c = (1,)
    d = c
    d += (2,)
    rows = [[0]] * 2
    rows[0].append(1)
    x, y = 1, 2
    x, y = y, x
    return [a, b, c, d, rows, x, y]


@cases([])
def evaluated_in_order() -> Any:
    seen: list[str] = []

    def note(word: str) -> str:
        seen.append(word)
        return word

    row = [1, 2, 3]
    row[len(row) - 1] = row.pop()
    table = {}
    table[note("key")] = note("value")
    made = Point(y=len(note("y")), x=len(note("x")))
    _ = note("a") == "a" or note("b")
    _ = 1 < len(note("middle")) < len(note("never") if False else "z" * 9)
    return [row, seen, table, made]


@cases(["a,b,,c", ","], ["", ","], ["a--b", "--"], ["abc", "x"])
def split_by(text: str, mark: str) -> Any:
    return [text.split(mark), text.split(mark, 1), text.partition(mark), text.rpartition(mark), text.count(mark),
            text.replace(mark, "+"), text.replace(mark, "+", 1), text.find(mark), mark.join(["x", "y", "z"])]  # fmt: skip


@cases([""], ["  a  b "], ["a"], ["\ta\nb\x1fc "], [" x"], ["seat-2"], ["ÀÉ ß"], ["😀 é"], ["12"], ["-3"])
def text_methods(text: str) -> Any:
    return [text.split(), text.split(None, 1), text.strip(), text.lstrip(), text.rstrip(), text.strip(" a"), text.lower(),
            text.upper(), text.capitalize(), text.removeprefix("seat-"), text.removesuffix("b "), text.startswith("s"),
            text.startswith(("x", "a")), text.endswith(" "), text.isdecimal(), len(text), text.ljust(8) + "|",
            text.rjust(8, "."), text.zfill(5), text * 2, list(text), text.splitlines(), "a" in text, text[:1], text[-1:],
            [c for c in text], sorted(text), list(text.encode())]  # fmt: skip


@cases([5], [-5], [0], [123456], [True])
def number_formats(n: int) -> Any:
    return [f"{n}", f"{n:+d}", f"{n:>6}|", f"{n:<6}|", f"{n:^7}|", f"{n:06d}", f"{n:,d}", f"{n:*>8d}", f"{n:d}", f"{n: d}",
            f"{n!r}", f"a{n}b{n + 1}", f"{n=}", f"{'x' if n else 'y'}", f"{n:+,d}", f"{{{n}}}"]  # fmt: skip


@cases(["a"], [""], ["é😀"], ["it's"], ['"'], ["`${x}\\"], ["a\nb"])
def text_formats(s: str) -> Any:
    return [
        f"{s}",
        f"{s:>4}|",
        f"{s:<4}|",
        f"{s:^5}|",
        f"{s:.>5}|",
        f"{s!r}",
        f"`{s}${{}}\\",
        str(s),
        repr(s),
        f"{[s]}",
        "it's `${1}`",
    ]


@cases(
    [None],
    [True],
    [[1, "a", None]],
    [(1,)],
    [()],
    [{"a": (1, 2)}],
    [{1: [True]}],
    ["it's"],
    ['say "hi"'],
    ["both ' and \""],
)
def as_text(x: Any) -> Any:
    return [str(x), repr(x), f"{x}", str([x])]


@cases(["12"], [" -7 "], ["+3"], ["1_000"], ["1__0"], [""], ["x"], ["1.5"], [True], [None], [3], [[1]])
def as_number(x: Any) -> Any:
    return int(x)


@cases([[("b", 2), ("a", 2), ("c", 1)]], [[]])
def sorting(rows: list[Any]) -> Any:
    """Stable, also backwards."""
    by_number = sorted(rows, key=lambda row: row[1])
    backwards = sorted(rows, key=lambda row: row[1], reverse=True)
    rows.sort(key=lambda row: (-row[1], row[0]))
    return [by_number, backwards, rows, sorted([True, 0, 2, False]), sorted(["b", "B", "a"]), sorted("hello")]


@cases([[3, 1, 3]], [[]])
def extremes(row: list[int]) -> Any:
    pairs = list(enumerate(row))
    return [max(row, default=None), min(row, default=0), max(pairs, key=lambda p: p[1], default=()), max(0, 0, *row),
            min(pairs, key=lambda p: -p[1], default=None), sum(row), sum(row, 10), any(row), all(row), len(row)]  # fmt: skip


@cases([[]], [[5]])
def extreme_of_nothing(row: list[int]) -> Any:
    return max(row)


@cases([[1, 2, 3], "ab"], [[], ""], [[1], "abc"])
def walks(row: list[int], text: str) -> Any:
    return [list(zip(row, text)), list(enumerate(text, 1)), list(reversed(row)), list(map(str, row)),
            list(filter(None, [0, *row])), [a * b for a in row for b in row if a != b], {x: -x for x in row},
            tuple(x for x in row), list(range(3)), list(range(5, 0, -2)), [*row, *text], (*row, 0), [y for x in [row] for y in x],
            next((x for x in row if x > 1), None), list(range(2, 2)), 3 in range(5), range(3) == range(0, 3), [3] == range(3)]  # fmt: skip


@cases([[1, 2], [3, 4]], [[1], [2, 3]])
def strictly_zipped(a: list[int], b: list[int]) -> Any:
    return list(zip(a, b, strict=True))


@cases([])
def lazily() -> Any:
    """A generator stops where nobody asks any more; an error behind it never happens."""
    row = [1, 0]
    found = next(6 // x for x in row)
    truth_ = any(6 // x for x in row)
    walk = (x for x in [1, 2, 3])
    first = next(walk)
    rest = list(walk)
    return [found, truth_, first, rest, next(iter([]), "nothing"), sum(x for x in (y for y in [1, 2]))]


@cases([[1, 2, 3, 4]], [[1]], [[2, 4]], [[]])
def loops(row: list[int]) -> Any:
    found: Any = None
    said: list[str] = []
    for x in row:
        if x == 3:
            found = x
            break
    else:
        said.append("not found")
    n = 0
    while n < len(row):
        n += 1
        if row[n - 1] % 2:
            continue
        said.append(f"even {row[n - 1]}")
    else:
        said.append("to the end")
    for at, (a, b) in enumerate(zip(row, row[1:])):
        said.append(f"{at}:{a}{b}")
    i = -1
    for i in range(3):
        for j in range(3):
            if j == 1:
                break
        else:
            said.append("never")
    return [found, said, i]


@cases([[1, 2, 3]], [[1]], [[]], [[[1, 2], 3]])
def unpacked(row: list[Any]) -> Any:
    first, *rest = row
    *front, last = row
    return [first, rest, front, last]


@cases([(1, 2)], [[1, 2]], [(1, 2, 3)], ["ab"])
def unpacked_exactly(pair: Any) -> Any:
    a, b = pair
    (c, d), e = pair, 5
    return [a, b, c, d, e]


@cases([0], [1], [2], ["x"], [None], [True], [(1, 2)], [[3, 4]], [[1, 2, 3]], [5])
def matched(x: Any) -> Any:
    match x:
        case None:
            return "none"
        case "x" | "y":
            return "letter"
        case int(n) if False:
            return n
        case [a, b]:
            return ["pair", a, b]
        case n if n == 1:
            return ["one", n]
        case 0 | 2:
            return "even"
        case _:
            return "else"


@cases([0], [3], [10])
def closures(n: int) -> Any:
    count = 0

    def more(by: int = 2) -> int:
        nonlocal count
        count += by
        return count

    more()
    more(n)
    adders = [lambda x, i=i: x + i for i in range(3)]
    late = [lambda: i for i in range(3)]
    functions = []
    for k in range(3):
        functions.append(lambda: k)
    return [count, [f(10) for f in adders], [f() for f in late], [f() for f in functions], TESTS["more"](n, 3)]


def defaults(
    a: int,
    b: int = 2,
    *rest: int,
) -> Any:
    return (a, b, rest)


def by_name(a: int, /, b: int = 5, *, c: str = "c", d: Any = None) -> Any:
    return [a, b, c, d]


@cases([])
def arguments() -> Any:
    more = {"b": 7, "d": [1]}
    return [defaults(1), defaults(1, 3), defaults(1, 2, 3, 4), by_name(1), by_name(1, c="x"), by_name(1, 2, d=0),
            by_name(1, d=by_name(2), b=3), by_name(0, **more), defaults(*[1, 2, 3]), Point(**{"y": 1, "x": 2})]  # fmt: skip


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0
    kind: str = "point"
    tags: list[str] = field(default_factory=list[str])

    @property
    def sum(self) -> int:
        return self.x + self.y

    def moved(self, by: int = 1) -> Point:
        return Point(self.x + by, self.y, tags=[*self.tags, f"+{by}"])


@dataclass
class Counter:
    cells: dict[str, int] = field(default_factory=dict[str, int])
    total: int = 0

    def add(self, word: str) -> Counter:
        self.cells[word] = self.cells.get(word, 0) + 1
        self.total += 1
        return self


class Told(NamedTuple):
    kind: str
    arguments: dict[str, int]
    more: int = 3


class Deeds:
    """A plain class."""

    def __init__(self, row: list[int], start: int = 0) -> None:
        self.row = [x for x in row if x > start]
        self.start = start

    def best(self) -> int:
        return max(self.row, default=self.start)

    def walk(self) -> Iterator[int]:
        for x in self.row:
            yield x * self.start
        yield from [7, 8]


@cases([[1, 2, 3]], [[]])
def objects(row: list[int]) -> Any:
    p = Point(1, 2)
    told = Told("plays", {"seat": 1})
    kind, arguments_, _ = told
    c = Counter().add("a").add("b").add("a")
    deeds = Deeds(row, start=1)
    s = SimpleNamespace(**{"a": 1, "b": [2]}, c=3)
    s.a += 5
    s.b[0] += 1
    s.new = [s.a]
    return [p, p.sum, p.moved(), p.moved(3).tags, p == Point(1, 2), p == Point(1, 3), p in [Point(1, 2)], {p.x: p}[1],
            told.kind, told[1], kind, arguments_, told.more, told == ("plays", {"seat": 1}, 3), c.cells, c.total, c == Counter({"a": 2, "b": 1}, 3),
            deeds.best(), list(deeds.walk()), [s.a, s.b, s.c, s.new], getattr(p, "x"), getattr(p, "z", 9), str(p),
            isinstance(p, Point), isinstance(told, tuple), isinstance(1, int), isinstance(True, int), isinstance("a", (int, str)),
            isinstance([], list | dict), type(1) is type(True), type("a") is type("b")]  # fmt: skip


@cases([])
def names() -> Any:
    return [ANIMAL[1], ANIMAL.number("llama"), ANIMAL.number("x"), list(ANIMAL), len(ANIMAL), "bat" in ANIMAL,
            ANIMAL.words.index("bat"), ANIMAL.kind, ANIMAL.words[1:], [w for w in ANIMAL], TABLE.index(2), TABLE[-1]]  # fmt: skip


@cache
def fib(n: int) -> int:
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def countdown(n: int) -> Iterator[int]:
    while True:
        if n == 0:
            return
        yield n
        n -= 1


@cases([10], [0])
def functions(n: int) -> Any:
    best = max([3, 1, 2], key=lambda x: -x)
    points = {"a": 3, "b": 5}
    return [fib(n), list(countdown(n)), best, max(points, key=points.get), sorted(points, key=points.get), list(map(len, ["ab", ""])),
            cast(int, n), (lambda x, y=n: x + y)(1), list[int](), dict[str, int](), (lambda *a: a)(1, 2)]  # fmt: skip


@cases([1], [0], ["a"], [None], [-1])
def errors(x: Any) -> Any:
    said = []
    try:
        if x == 1:
            raise BadDeck("deck-list", place="here", count=[x])
        if x == -1:
            raise ValueError("minus")
        said.append([1, 2][int(x)])
    except BadDeck:
        said.append("deck")
    except (TypeError, KeyError):
        said.append("type")
    except ValueError as error:
        said.append(f"value {error}" if x == -1 else "value")
    finally:
        said.append("finally")
    try:
        {"a": 1}["b"]
    except LookupError:
        said.append("lookup")
    assert said
    return said


@cases([1], [2])
def raised(x: int) -> Any:
    if x == 1:
        raise BadDeck("deck-list", place="here")
    assert x == 1, "no"


@cases([5])
def walrus(n: int) -> Any:
    found = [y for x in range(n) if (y := x * x) > 3]
    if (m := len(found)) > 1:
        return [m, found, y]
    return None


@cases([[[1, 2], [3]]], [[]])
def changed_in_place(rows: list[list[int]]) -> Any:
    for row in rows:
        row[0] += 10
        row[-1] -= 1
        row[0] |= 64
    table: dict[Any, Any] = {"n": 1, "rows": rows, "words": "a"}
    table["n"] += 1
    table["rows"] += [[0]]
    table["words"] += "b"
    text = "x"
    text += "y" * 2
    pair = (1,)
    pair += (2,)
    return [rows, table, text, pair]


@cases([3, 5], [7, 5], [5, 5])
def chained(a: int, b: int) -> Any:
    row = [b]
    return [1 <= a < b, a < row[0] <= 9, a == b == 5, a != b != 0, 0 < a < b < 9, 3 <= len(row) + a < 10]


@cases([])
def reserved_words() -> Any:
    new, default, this, arguments, function, let = 1, 2, 3, 4, 5, 6
    delete = {"case": new, "class": default}
    var = SimpleNamespace(switch=7, typeof=8)
    return [
        new + default + this + arguments + function + let,
        delete["class"],
        var.switch,
        [undefined for undefined in "ab"],
    ]


@cases([])
def returns_nothing() -> Any:
    row: list[int] = []
    nothing = row.append(1)
    _ = [nothing]
    pass


@cases([9], [0])
def imported_here(who: int) -> Any:
    from rumpus.kernel.seats import count_seats

    n = count_seats(who)
    return n
