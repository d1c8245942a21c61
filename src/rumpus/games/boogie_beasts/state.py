"""Boogie Beasts: what is on the table, who sees it, and what may be told.

A card that lies face down is a cell of its player's row: which card, and where. Everybody sees where (at an unhurried
table only once the plans are opened); which, everybody sees when the jury has turned it. The rows keep what they hold
until the next jump begins: in the plane, the last jumprun still lies open, for all who want to see who kept his word.
"""

from typing import Any, cast

from rumpus.kernel import ALL, OWNER, Events, GameState, Names, by, field
from rumpus.kernel.errors import BadDeck

MOST = 8  # seats
RUNS = 4  # jumpruns
HAND = 8  # jumpcards that a hand holds at most
SHARE = 6  # jumpcards that a deal brings, and below which one is dealt any
BACKS = 24  # cards that a seat may take back from its plan, in one jumprun, so that planning comes to an end
SECOND_THOUGHTS = 2  # how often a seat that is ready may still ask for more time, in one plane

PHASE = Names("phase", "who_begins deal plane jump plan late jury over")
WHO_BEGINS, DEAL, PLANE, JUMP, PLAN, LATE, JURY, OVER_NOW = range(8)

PACE = Names("pace", "live relaxed correspondence")
LIVE = 0

# Jumpcards: figures, then effects. A pile of them counts by these numbers; nothing is ever of kind 0.
JUMPCARD = Names(
    "jumpcard",
    "none figure-1 figure-2 figure-3 figure-4 figure-5 figure-6 plus-1 plus-2 plus-3 zero minus-1 minus-2 minus-3",
)
JUMPCARDS = 14  # with kind 0: the length of a pile
VALUE = (0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 0, -1, -2, -3)
LAST_SOLO_FIGURE = 2
LAST_FIGURE = 6

# Character cards: a seat's own, by sort.
SORT = Names("sort", "none yes maybe bluff")
SORTS = 4  # with sort 0
YES, MAYBE, BLUFF = 1, 2, 3

BEAST = Names("beast", "frog dog giraffe koala flamingo raccoon sloth octopus")  # who sits where, by seat

# Where cards can lie. A formation's number is its size less one; a solo's is FIRST_SOLO and its seat.
PLACE = Names(
    "place",
    "nowhere formation-2 formation-3 formation-4 formation-5 formation-6"
    " solo-1 solo-2 solo-3 solo-4 solo-5 solo-6 solo-7 solo-8",
)
NOWHERE = 0
FORMATIONS = 5
FIRST_SOLO = 6
PLACES = 13  # without nowhere

# Moves: a card on a place (sixteen kinds, thirteen places), a card back from a place, and four words.
PUT = 0
BACK = (JUMPCARDS - 1 + SORTS - 1) * PLACES
READY = BACK + PLACES
WAIT = READY + 1
DONE = READY + 2
SEAL = READY + 3

# What the jury says about who jumps.
VERDICT = Names("verdict", "none nobody crowded exact filled short solo")
NO_JUMPER, CROWDED, EXACT, FILLED, SHORT, SOLO = 1, 2, 3, 4, 5, 6


class State(GameState):
    seats: int = field(see=ALL)
    pace: int = field(see=ALL, of=PACE)  # option: live is a race, the others make sealed plans
    strict: int = field(see=ALL)  # option: who plays after PULL is flat
    deck: list[int] = field(JUMPCARDS, see=ALL, counts=JUMPCARD)  # all jumpcards of the box
    sorts: list[int] = field(SORTS, see=ALL, counts=SORT)  # the character cards of each seat
    phase: int = field(see=ALL, of=PHASE)
    run: int = field(see=ALL)  # which jumprun, from 0
    master: int = field(see=ALL)  # the jumpmaster
    sheet: list[list[int]] = field(MOST, RUNS, see=ALL, width=16)  # points of each seat in each jumprun

    # The cards
    pile: list[int] = field(JUMPCARDS, counts=JUMPCARD)  # face down: nobody knows what comes
    discard: list[int] = field(JUMPCARDS, see=ALL, counts=JUMPCARD)
    hand: list[list[int]] = field(MOST, JUMPCARDS, see=OWNER, counts=JUMPCARD)
    characters: list[list[int]] = field(MOST, SORTS, see=OWNER, counts=SORT)  # those still in hand
    held: list[int] = field(MOST, see=ALL)  # jumpcards of each seat, in hand and face down together
    served: int = field(see=ALL)  # deal: seats that have their cards, counted from the jumpmaster's left
    owed: int = field(see=ALL)  # deal: cards that the next one still gets

    # The plane
    ready: list[int] = field(MOST, see=ALL)
    wavered: list[int] = field(MOST, see=ALL)  # how often a seat took its "ready" back

    # The jump. `opened`: who sees where a seat's cards lie; `…_face`: who sees what they are (bit sets of seats)
    done: list[int] = field(MOST, see=ALL)  # has opened its chute, or sealed its plan
    backs: list[int] = field(MOST, see=OWNER)  # cards taken back from one's plan
    flat: list[int] = field(MOST, see=ALL)  # played after PULL: scores nothing
    opened: list[int] = field(MOST, see=ALL, width=16)
    laid: list[int] = field(MOST, see=by("opened"))  # how many jumpcards lie there
    jumpcard_at: list[list[int]] = field(MOST, HAND, see=by("opened"), of=PLACE)
    jumpcard: list[list[int]] = field(MOST, HAND, see=by("jumpcard_face"), of=JUMPCARD)
    jumpcard_face: list[list[int]] = field(MOST, HAND, see=ALL, width=16)
    sent: list[int] = field(MOST, see=by("opened"))  # how many characters lie there
    character_at: list[list[int]] = field(MOST, HAND, see=by("opened"), of=PLACE)
    character: list[list[int]] = field(MOST, HAND, see=by("character_face"), of=SORT)
    character_face: list[list[int]] = field(MOST, HAND, see=ALL, width=16)

    # The jury
    judged: int = field(see=ALL)  # jumps behind it, in its order
    verdict: int = field(see=ALL, of=VERDICT)  # about the jump before it, as all that follow
    jumpers: int = field(see=ALL, width=16)  # bit set of seats
    difficulty: int = field(see=ALL, width=16)  # what the dice must reach
    potential: int = field(see=ALL, width=16)  # sum of the figures
    dice: int = field(see=ALL)  # number of figures
    dice_left: int = field(see=ALL)  # still to fall
    rolled: int = field(see=ALL, width=16)  # their sum so far
    die: int = field(see=ALL)  # the last one that fell


