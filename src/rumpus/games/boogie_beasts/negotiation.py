"""How a bot talks in the plane, and what it makes of what was said: crews for formations, promises, and who broke one.

The jumpmaster gathers a crew for one formation, somebody who is left over gathers the next. Who agrees has promised. In
the next plane everybody sees who kept his word; who did not is accused, and accusations are remembered: they were said.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .places import formations, size
from .state import BACK, FORMATIONS, JUMP, JUMPCARDS, MAYBE, PLACES, PLAN, PLANE, PUT, YES, State
from .talk import KINDS, Promise, accepted, kept


class HeardAll(Protocol):
    """What the bots' talk is made of (rumpus.bots.talk.Said)."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def slots(self) -> Mapping[str, int]: ...
    @property
    def round(self) -> int: ...


class Mood(Protocol):
    @property
    def breaks(self) -> int: ...
    @property
    def forgives(self) -> int: ...
    @property
    def luck(self) -> bytes: ...


def meaning(said: HeardAll) -> Promise:
    return Promise(said.kind, **said.slots)


# What was promised


def promises(heard: Sequence[HeardAll], run: int) -> list[tuple[int, Promise]]:
    """Who promised what in this plane: by saying so, or by agreeing to what he was last asked by somebody."""
    found: list[tuple[int, Promise]] = []
    asked: dict[tuple[int, int], Promise] = {}  # (who was asked, who asked) -> what
    for said in heard:
        if said.round != run or said.kind not in KINDS:
            continue
        statement = meaning(said)
        if KINDS[said.kind].claim:
            found.append((said.seat, statement))
        elif KINDS[said.kind].accept:
            asked[statement.seat, said.seat] = statement
        elif said.kind == "agree" and (said.seat, statement.seat) in asked:
            promise = accepted(asked[said.seat, statement.seat])
            found += [(said.seat, promise)] if promise else []
    return found


def crew_of(heard: Sequence[HeardAll], run: int, formation: int) -> set[int]:
    return {seat for seat, said in promises(heard, run) if said.kind == "join-yes" and said.formation == formation}


def my_formation(heard: Sequence[HeardAll], run: int, seat: int) -> int:
    """The formation that this seat promised to join; 0 for none."""
    for who, said in promises(heard, run):
        if who == seat and said.kind == "join-yes":
            return said.formation
    return 0


def pending(heard: Sequence[HeardAll], run: int, seat: int) -> list[tuple[int, Promise]]:
    """What this seat was asked in this plane, by whom, and has not answered."""
    asked: dict[int, Promise] = {}
    for said in heard:
        if said.round == run and said.kind == "ask-join" and meaning(said).seat == seat:
            asked[said.seat] = meaning(said)
        elif said.round == run and said.seat == seat and said.kind in ("agree", "refuse"):
            asked.pop(meaning(said).seat, None)
    return list(asked.items())


# Whom to trust


def liars(known: State, heard: Sequence[HeardAll]) -> list[int]:
    """Who broke a promise in the jumprun that lies open."""
    if known.phase != PLANE or known.run == 0:
        return []
    view = {f.name: getattr(known, f.name) for f in known.fields}
    broke = [seat for seat, said in promises(heard, known.run - 1) if kept(said, seat, view) is False]
    return sorted(set(broke))


def accusations(heard: Sequence[HeardAll], seat: int) -> int:
    """In how many jumpruns somebody accused this seat."""
    return len({said.round for said in heard if said.kind == "accuse" and meaning(said).seat == seat})


def trusts(heard: Sequence[HeardAll], other: int, temper: Mood) -> bool:
    return accusations(heard, other) <= temper.forgives


# What to say


def say(known: State, seat: int, heard: Sequence[HeardAll], temper: Mood) -> list[tuple[str, dict[str, int]]]:
    if known.phase != PLANE or known.ready[seat]:
        return []
    run = known.run
    already = {meaning(said).seat for said in heard if said.round == run and said.kind == "accuse"}
    words = [("accuse", {"seat": liar}) for liar in liars(known, heard) if liar not in already | {seat}]
    asked = pending(heard, run, seat)
    committed = my_formation(heard, run, seat)
    for asker, wish in asked:
        crowded = len(crew_of(heard, run, wish.formation)) >= size(wish.formation)
        if committed or crowded or not trusts(heard, asker, temper):
            words.append(("refuse", {"seat": asker}))
        else:
            words.append(("agree", {"seat": asker}))
            committed = wish.formation
    if not committed and not asked:
        words += gather(known, seat, heard, temper)
    return words


def gather(known: State, seat: int, heard: Sequence[HeardAll], temper: Mood) -> list[tuple[str, dict[str, int]]]:
    """Begin a crew, if it is this seat's turn to: the first on from the jumpmaster who is in none."""
    free = [other for other in from_master(known) if not spoken_for(heard, known.run, other)]
    if not free or free[0] != seat:
        return []
    crew = [other for other in free[1:] if trusts(heard, other, temper)]
    wanted = wished_size(known, heard, 1 + len(crew))
    if wanted < 2:
        return []
    formation = wanted - 1
    asks = [("ask-join", {"seat": other, "formation": formation}) for other in crew[: wanted - 1]]
    return [("join-yes", {"formation": formation}), *asks]


def from_master(known: State) -> list[int]:
    return [(known.master + k) % known.seats for k in range(known.seats)]


def spoken_for(heard: Sequence[HeardAll], run: int, seat: int) -> bool:
    """In a crew, or about to be."""
    return my_formation(heard, run, seat) > 0 or bool(pending(heard, run, seat))


def wished_size(known: State, heard: Sequence[HeardAll], there: int) -> int:
    """The largest crew that leaves nobody behind who could have one of his own; each formation is there once."""
    taken = {said.formation for _, said in promises(heard, known.run) if said.kind == "join-yes"}
    free = [size(place) for place in range(1, formations(known) + 1) if place not in taken]
    fitting = [n for n in free if n <= there]
    whole = [n for n in fitting if there == n or (there - n in free and there != 2 * n)]
    return max(whole or fitting or [0])


# What to do


def heed(known: State, seat: int, moves: Sequence[int], heard: Sequence[HeardAll], temper: Mood) -> list[int]:
    """Keep one's word, unless one is in the mood to break it; and leave other crews alone."""
    if known.phase not in (JUMP, PLAN):
        return list(moves)
    run = known.run
    mine = my_formation(heard, run, seat)
    if mine and not breaks_word(seat, run, temper):
        if known.sent[seat] == 0:
            promised = PUT + (JUMPCARDS - 2 + YES) * PLACES + mine - 1
            if promised in moves:
                return [promised]
        return [move for move in moves if not disturbs(move, heard, run, seat)]
    return list(moves)


def breaks_word(seat: int, run: int, temper: Mood) -> bool:
    mood = hashlib.sha256(temper.luck + bytes([seat, run])).digest()[0] * 100 // 256
    return mood < temper.breaks


def disturbs(move: int, heard: Sequence[HeardAll], run: int, seat: int) -> bool:
    """A jumper, where a crew is complete without this one."""
    card, place = (move - PUT) // PLACES + 1, (move - PUT) % PLACES + 1
    if move >= BACK or card < JUMPCARDS or card - JUMPCARDS + 1 not in (YES, MAYBE) or place > FORMATIONS:
        return False
    crew = crew_of(heard, run, place)
    return seat not in crew and len(crew) >= size(place)


def talk_round(s: Any) -> int:
    return int(s.run)
