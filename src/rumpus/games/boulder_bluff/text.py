"""Boulder Bluff in words: the codes of its moves, what is asked, and the drawing for a terminal."""

from types import SimpleNamespace
from typing import Any

from rumpus.core.outcomes import OutcomeWords
from rumpus.core.words import Ask, Likely, MoveWords, Words

from . import strength
from .sentences import TURN_BEGINS, best_climb, chalk_gives, counted, move_does, turn_told
from .state import (
    BOAR,
    BOULDERS,
    CARD,
    CHALK,
    CHALLENGE,
    CLIMBS,
    COLOUR,
    CONTEST,
    DECIDE,
    DECLARE,
    HIGHEST,
    INJURY,
    KINDS,
    LAY,
    MOST,
    OWNED,
    PICK,
    ROW,
    STAYS,
    TAPS,
    TENS,
    WHOSE,
    State,
)

__all__ = ["TURN_BEGINS", "move_does", "turn_told"]  # the rest is found by its name as well

MOVES = (
    MoveWords("warm-up", "move-warm-up"),
    *(MoveWords(f"boulder-{i}", "move-boulder", numbers={"place": i}) for i in range(1, ROW + 1)),
    MoveWords("climb", "move-climb"),
    MoveWords("stay", "move-stay"),
    *(MoveWords(f"up-{word}", "move-up", names={"card": ("card", word)}) for word in CARD),
    *(MoveWords(f"down-{word}", "move-down", names={"card": ("card", word)}) for word in CARD),
    *(MoveWords(f"of-{i + 1}", "move-of", seats={"seat": i}) for i in range(MOST)),
    *(MoveWords(f"take-{word}", "move-take", names={"card": ("card", word)}) for word in CARD),
    *(MoveWords(f"on-{points}", "move-on", numbers={"points": points}) for points in range(1, HIGHEST + 1)),
    *(MoveWords(word, "move-contest", names={"contest": ("contest", word)}) for word in CONTEST.words[1:]),
    *(MoveWords(f"winner-{i + 1}", "move-winner", seats={"seat": i}) for i in range(MOST)),
    *(MoveWords(f"tens-{n}", "move-tens", numbers={"taps": 10 * n}) for n in range(TAPS // 10 + 1)),
    *(MoveWords(f"ones-{n}", "move-ones", numbers={"taps": n}) for n in range(10)),
)


# What chance can bring, by phase
OUTCOMES = {
    "who_begins": OutcomeWords("who begins", "seat"),
    "deal": OutcomeWords("a climb card", "card"),
    "warm": OutcomeWords("a climb card for who warms up", "card"),
    "row": OutcomeWords("a boulder for the row, numbered as the deck lists them", "number"),
    "chalk": OutcomeWords("a chalk token", "cell token"),
    "lot": OutcomeWords("who of those tied", "among tied"),
    "howl": OutcomeWords("the wolves' token", "number", 1),
    "flip": OutcomeWords("an injury token", "number", 1),
}


def ask(view: dict[str, Any], seat: int) -> Ask:
    """What the seat is asked now: a message of the catalogue and its arguments."""
    phase = view["phase"]
    if phase == DECIDE:
        return Ask("ask-turn")
    if phase == DECLARE:
        return Ask("ask-winner", names={"contest": ("contest", CONTEST[view["contest"]])})
    if phase == CHALLENGE:
        return Ask("ask-contest")
    if phase == WHOSE:
        return Ask("ask-boar" if view["effect"] == BOAR else "ask-squirrel")
    if phase == PICK:
        message = "ask-boar-card" if view["effect"] == BOAR else "ask-squirrel-card"
        return Ask(message, seats={"seat": view["whose"] - 1})
    if phase == LAY:
        return _ask_lay(view, seat)
    if phase == INJURY:
        colour = COLOUR[view["boulder_base"][view["target"] - 1]]
        return Ask("ask-injury", {"value": view["flipped"]}, {"colour": ("colour", colour)})
    return Ask("ask-tens" if view["reporting"][seat] == TENS else "ask-ones", {"taps": view["taps"][seat] or 0})


def _ask_lay(view: dict[str, Any], seat: int) -> Ask:
    boulder = view["target"] - 1
    colour = {"colour": ("colour", COLOUR[view["boulder_base"][boulder]])}
    numbers = {"points": view["boulder_points"][boulder], "up": view["face_up"][seat], "down": view["face_down"][seat]}
    if view["face_up"][seat] > 0:
        return Ask("ask-lay-on", numbers, colour)
    return Ask("ask-lay" if seat == view["active"] else "ask-join", numbers, colour)


# What the board shows of the count


def figures(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Before a turn: the best of one's hand for each boulder of the row, what it comes to, and the least and the most
    that chalk gives. While one lays: what one's cards come to. Both before chalk. While squirrels and boars choose:
    what every climber stands at."""
    s: Any = SimpleNamespace(**view)
    if view["phase"] == DECIDE and seat < view["seats"]:
        offers = [best_climb(s, seat, number) if number else (0, [0] * KINDS) for number in view["row"]]
        kinds = [[kind for kind, n in enumerate(cards) for _ in range(n)] for _, cards in offers]
        return {"totals": [total for total, _ in offers], "best": kinds, "chalk": list(chalk_gives(view, seat))}
    if view["phase"] == LAY and seat < view["seats"]:
        laid = [up + down for up, down in zip(view["up"][seat], view["down"][seat], strict=True)]
        return {"own": counted(s, seat, laid)}
    if view["phase"] in (WHOSE, PICK):
        climbs = [answer == CLIMBS for answer in view["answer"][: view["seats"]]]
        bears = [strength.bears_of_others(s, i) for i in range(view["seats"])]
        return {"standing": [stands_at(s, i) - bears[i] if climbs[i] else 0 for i in range(view["seats"])]}
    return {}


def stands_at(s: Any, seat: int) -> int:
    """What the open cards of a seat come to, before the bears of others."""
    sum_ = strength.card_strength(s, seat) + strength.chalk_strength(s, seat)
    return sum_ + strength.colour_bonus(s, seat) - strength.tiredness(s, seat)


# The drawing: the row on top, then a block for each seat, then the reader's own hand


def draw(view: dict[str, Any], words: Words) -> str:
    row = [f"[{i + 1}] {boulder_text(view, n - 1, words)}" for i, n in enumerate(view["row"]) if n]
    lines = ["   ".join(row) or "–", words.say("board-piles", boulders=view["pile_left"], cards=view["deck_left"]), ""]
    for seat in range(view["seats"]):
        lines += _seat(view, seat, words)
    lines += _cards(view["discard"], words.say("board-discard"), words)
    if words.reader < view["seats"]:
        lines += _cards(view["hand"][words.reader], words.say("board-hand"), words)
    return "\n".join(lines)


def boulder_text(view: dict[str, Any], boulder: int, words: Words) -> str:
    """`◆ violet 6`, with a plaster for each injury; the boulder being climbed is marked."""
    colours = [view["boulder_base"][boulder], view["boulder_second"][boulder]]
    name = "/".join(words.name("colour", COLOUR[colour]) for colour in colours if colour)
    mark = "▲" if view["target"] == boulder + 1 else "◆"
    return f"{mark} {name} {view['boulder_points'][boulder]}{'✚' * view['injuries'][boulder]}"


def _seat(view: dict[str, Any], seat: int, words: Words) -> list[str]:
    mark = "▸" if seat == view["active"] else " "
    front = f" {words.say('board-front', injuries=view['front'][seat])}" if view["front"][seat] else ""
    stays = f" · {words.say('board-stays')}" if view["answer"][seat] == STAYS else ""
    lines = [f"{mark} {words.seat(seat)}: {words.say('board-cards', cards=view['cards'][seat])}{front}{stays}"]
    own = [b for b in range(BOULDERS) if view["boulder_at"][b] == OWNED + seat]
    if own:
        lines.append("    " + "  ".join(boulder_text(view, boulder, words) for boulder in own))
    if view["face_up"][seat]:
        lines.append("    " + _climber(view, seat, words))
    return lines


def _climber(view: dict[str, Any], seat: int, words: Words) -> str:
    played = _piled(view["up"][seat], words)
    down = view["down"][seat]
    hidden = view["face_down"][seat]
    if seat == words.reader and hidden:
        played += [f"({name})" for name in _piled(down, words)]
    elif hidden:
        played.append(words.say("board-hidden", cards=hidden))
    if view["chalk"][seat]:
        played.append(words.say("board-chalk", value=f"{view['chalk'][seat]:+d}"))
    if view["strength"][seat]:
        played.append(f"= {view['strength'][seat]}")
    return " · ".join(played)


def _piled(pile: list[int], words: Words) -> list[str]:
    names = ((words.name("card", CARD[card]), n) for card, n in enumerate(pile) if n)
    return [name if n == 1 else f"{name} ×{n}" for name, n in names]


def _cards(pile: list[int], title: str, words: Words) -> list[str]:
    return [f"{title}: {', '.join(_piled(pile, words))}"] if any(pile) else []


# Aloud


def spoken(view: dict[str, Any], seat: int) -> list[Ask]:
    """The boulders to choose from, who climbs with what, one's own hand, what everybody has."""
    said = [_spoken_boulder(view, n - 1, {"place": i}) for i, n in enumerate(view["row"], 1) if n]
    if view["target"]:
        said.append(_spoken_boulder(view, view["target"] - 1, {"place": 0}))
    for other in range(view["seats"]):
        if view["face_up"][other]:
            said += _spoken_pile("spoken-up", view["up"][other], {"seat": other})
            said.append(Ask("spoken-down", {"cards": view["face_down"][other]}, seats={"seat": other}))
    if seat < view["seats"]:
        said += _spoken_pile("spoken-hand", view["hand"][seat], {})
    for other in range(view["seats"]):
        own = [b for b in range(BOULDERS) if view["boulder_at"][b] == OWNED + other]
        numbers = {
            "cards": view["cards"][other],
            "boulders": len(own),
            "points": sum(view["boulder_points"][b] for b in own),
            "injuries": sum(view["injuries"][b] for b in own) + view["front"][other],
        }
        said.append(Ask("spoken-seat", numbers, seats={"seat": other}))
    return [*said, Ask("spoken-piles", {"boulders": view["pile_left"], "cards": view["deck_left"]})]


def _spoken_boulder(view: dict[str, Any], boulder: int, numbers: dict[str, int]) -> Ask:
    colours = {"base": view["boulder_base"][boulder], "second": view["boulder_second"][boulder]}
    names = {name: ("colour", COLOUR[colour]) for name, colour in colours.items()}
    return Ask("spoken-boulder", numbers | {"points": view["boulder_points"][boulder]}, names)


def _spoken_pile(message: str, pile: list[int], seats: dict[str, int]) -> list[Ask]:
    return [Ask(message, {"number": n}, {"card": ("card", CARD[card])}, seats) for card, n in enumerate(pile) if n]


# The odds


def open_odds(s: State, seat: int) -> list[Likely]:
    """Whether chalk brings the cards that one is laying as high as the boulder asks, and what the next token does at
    all. What bears and boars of others take away, nobody knows before."""
    tokens = [s.token[i] for i in range(s.tokens) if s.bag[i] or _has_answered(s, seat)]
    if seat >= s.seats or not tokens:
        return []
    rows: list[Likely] = []
    if s.phase == LAY and s.actor == seat and s.face_up[seat] + s.face_down[seat] > 0:
        asked = s.boulder_points[s.target - 1]
        reached = sum(strength_with(s, seat, chalk) >= asked for chalk in tokens)
        rows.append(Likely(Ask("odds-reach", {"asked": asked}), reached, len(tokens)))
    rows.append(Likely(Ask("odds-chalk-helps"), sum(chalk > 0 for chalk in tokens), len(tokens)))
    rows.append(Likely(Ask("odds-chalk-hurts"), sum(chalk < 0 for chalk in tokens), len(tokens)))
    return rows


def _has_answered(s: State, seat: int) -> bool:
    """Who stays down, or has a token already, draws the next one in another climb, when all are in the bag again."""
    if seat >= s.seats or (s.actor == seat and s.phase in (LAY, CHALK)):
        return False
    return s.answer[seat] > 0


def strength_with(s: State, seat: int, chalk: int) -> int:
    """What the cards laid come to with this token, as if all lay open and nobody else climbed."""
    alone = s.copy()
    alone.up[seat] = [up + down for up, down in zip(s.up[seat], s.down[seat], strict=True)]
    alone.chalk[seat] = chalk
    return stands_at(alone, seat)
