"""What a card does on this line, before it is played, and what a turn came to: both read from the same events."""

from dataclasses import dataclass, field
from typing import Any

from rumpus.core.game import Event
from rumpus.core.words import Ask

from .line import owner_of, species_of
from .state import ANIMAL, DOG, KINDS, OSTRICH, PARITY, ROOM, SEAL, SNAKE, TAKES, TIGER

TURN_BEGINS = ("begins", "built", "packed", "plays", "return_game")

SORTERS = (DOG, SNAKE)  # what they do is told by the line alone

_LINE = ("first", "second", "third", "fourth", "fifth")
_HARMLESS = ("nothing", "stays", "sorts", "asks")  # what a recurring animal does that nobody has to hear of
_MOST = 3  # sentences a turn: more than that nobody reads


@dataclass
class Deed:
    """An action, read from its events: the shape that its sentence has, and what stands in it."""

    owner: int
    animal: int
    guise: int
    shape: str = "asks"
    numbers: dict[str, int] = field(default_factory=dict[str, int])
    names: dict[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])
    seats: dict[str, int] = field(default_factory=dict[str, int])

    def does(self) -> Ask:
        return self._said(f"does-{self.shape}")

    def told(self) -> Ask:
        return self._said(f"turn-{self.shape}")

    def _said(self, message: str) -> Ask:
        names = {"animal": ("animal", ANIMAL[self.animal]), "guise": ("animal", ANIMAL[self.guise])}
        posing = {"posing": int(self.guise != self.animal)}
        return Ask(message, self.numbers | posing, names | self.names, {"owner": self.owner} | self.seats)


def move_does(view: dict[str, Any], seat: int, moves: list[int], events: list[Event]) -> list[Ask]:
    """The action of the card, then what the gate makes of it."""
    move = moves[-1]
    if not events or move >= TAKES or events[0].kind == "lays":
        return []
    asked = [Event("plays", _card(view["actor"]) | {"place": 0})] if events[0].kind != "plays" else []
    deeds = _deeds([*asked, *events])
    played = species_of(view["actor"]) if asked else events[0].arguments["animal"] or 0
    return [*(deed.does() for deed in deeds), *_at_the_gate(seat, played, events)]


def turn_told(events: list[Event]) -> list[Ask]:
    """A sentence for the action, one for whom recurring animals and the gate's light befell then, one for the gate when
    it opened."""
    first = events[0]
    if first.kind == "begins":  # what one is dealt is seen in one's hand
        return [Ask("event-begins", seats={"seat": _number(first, "seat")})]
    if first.kind != "plays":
        return []
    deeds = _deeds(events)
    if len(deeds) > 1 and deeds[-1].shape == "asks":
        deeds.pop()  # not chosen yet
    said = [deed.told() for deed in deeds[:-1] if deed.shape == "lifts"] + [deeds[-1].told()]
    gate: list[Ask] = []
    entered = [event for event in events if event.kind == "enters" and event.arguments["from"]]
    excluded = [event for event in events if event.kind == "excluded"]
    if len(entered) == 2 and excluded:
        guests = {"one": entered[0], "two": entered[1], "last": excluded[0]}
        names = {f"{name}-animal": ("animal", ANIMAL[_number(e, "animal")]) for name, e in guests.items()}
        gate.append(Ask("turn-gate", names=names, seats={name: _number(e, "owner") for name, e in guests.items()}))
    return said + _aftermath(events, deeds[-1])[: max(0, _MOST - len(said) - len(gate))] + gate


def _aftermath(events: list[Event], done: Deed) -> list[Ask]:
    """What came of the turn beside its own action: recurring animals that got somebody, bats that burn."""
    said: list[Ask] = []
    for at, event in enumerate(events):
        if event.kind not in ("acts", "burns"):
            continue
        owner, animal = _number(event, "owner"), _number(event, "animal")
        if event.kind == "burns" and not (done.shape == "burns" and (done.owner, done.animal) == (owner, animal)):
            said.append(Ask("event-burns", names={"animal": ("animal", ANIMAL[animal])}, seats={"owner": owner}))
        elif event.kind == "acts" and _number(event, "again"):
            deed = Deed(owner, animal, animal)
            _action(deed, events[at:])
            if deed.shape not in _HARMLESS:
                said.append(deed.told())
    return said


def _card(card: int) -> dict[str, int | None]:
    return {"seat": owner_of(card), "animal": species_of(card)}


def _number(event: Event, name: str) -> int:
    return event.arguments[name] or 0


