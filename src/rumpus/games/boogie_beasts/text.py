"""Boogie Beasts in words: the codes of its moves, what is asked, and the drawing for a terminal."""

from typing import Any

from rumpus.core.outcomes import OutcomeWords
from rumpus.core.words import Ask, Likely, MoveWords, Words

from . import talk
from .sentences import TURN_BEGINS, move_does, turn_told, wasted
from .state import (
    BEAST,
    FIRST_SOLO,
    JUMP,
    JUMPCARD,
    JUMPCARDS,
    JURY,
    LAST_FIGURE,
    LATE,
    PHASE,
    PLACE,
    PLACES,
    PLAN,
    PLANE,
    RUNS,
    SORT,
    SORTS,
    VALUE,
    State,
)

__all__ = ["TURN_BEGINS", "move_does", "turn_told"]  # the rest is found by its name as well

SIGN = ("", "1", "2", "3", "4", "5", "6", "+1", "+2", "+3", "±0", "−1", "−2", "−3")  # what stands on a jumpcard
MARK = ("", "✓", "?", "⊘")  # what stands on a character card
BACK_OF_CARD, BACK_OF_CHARACTER = "▮", "☻"


# What chance can bring, by phase
OUTCOMES = {
    "who_begins": OutcomeWords("the first jumpmaster", "seat"),
    "deal": OutcomeWords("a jumpcard for the next seat", "jumpcard"),
    "jury": OutcomeWords("a die", "number", 1),
}


def _put(kind: str, card: str, place: int) -> MoveWords:
    message, names = ("move-lay", "card") if kind == "jumpcard" else ("move-join", "sort")
    return MoveWords(f"{card}-on-{PLACE[place]}", message, {names: (kind, card), **_named(place)}, {}, _host(place))


def _named(place: int) -> dict[str, tuple[str, str]]:
    return {"place": ("place", PLACE[place])}


def _host(place: int) -> dict[str, int]:
    return {"host": max(0, place - FIRST_SOLO)}


MOVES = (
    *(_put("jumpcard", JUMPCARD[card], place) for card in range(1, JUMPCARDS) for place in range(1, PLACES + 1)),
    *(_put("sort", SORT[sort], place) for sort in range(1, SORTS) for place in range(1, PLACES + 1)),
    *(MoveWords(f"back-{PLACE[p]}", "move-back", _named(p), {}, _host(p)) for p in range(1, PLACES + 1)),
    MoveWords("ready", "move-ready"),
    MoveWords("wait", "move-wait"),
    MoveWords("done", "move-done"),
    MoveWords("seal", "move-seal"),
)


def ask(view: dict[str, Any], seat: int) -> Ask:
    """What the seat is asked now: a message of the catalogue and its arguments."""
    phase = view["phase"]
    if phase == PLANE:
        ready = sum(view["ready"])
        return Ask("ask-wait" if view["ready"][seat] else "ask-ready", {"ready": ready, "seats": view["seats"]})
    if phase == PLAN:
        return Ask("ask-plan")
    return Ask("ask-late" if phase == LATE else "ask-jump")


# The drawing


def draw(view: dict[str, Any], words: Words) -> str:
    """Formations and solos with the cards on them, then the seats, then the reader's own hand."""
    lines = [_head(view, words), ""]
    if view["run"] > 0 and view["phase"] <= PLANE:
        lines.append(words.say("board-last"))
    lines += [_jump(view, words, place) for place in _places(view)]
    if view["phase"] == JURY:
        lines += ["", _jury(view, words)]
    lines += ["", *(_seat(view, words, seat) for seat in range(view["seats"]))]
    if words.reader < view["seats"]:
        lines += ["", *_own(view, words)]
    return "\n".join(lines)


def _head(view: dict[str, Any], words: Words) -> str:
    phase = words.name("phase", PHASE[view["phase"]])
    run = words.say("board-run", run=view["run"] + 1, runs=RUNS)
    return f"{run} · {phase} · {words.say('board-master', seat=words.seat(view['master']))}"


def _places(view: dict[str, Any]) -> list[int]:
    sizes = range(1, min(view["seats"] - 2, FIRST_SOLO - 1) + 1)
    return [*sizes, *range(FIRST_SOLO, FIRST_SOLO + view["seats"])]


def _jump(view: dict[str, Any], words: Words, place: int) -> str:
    if place < FIRST_SOLO:
        label = words.say("board-formation", size=place + 1)
    else:
        seat = place - FIRST_SOLO
        label = words.say("board-solo", seat=words.seat(seat), you="yes" if seat == words.reader else "no")
    parts: list[str] = []
    for seat in range(view["seats"]):
        lie = [
            *_lying(view["character"][seat], view["character_at"][seat], place, MARK, BACK_OF_CHARACTER),
            *_lying(view["jumpcard"][seat], view["jumpcard_at"][seat], place, SIGN, BACK_OF_CARD),
        ]
        if lie:
            parts.append(f"{words.seat(seat)} {' '.join(lie)}")
    return f"  {label:<24}{'  ·  '.join(parts)}".rstrip()


def _lying(cards: list[int | None], at: list[int | None], place: int, signs: tuple[str, ...], back: str) -> list[str]:
    here = [card for card, where in zip(cards, at, strict=True) if where == place]
    return [back if card is None else signs[card] for card in here]