event = Events()
RUN_BEGINS = event("run seat run")  # the seat is jumpmaster
DEALT = event("dealt seat card:jumpcard@seat")
RESHUFFLED = event("reshuffled cards")
BOARDED = event("plane run")
IS_READY = event("ready seat")
WAITS = event("waits seat")
JUMPED = event("jump early")  # JUMP!  early: all were ready
# A place is told with its host, the seat whose solo it is; for a formation the host says nothing.
LAID = event("laid seat place:place host:seat card:jumpcard@seat")
JOINED = event("joined seat place:place host:seat sort:sort@seat")
IS_DONE = event("done seat")
SEALED = event("sealed seat")
PULLED = event("pull")  # PULL!
WENT_FLAT = event("flat seat")
OPENED = event("opened")  # the plans
LIES = event("lies seat place:place host:seat cards characters")  # what an opened plan has put there
JUDGES = event("judges place:place host:seat")
SHOWS = event("shows seat place:place host:seat sort:sort")
DOUBLED = event("doubled seat place:place host:seat")  # more than one character: all of them leave
TURNED = event("turned seat place:place host:seat card:jumpcard counts")  # counts 0: leaves before scoring
DECIDED = event("verdict place:place host:seat verdict:verdict size yes maybe jumpers")
NO_FIGURES = event("flop place:place host:seat")
NEEDS = event("needs place:place host:seat difficulty dice potential")
DIE = event("die place:place host:seat value rolled difficulty left need")
LANDED = event("landed place:place host:seat rolled difficulty")
TUMBLED = event("tumbled place:place host:seat rolled difficulty")
POINTS = event("points seat points place:place host:seat")
NOTHING = event("nothing seat place:place host:seat")  # flat: jumped, scores nothing
SHEET = event("sheet seat run points total")


def inventory(s: State) -> list[int]:
    """Every jumpcard by kind, then every seat's characters by sort: what no step may change."""
    found = [s.pile[kind] + s.discard[kind] + sum(row[kind] for row in s.hand) for kind in range(JUMPCARDS)]
    on_table = JUMP <= s.phase <= JURY
    for seat in range(s.seats):
        own = list(s.characters[seat])
        for i in range(HAND if on_table else 0):
            if s.jumpcard_at[seat][i]:
                found[s.jumpcard[seat][i]] += 1
            if s.character_at[seat][i]:
                own[s.character[seat][i]] += 1
        found += own
    return found


def check_deck(deck: dict[str, Any]) -> None:
    """What the entries of a house deck must be together."""
    for table, key in (("jumpcards", "card"), ("characters", "sort")):
        named: set[str] = set()
        for i, entry in enumerate(cast(list[dict[str, Any]], deck[table])):
            if entry[key] in named:
                raise BadDeck("deck-twice", place=f"deck.{table}[{i}].{key}", value=entry[key])
            named.add(entry[key])
    jumpcards = sum(entry["count"] for entry in deck["jumpcards"])
    if jumpcards < MOST * HAND:
        place, needed = "deck.jumpcards", MOST * HAND
        raise BadDeck("deck-hands", place=place, cards=jumpcards, seats=MOST, hand=HAND, needed=needed)
    characters = sum(entry["count"] for entry in deck["characters"])
    if not 1 <= characters <= HAND:
        raise BadDeck("deck-count", place="deck.characters", count=characters, least=1, most=HAND)
