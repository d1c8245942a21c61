"""Boulder Bluff: what lies on the table, in the hands and in the bag, and who may look."""

from typing import Any, cast

from rumpus.kernel import ALL, NOBODY, OWNER, Events, GameState, Names, field
from rumpus.kernel.errors import BadDeck

MOST = 4  # seats
HAND = 5  # cards that everybody is dealt up to
ROW = 3  # boulders to choose from

COLOUR = Names("colour", "none orange green violet")

# Every climb card that a deck may hold, laid out like the box's overview: colour, second colour, value. The printed
# deck ends at 3 in one colour and 2 in two; house decks may go on a little.
CARD = Names(
    "card",
    """
    orange-1 orange-2 orange-3 orange-4 orange-5
    green-1 green-2 green-3 green-4 green-5
    violet-1 violet-2 violet-3 violet-4 violet-5
    orange-green-1 orange-green-2 orange-green-3 orange-violet-1 orange-violet-2 orange-violet-3
    green-orange-1 green-orange-2 green-orange-3 green-violet-1 green-violet-2 green-violet-3
    violet-orange-1 violet-orange-2 violet-orange-3 violet-green-1 violet-green-2 violet-green-3
    bear boar squirrel deer wolves
    """,
)
KINDS = len(CARD)
BROWN = KINDS - 5  # the first of the brown cards: no colour, no value, an effect
BEAR, BOAR, SQUIRREL, DEER, WOLVES = range(BROWN, KINDS)


def _part(word: str, at: int) -> int:
    parts = word.split("-")
    if len(parts) == 1:
        return 0
    if at == 2:
        return int(parts[-1])
    return COLOUR.words.index(parts[at]) if at < len(parts) - 1 else 0


CARD_BASE = tuple(_part(word, 0) for word in CARD)
CARD_SECOND = tuple(_part(word, 1) for word in CARD)
CARD_VALUE = tuple(_part(word, 2) for word in CARD)

CARDS = 100  # the most climb cards of a house deck
BOULDERS = 24  # the most boulders of a house deck
TOKENS = 8  # the most chalk tokens
HITS = 3  # the most copies of a brown card, so the most boars in one climb
HIGHEST = 9  # points of a boulder
TAPS = 200  # nobody taps faster than twenty times a second

# Where a boulder is; from OWNED on, in front of a seat.
PLACE = Names("place", "none pile row seat-1 seat-2 seat-3 seat-4")
PILE, IN_ROW, OWNED = 1, 2, 3

PHASE = Names(
    "phase",
    "who_begins deal row decide warm lay chalk whose pick challenge declare taps lot howl flip injury over",
)
(
    WHO_BEGINS, DEAL, FILL_ROW, DECIDE, WARM, LAY, CHALK, WHOSE, PICK,
    CHALLENGE, DECLARE, TAPPING, LOT, HOWL, FLIP, INJURY, OVER_NOW,
) = range(17)  # fmt: skip

TIE = Names("tie", "lot declared tapping")
BY_LOT, DECLARED, BY_TAPPING = range(3)

ANSWER = Names("answer", "none climbs stays")
CLIMBS, STAYS = 1, 2

CONTEST = Names("contest", "none push-ups sit-ups squats plank")

STEP = Names("step", "none tens ones done")  # of the report of one's taps
TENS, ONES, DONE = 1, 2, 3

# Moves, by number: one alone, or the first of a row of them.
WARM_UP = 0
BOULDER = 1  # … by place in the row
CLIMB = BOULDER + ROW
STAY = CLIMB + 1
UP = STAY + 1  # … by card
DOWN = UP + KINDS  # … by card
OF = DOWN + KINDS  # … by seat: whose card squirrel or boar goes for
TAKE = OF + MOST  # … by card
ON = TAKE + KINDS  # … by points of the boulder that gets the injury, from 1
NAME = ON + HIGHEST  # … by contest, from push-ups
WINNER = NAME + len(CONTEST) - 1  # … by seat
TEN = WINNER + MOST  # … by tens of taps
ONE = TEN + TAPS // 10 + 1  # … by single taps
ALL_MOVES = ONE + 10