def _at_the_gate(seat: int, animal: int, events: list[Event]) -> list[Ask]:
    """Whether the gate opens, and what becomes of the card that was played."""
    if not any(event.kind == "gate" for event in events):
        return []
    fates = {"enters": 1, "excluded": 2}
    fate = 0
    for event in events:
        if event.kind in fates and (_number(event, "owner"), _number(event, "animal")) == (seat, animal):
            fate = fates[event.kind]
    return [Ask("does-gate", {"fate": fate})]


def _deeds(events: list[Event]) -> list[Deed]:
    """What was played and what it became: a vulture brings another animal, a penguin plays one, and that one acts."""
    first = events[0]
    deeds = [Deed(_number(first, "seat"), _number(first, "animal"), _number(first, "animal"))]
    for at, event in enumerate(events):
        deed = deeds[-1]
        if event.kind == "lifts":
            deed.shape = "lifts" if _number(event, "place") else "vultures"
            deed.numbers = {"place": _number(event, "place")}
            _prey(deed, _number(event, "other"), _number(event, "prey"))
            if deed.shape == "vultures":
                return deeds
            prey = _number(event, "prey")
            deeds.append(Deed(_number(event, "other"), prey, prey))
        elif event.kind == "poses":
            deed.shape = "poses"
            deed.guise = _number(event, "guise")
            deeds.append(Deed(deed.owner, deed.animal, _number(event, "guise")))
        elif event.kind in ("acts", "runs", "burns", "line"):
            _action(deed, events[at:])
            break
    return deeds


def _action(deed: Deed, events: list[Event]) -> None:
    """The shape of an action that is done: up to the line that it leaves behind."""
    end = next((at for at, event in enumerate(events) if event.kind == "line"), len(events))
    after = [_number(events[end], name) for name in _LINE] if end < len(events) else [0] * ROOM
    me = deed.owner * KINDS + deed.animal
    by_kind: dict[str, list[tuple[int, Event]]] = {}
    for event in events[:end]:
        if "owner" in event.arguments:
            card = _number(event, "owner") * KINDS + _number(event, "animal")
            by_kind.setdefault(event.kind, []).append((card, event))
    out = [card for card, _ in by_kind.get("goes_out", []) if card != me]
    gone = any(card == me for card, _ in by_kind.get("goes_out", []))
    moved = [card for card, _ in by_kind.get("goes", []) if card != me]
    went = next((event for card, event in by_kind.get("goes", []) if card == me), None)
    place = after.index(me) + 1 if me in after else 0
    alone = not any(card not in (0, me) for card in after)
    deed.numbers = {"count": len(out) or len(moved), "place": place}
    if by_kind.get("runs"):
        deed.guise = OSTRICH
        deed.names["parity"] = ("parity", PARITY[_number(by_kind["runs"][0][1], "parity")])
    if by_kind.get("defends"):
        deed.shape = "quills"
        _prey_card(deed, by_kind["defends"][0][0])
    elif gone:
        deed.shape = "gone"
    elif any(card == me for card, _ in by_kind.get("burns", [])):
        deed.shape = "burns"
        _prey_card(deed, out[0] if out else me)
    elif out:
        deed.shape = "out" if len(out) == 1 else "outs"
        _prey_card(deed, out[0])
    elif moved and not went:
        deed.shape = "back" if len(moved) == 1 else "backs"
        _prey_card(deed, moved[0])
    elif went is not None:
        deed.shape = "ahead"
        deed.numbers["count"] = _number(went, "from") - _number(went, "place")
        _prey_card(deed, after[place] if 0 < place < ROOM and after[place] else me)
    elif by_kind.get("runs"):
        deed.shape = "stays"
    elif by_kind.get("acts") and (deed.guise == SEAL or (deed.guise in SORTERS and not alone)):
        deed.shape = "sorts"
    else:
        deed.shape = "nothing"
        _nothing(deed, after, place)


def _nothing(deed: Deed, after: list[int], place: int) -> None:
    """Whom it would have been about: a tiger looks two places ahead, all others one."""
    deed.numbers["ahead"] = max(0, place - 1)
    reach = 2 if deed.guise == TIGER else 1
    deed.numbers["near"] = 1 if place > reach else 0
    _prey_card(deed, after[place - 1 - reach] if place > reach else 1)


def _prey_card(deed: Deed, card: int) -> None:
    _prey(deed, owner_of(card), species_of(card))


def _prey(deed: Deed, owner: int, species: int) -> None:
    deed.names["prey"] = ("animal", ANIMAL[species])
    deed.seats["victim"] = owner
