"""Skull: what is on the table. Who holds a skull, and where it lies, is all there is to hide."""

from rumpus.kernel import ALL, OWNER, Events, GameState, Names, by, field

MOST = 6  # seats
DISCS = 4  # of each seat at first: three flowers and a skull
GOAL = 2  # bids to win

DISC = Names("disc", "none flower skull")
NONE, FLOWER, SKULL = range(3)

PHASE = Names("phase", "place add bid flip lose over")
PLACE, ADD, BID, FLIP, LOSE, OVER_NOW = range(6)


class State(GameState):
    seats: int = field(see=ALL)
    phase: int = field(see=ALL, of=PHASE)
    mover: int = field(see=ALL)
    discs: list[int] = field(MOST, see=ALL)  # that each seat still owns
    has_skull: list[int] = field(MOST, see=OWNER)  # whether the skull is among them
    stack: list[list[int]] = field(MOST, DISCS, see=by("shown"), of=DISC)  # laid this round, the lowest first
    shown: list[list[int]] = field(MOST, DISCS, see=ALL, width=16)  # who sees each of these discs, as a bit set
    height: list[int] = field(MOST, see=ALL)  # discs in each stack
    opened: list[int] = field(MOST, see=ALL)  # of these, turned over, from the top
    bid: int = field(see=ALL)  # 0: nobody has bid
    bidder: int = field(see=ALL)
    passed: list[int] = field(MOST, see=ALL)
    wins: list[int] = field(MOST, see=ALL)


event = Events()
LAYS = event("lays seat disc:disc@seat")  # only the owner is told which
BIDS = event("bids seat number")
PASSES = event("passes seat")
TURNS = event("turns seat owner:seat disc:disc")
WINS = event("wins seat")
LOSES = event("loses seat disc:disc@seat")
