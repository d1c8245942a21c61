"""Leduc poker, the small poker that research measures itself by: six cards, two ranks of betting."""

from rumpus.kernel import ALL, OWNER, Events, GameState, Names, field

RANK = Names("rank", "none jack queen king")
PHASE = Names("phase", "deal bet board over")
DEAL, BET, BOARD, OVER_NOW = range(4)

FOLD, CALL, RAISE = range(3)


class State(GameState):
    seats: int = field(see=ALL)
    phase: int = field(see=ALL, of=PHASE)
    deck: list[int] = field(4, counts=RANK)  # what has not been dealt: nobody sees it
    card: list[int] = field(2, see=OWNER, of=RANK)  # one card each
    board: int = field(see=ALL, of=RANK)  # the open card of the second round
    paid: list[int] = field(2, see=ALL)  # chips each put in
    second: int = field(see=ALL)  # 1 in the second round of betting
    raises: int = field(see=ALL)  # raises in this round
    acted: int = field(see=ALL)  # decisions in this round
    mover: int = field(see=ALL)
    folded: int = field(see=ALL)  # 1 + the seat that folded


event = Events()
DEALT = event("dealt seat card:rank@seat")
BOARD_SHOWS = event("board card:rank")
FOLDS = event("folds seat")
CALLS = event("calls seat paid")
RAISES = event("raises seat paid")


def inventory(s: State) -> list[int]:
    held = list(s.deck)
    for card in [*s.card, s.board]:
        held[card] += 1
    held[0] = 0
    return held
