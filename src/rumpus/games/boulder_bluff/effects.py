"""The reveal, and the two cards that choose a victim: squirrels first, then boars (ruling 4)."""

from rumpus.kernel import Log, add_all, tell

from .state import (
    BOAR,
    BOAR_HITS,
    BROWN,
    CLIMBS,
    KINDS,
    PICK,
    SQUIRREL,
    SQUIRREL_TAKES,
    TURNS_OVER,
    WHOSE,
    State,
)


def reveal(s: State, log: Log) -> None:
    """All cards turn over, a climber at a time from the active seat."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        for card in range(KINDS):
            if s.down[seat][card] > 0:
                tell(log, TURNS_OVER, seat, card, s.down[seat][card])
        add_all(s.up[seat], s.down[seat])
        s.face_up[seat] += s.face_down[seat]
        s.face_down[seat] = 0
    s.effect = SQUIRREL
    s.offset = 0
    s.used = 0


def next_effect(s: State) -> bool:
    """Find the next squirrel or boar in turn order and ask its seat; False when none is left."""
    while s.effect > 0:
        while s.offset < s.seats:
            seat = (s.active + s.offset) % s.seats
            if s.answer[seat] == CLIMBS and s.used + s.void[seat][s.effect - BROWN] < s.up[seat][s.effect]:
                s.actor = seat
                s.phase = WHOSE
                return True
            s.offset += 1
            s.used = 0
        s.offset = 0
        s.effect = BOAR if s.effect == SQUIRREL else 0
    return False


def choose_whose(s: State, seat: int) -> None:
    s.whose = seat + 1
    s.phase = PICK


def pick_card(s: State, card: int, log: Log) -> None:
    """The chosen card loses its words (squirrel) or its value (boar)."""
    victim = s.whose - 1
    if s.effect == SQUIRREL:
        tell(log, SQUIRREL_TAKES, s.actor, victim, card)
        silence(s, victim, card)
    else:
        tell(log, BOAR_HITS, s.actor, victim, card)
        trample(s, victim, card)
    s.whose = 0
    s.used += 1


def silence(s: State, victim: int, card: int) -> None:
    """Only brown cards have words. Of several alike, one that still has them (and has not acted) loses them."""
    if card >= BROWN and s.void[victim][card - BROWN] < s.up[victim][card]:
        s.void[victim][card - BROWN] += 1


def trample(s: State, victim: int, card: int) -> None:
    """Of several alike, one that still has its value loses it."""
    hit = 0
    for i in range(s.hits):
        if s.hit_seat[i] == victim and s.hit_card[i] == card:
            hit += 1
    if hit < s.up[victim][card]:
        s.hit_seat[s.hits] = victim
        s.hit_card[s.hits] = card
        s.hits += 1