class State(GameState):
    seats: int = field(see=ALL)
    tie: int = field(see=ALL, of=TIE)  # option: how a tie among others is broken
    phase: int = field(see=ALL, of=PHASE)
    opening: int = field(see=ALL)  # 1 until the first turn
    active: int = field(see=ALL)  # whose turn it is: the seat with the chalk bag
    actor: int = field(see=ALL)  # who decides, draws or flips now

    # Boulders, numbered as the deck lists them; a number is stored one higher, 0 is none
    boulder_base: list[int] = field(BOULDERS, see=ALL, of=COLOUR)
    boulder_second: list[int] = field(BOULDERS, see=ALL, of=COLOUR)
    boulder_points: list[int] = field(BOULDERS, see=ALL)  # points at the end, and the strength asked
    boulder_at: list[int] = field(BOULDERS, see=ALL, of=PLACE)
    injuries: list[int] = field(BOULDERS, see=ALL)  # lying on each boulder
    front: list[int] = field(MOST, see=ALL)  # injuries in front of each seat, from wolves
    row: list[int] = field(ROW, see=ALL)  # boulder numbers
    pile_left: int = field(see=ALL)  # boulders still face down; which ones, everybody can work out

    # Climb cards
    whole: list[int] = field(KINDS, see=ALL, counts=CARD)  # all cards of this deck
    deck: list[int] = field(KINDS, counts=CARD)
    deck_left: int = field(see=ALL)
    discard: list[int] = field(KINDS, see=ALL, counts=CARD)
    hand: list[list[int]] = field(MOST, KINDS, see=OWNER, counts=CARD)
    cards: list[int] = field(MOST, see=ALL)  # in each hand

    # What a seat that pays attention remembers since the discards were last shuffled
    shuffled: list[int] = field(KINDS, see=NOBODY, know=ALL, counts=CARD)  # the deck as it was then
    drawn: list[list[int]] = field(MOST, KINDS, see=NOBODY, know=OWNER, counts=CARD)  # what each drew from it
    drew: list[int] = field(MOST, see=NOBODY, know=ALL)  # how many each drew from it

    # The climb
    target: int = field(see=ALL)  # the boulder's number
    answer: list[int] = field(MOST, see=ALL, of=ANSWER)
    up: list[list[int]] = field(MOST, KINDS, see=ALL, counts=CARD)  # face up; after the reveal all that was played
    down: list[list[int]] = field(MOST, KINDS, see=OWNER, counts=CARD)
    face_up: list[int] = field(MOST, see=ALL)  # how many of each
    face_down: list[int] = field(MOST, see=ALL)
    tokens: int = field(see=ALL)  # how many chalk tokens there are
    token: list[int] = field(TOKENS, see=ALL)  # their values
    bag: list[int] = field(TOKENS, see=ALL)  # 1: that token is in the bag
    chalk: list[int] = field(MOST, see=ALL)  # value drawn by each climber

    # Effects
    effect: int = field(see=ALL)  # SQUIRREL or BOAR while they run
    offset: int = field(see=ALL)  # seats already served, in turn order from the active one
    used: int = field(see=ALL)  # of the acting seat's squirrels or boars
    whose: int = field(see=ALL)  # seat whose card is chosen, one higher; 0: not yet
    void: list[list[int]] = field(MOST, KINDS - BROWN, see=ALL)  # brown cards without effect, from the bear on
    hits: int = field(see=ALL)  # cards whose value a boar set to 0
    hit_seat: list[int] = field(HITS, see=ALL)
    hit_card: list[int] = field(HITS, see=ALL, of=CARD)
    strength: list[int] = field(MOST, see=ALL, width=16)

    # The tie and the award
    tied: int = field(see=ALL)  # bit set of the seats that share the first place
    contest: int = field(see=ALL, of=CONTEST)
    reporting: list[int] = field(MOST, see=ALL, of=STEP)
    taps: list[int] = field(MOST, see=OWNER, width=16)
    howls: int = field(see=ALL)  # wolves' tokens still to flip
    flipped: int = field(see=ALL)  # injury token that looks for a boulder

    # What is still to deal, and where, while a world is imagined; zero at all other times
    old: list[int] = field(KINDS, counts=CARD)
    room: list[int] = field(MOST)
    fresh: list[int] = field(MOST)