def _jury(view: dict[str, Any], words: Words) -> str:
    return words.say(
        "board-jury",
        difficulty=view["difficulty"],
        dice=view["dice"],
        potential=view["potential"],
        rolled=view["rolled"],
        left=view["dice_left"],
    )


def _seat(view: dict[str, Any], words: Words, seat: int) -> str:
    name = f"{words.seat(seat)} ({words.name('beast', BEAST[seat])})"
    runs = [str(view["sheet"][seat][run]) for run in range(view["run"] + 1)]
    points = words.say("board-points", points=sum(view["sheet"][seat]))
    cards = words.say("board-cards", cards=_in_hand(view, seat))
    notes = [word for word in ("ready", "done", "flat") if _holds(view, word, seat)]
    said = "".join(f" · {words.say(f'board-{note}')}" for note in notes)
    return f"  {name:<24}{points} ({' + '.join(runs)}) · {cards}{said}"


def _in_hand(view: dict[str, Any], seat: int) -> int:
    """At most: how many lie in a plan that is not opened yet, nobody sees."""
    laid = view["laid"][seat] if PLANE < view["phase"] <= JURY else 0
    return view["held"][seat] - (laid or 0)


def _holds(view: dict[str, Any], word: str, seat: int) -> bool:
    if word == "done" and not PLANE < view["phase"] <= LATE:
        return False
    return bool(view[word][seat])


def _own(view: dict[str, Any], words: Words) -> list[str]:
    cards = _fan(view["hand"][words.reader], SIGN)
    characters = _fan(view["characters"][words.reader], MARK)
    return [words.say("board-hand", cards=cards or "–"), words.say("board-characters", cards=characters or "–")]


def _fan(pile: list[int], signs: tuple[str, ...]) -> str:
    return "  ".join(signs[kind] if n == 1 else f"{signs[kind]}×{n}" for kind, n in enumerate(pile) if n)


# Aloud


def spoken(view: dict[str, Any], seat: int) -> list[Ask]:
    """What the jury asks for, what lies where, one's own hand, who has how many points."""
    said = [Ask("spoken-run", {"run": view["run"] + 1, "runs": RUNS}, seats={"seat": view["master"]})]
    if view["phase"] == JURY:
        numbers = ("difficulty", "potential", "rolled", "dice")
        said.append(Ask("board-jury", {name: view[name] for name in numbers} | {"left": view["dice_left"]}))
    for place in _places(view):
        for other in range(view["seats"]):
            laid = {
                "characters": view["character_at"][other].count(place),
                "cards": view["jumpcard_at"][other].count(place),
            }
            if any(laid.values()):
                said.append(Ask("event-lies", laid, _named(place), {"seat": other, **_host(place)}))
    if seat < view["seats"]:
        for kind, pile, words in (("jumpcard", view["hand"][seat], JUMPCARD), ("sort", view["characters"][seat], SORT)):
            said += [Ask("spoken-hand", {"number": n}, {"card": (kind, words[i])}) for i, n in enumerate(pile) if n]
    for other in range(view["seats"]):
        counts = {"points": sum(view["sheet"][other]), "cards": _in_hand(view, other)}
        said.append(Ask("spoken-seat", counts, seats={"seat": other}))
    return said


# Quick statements, counted from 1 as people count: `ask-join seat-2 formation-3`


def statement(kind: str, slots: dict[str, int], speaker: int, words: Words) -> str:
    """What somebody said, as a sentence for this reader."""
    return talk.sentence(talk.Promise(kind, **slots), speaker, words)


def read_statement(text: str) -> tuple[str, dict[str, int]]:
    """Its kind and slots as the wire has them; BadMove says how it is written."""
    said = talk.read(text)
    return said.kind, {slot: getattr(said, slot) for slot in talk.KINDS[said.kind].slots}


def statement_forms() -> list[str]:
    return [talk.form(kind) for kind in talk.KINDS.values()]


# The odds

SHOWN = 3
FACES = 6


def open_odds(s: State, seat: int) -> list[Likely]:
    """Whether the dice reach what one's own cards ask for: where some lie, these; else each figure of the hand alone.
    What others lay there, nobody knows before the jury."""
    if seat >= s.seats:
        return []
    mine: dict[int, list[int]] = {}
    if s.phase in (JUMP, PLAN, LATE):
        for i in range(s.laid[seat]):
            place, card = s.jumpcard_at[seat][i], s.jumpcard[seat][i]
            if not wasted(card, place):
                mine.setdefault(place, []).append(card)
    rows = [
        Likely(Ask("odds-place", {}, _named(place), _host(place)), *reaching(cards))
        for place, cards in sorted(mine.items())
        if any(card <= LAST_FIGURE for card in cards)
    ]
    figures = [card for card in range(1, LAST_FIGURE + 1) if s.hand[seat][card]]
    alone = [
        Likely(Ask("odds-figure", names={"card": ("jumpcard", JUMPCARD[card])}), *reaching([card])) for card in figures
    ]
    return (rows or alone)[:SHOWN]


def reaching(cards: list[int]) -> tuple[int, int]:
    """In how many throws of how many the dice of these cards reach what the cards ask for."""
    sums = [1]
    for card in cards:
        if card <= LAST_FIGURE:
            longer = [0] * (len(sums) + FACES)
            for sum_, ways in enumerate(sums):
                for face in range(1, FACES + 1):
                    longer[sum_ + face] += ways
            sums = longer
    needed = max(0, sum(VALUE[card] for card in cards))
    return sum(sums[needed:]), sum(sums)
