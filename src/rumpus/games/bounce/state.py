"""Bounce: what is on the table. Everything is open: nothing to hide but lunch."""

from rumpus.kernel import ALL, Events, GameState, Names, field

MOST = 4  # seats
DIE_SIDES = 6
COIN_SIDES = 2

# Eighteen steps make one jump: 1…9 up at that spot, 10…18 down at spot 19 − step. 0: still on the lawn.
TOP = 9
HOME = 18

# Nausea, in jumps made. Three dice at first.
TWO_DICE = 5  # from here on
ONE_DIE = 10  # from here on, and who ends a move on the way up turns down at once
LAST_JUMP = 14  # the only one with a faceplant
SICK = 15
DICE_AFTER = (3,) * TWO_DICE + (2,) * (ONE_DIE - TWO_DICE) + (1,) * (SICK - ONE_DIE)  # so many jumps: so many dice

PHASE = Names("phase", "who_begins decide dice coin over")
WHO_BEGINS, DECIDE, DICE, COIN, OVER_NOW = range(5)

ROLL, FACEPLANT = range(2)


class State(GameState):
    seats: int = field(see=ALL)
    play_on: int = field(see=ALL)  # option: go on for places after the first is home
    phase: int = field(see=ALL, of=PHASE)
    mover: int = field(see=ALL)  # whose roll it is
    step: list[int] = field(MOST, see=ALL)  # where each stands in the eighteen steps
    jumps: list[int] = field(MOST, see=ALL)  # nausea: 1 on entering, one more each bounce
    place: list[int] = field(MOST, see=ALL)  # order of coming home; 0: not home
    sick: list[int] = field(MOST, see=ALL)
    dice_left: int = field(see=ALL)  # dice still to land in this roll
    rolled: int = field(see=ALL)  # their sum so far

    # A chain of bumps, each begun by the one before. Rules make no lists, so it is kept here; empty between steps.
    chain: list[int] = field(MOST + 1, see=ALL)  # the seats that have just come to a spot
    met: list[int] = field(MOST + 1, see=ALL)  # how many of the others each has met there


event = Events()
BEGINS = event("begins seat")
DIE = event("die seat value")
COIN_SHOWS = event("coin seat value")
MOVES_TO = event("moves seat steps step jumps")
TURNS = event("turns seat step")
BUMPS = event("bumps seat other:seat step")  # the other is pushed to `step`
STOPPED = event("stopped seat other:seat step")  # an upward mover bangs its head and falls
COMES_HOME = event("home seat place")
THROWS_UP = event("sick seat")
FACEPLANTS = event("faceplants seat")
