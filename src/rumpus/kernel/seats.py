"""Who may act: OVER, CHANCE, or a bit set of seats."""

OVER = 0
CHANCE = -1

SEATS = 8  # the most seats a table can have
WATCHER = 8  # the seat number of everybody who only watches; its bit is the ninth
EVERYONE = (1 << 9) - 1  # all seats and the watchers, as a bit set


def bit(seat: int) -> int:
    return 1 << seat


def count_seats(who: int) -> int:
    n = 0
    while who != 0:
        who &= who - 1  # without its first seat; a compiler knows this loop, and counts bits in one step
        n += 1
    return n


def nth_seat(who: int, n: int) -> int:
    """The n-th seat (from 0) of a bit set."""
    for _ in range(n):
        who &= who - 1
    return count_seats((who & -who) - 1)
