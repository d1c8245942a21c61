"""What a roll does: the jump, the bumps where it ends, and coming home."""

from rumpus.kernel import Log, clear, tell

from . import state
from .state import HOME, TOP, State


def jump(s: State, seat: int, steps: int, log: Log) -> None:
    for _ in range(steps):
        if s.step[seat] == 0 or s.step[seat] == HOME:
            s.step[seat] = 1
            s.jumps[seat] += 1
            if s.jumps[seat] == state.SICK:
                s.sick[seat] = 1
                tell(log, state.THROWS_UP, seat)
                return
        else:
            s.step[seat] += 1
    tell(log, state.MOVES_TO, seat, steps, s.step[seat], s.jumps[seat])
    turn_if_slow(s, seat, log)
    come_home(s, seat, log)
    bump_on(s, seat, log)


def turn_if_slow(s: State, seat: int, log: Log) -> None:
    """With one die, who ends on the way up, above the trampoline, turns down at once (ruling 1)."""
    if s.jumps[seat] >= state.ONE_DIE and 1 < s.step[seat] <= TOP:
        s.step[seat] = down_at(s.step[seat])
        tell(log, state.TURNS, seat, s.step[seat])


def down_at(height: int) -> int:
    """The step on the way down at that spot."""
    return HOME + 1 - height


def spot(step: int) -> int:
    return step if step <= TOP else HOME + 1 - step


# The bumps


def bump_on(s: State, first: int, log: Log) -> None:
    """Who comes to a spot bumps all there, from the left. Who is pushed onto others does the same, and all that follows
    from it, before the one who pushed goes on; after as many bumps as seats, sharing is allowed (ruling 5)."""
    depth, bumps = 1, 0
    s.chain[0] = first
    while depth > 0 and bumps < s.seats and not ended(s):
        mover = s.chain[depth - 1]
        s.met[depth - 1] += 1
        other = (mover + s.met[depth - 1]) % s.seats
        if other == mover or not in_play(s, mover):
            depth -= 1
            s.met[depth] = 0
        elif in_play(s, other) and spot(s.step[other]) == spot(s.step[mover]):
            bumps += 1
            pushed = bump(s, mover, other, log)
            if pushed == mover:
                s.met[depth - 1] = 0
            elif pushed == other:
                s.chain[depth] = other
                depth += 1
    clear(s.chain)
    clear(s.met)


def in_play(s: State, seat: int) -> bool:
    return s.step[seat] > 0 and s.place[seat] == 0 and s.sick[seat] == 0


def bump(s: State, mover: int, other: int, log: Log) -> int:
    """The four cases of ruling 3. Returns the seat that has come to another spot, or −1: at the top two may stand."""
    mover_up = s.step[mover] <= TOP
    other_up = s.step[other] <= TOP
    if mover_up and not other_up:
        s.step[mover] = down_at(spot(s.step[mover]) - 1)
        tell(log, state.STOPPED, mover, other, s.step[mover])
        come_home(s, mover, log)
        return mover
    turns_at_top = mover_up and s.step[other] == TOP
    s.step[other] = s.step[other] + 1 if mover_up == other_up else down_at(s.step[other] - 1)
    tell(log, state.BUMPS, mover, other, s.step[other])
    turn_if_slow(s, other, log)
    come_home(s, other, log)
    return -1 if turns_at_top else other


# Home


def come_home(s: State, seat: int, log: Log) -> None:
    if s.step[seat] == HOME:
        s.place[seat] = count_home(s) + 1
        tell(log, state.COMES_HOME, seat, s.place[seat])


def count_home(s: State) -> int:
    n = 0
    for seat in range(s.seats):
        if s.place[seat] > 0:
            n += 1
    return n


def ended(s: State) -> bool:
    """First home wins and the game ends, unless the rest plays on for places (ruling 6)."""
    return count_home(s) > 0 and not s.play_on
