"""Where a jump can be: the formations in play, and a solo before every seat."""

from .state import FIRST_SOLO, FORMATIONS, State


def formations(s: State) -> int:
    """How many are in play: those with a number below the number of seats."""
    return min(s.seats - 2, FORMATIONS)


def jumps(s: State) -> int:
    return formations(s) + s.seats


def nth_jump(s: State, n: int) -> int:
    """The jury's order: formations ascending, then solos from the jumpmaster on (ruling 10)."""
    if n < formations(s):
        return n + 1
    return solo_of((s.master + n - formations(s)) % s.seats)


def is_solo(place: int) -> bool:
    return place >= FIRST_SOLO


def size(place: int) -> int:
    """How many should jump there."""
    return 1 if is_solo(place) else place + 1


def solo_of(seat: int) -> int:
    return FIRST_SOLO + seat


def host(place: int) -> int:
    """Whose solo it is; of a formation nobody is the host, and 0 is only there to be a seat."""
    return place - FIRST_SOLO if is_solo(place) else 0