event = Events()
BEGINS = event("begins seat")
DEALT = event("dealt seat card:card@seat")
SHUFFLES = event("shuffles cards")
APPEARS = event("appears place base:colour second:colour points")
LAST_ONES = event("last_ones")
WARMS_UP = event("warms_up seat")
CHOOSES = event("chooses seat place base:colour second:colour points")
JOINS = event("joins seat")
STAYS_DOWN = event("stays seat")
LAYS_UP = event("lays_up seat card:card")
LAYS_DOWN = event("lays_down seat card:card@seat")
CHALKS = event("chalks seat value")
ALONE = event("alone seat base:colour second:colour points")
WINKS = event("winks seat card:card count")  # a card that was never checked goes to the open discard
TURNS_OVER = event("turns_over seat card:card count")
SQUIRREL_TAKES = event("squirrel seat other:seat card:card")
BOAR_HITS = event("boar seat other:seat card:card")
BEAR_ROARS = event("bear seat")
DEER_HELPS = event("deer seat value")
WOLVES_HOWL = event("wolves seat")
COUNTS = event("counts seat cards chalk bonus tired bears total asked")
TIES = event("ties seat total")
NAMES_CONTEST = event("contest seat contest:contest")
TAPPED = event("tapped seat taps")
DECLARES = event("declares seat other:seat")
LOT_FALLS = event("lot seat")
WINS = event("wins seat base:colour second:colour points total")
BITTEN = event("bitten seat value")
FLIPS = event("flips seat value")
HURT = event("hurt seat value base:colour points")
SPARED = event("spared seat")


def inventory(s: State) -> list[int]:
    """All climb cards wherever they are, by kind: the same from the deal to the end."""
    piles = [s.deck, s.discard, *s.hand, *s.up, *s.down]
    return [sum(pile[card] for pile in piles) for card in range(KINDS)]


def check_deck(deck: dict[str, Any]) -> None:
    """What a house deck must keep to beyond each entry by itself."""
    cards = 0
    for i, entry in enumerate(_entries(deck, "climb")):
        cards += entry["count"]
        if card_word(entry) not in CARD.words:
            raise BadDeck("deck-no-card", place=f"deck.climb[{i}]", card=card_word(entry))
    browns: dict[str, int] = {}
    for i, entry in enumerate(_entries(deck, "brown")):
        cards += entry["count"]
        browns[entry["card"]] = browns.get(entry["card"], 0) + entry["count"]
        if browns[entry["card"]] > HITS:
            raise BadDeck("deck-too-many", place=f"deck.brown[{i}]", most=HITS, card=entry["card"])
    if not MOST * HAND <= cards <= CARDS:
        raise BadDeck("deck-cards", place="deck.climb, deck.brown", cards=cards, least=MOST * HAND, most=CARDS)
    for i, entry in enumerate(_entries(deck, "boulders")):
        if entry["second"] == entry["base"]:
            raise BadDeck("deck-same-colour", place=f"deck.boulders[{i}]")
    _check_count(deck, "boulders", ROW + 1, BOULDERS)
    _check_count(deck, "chalk", MOST, TOKENS)


def card_word(entry: dict[str, Any]) -> str:
    """The word of a coloured card as the deck file describes it."""
    second = "" if entry["second"] == "none" else f"{entry['second']}-"
    return f"{entry['base']}-{second}{entry['value']}"


def _entries(deck: dict[str, Any], table: str) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], deck[table])


def _check_count(deck: dict[str, Any], table: str, least: int, most: int) -> None:
    count = sum(entry["count"] for entry in _entries(deck, table))
    if not least <= count <= most:
        raise BadDeck("deck-count", place=f"deck.{table}", count=count, least=least, most=most)
