"""Cards and boulders on their way: drawn, dealt, shuffled, discarded; the row refilled; the chalk bag passed on."""

from rumpus.kernel import Log, add_all, clear, tell, total

from .state import (
    APPEARS,
    CARD_BASE,
    CARD_SECOND,
    DEAL,
    DEALT,
    DECIDE,
    FILL_ROW,
    HAND,
    HITS,
    IN_ROW,
    KINDS,
    LAST_ONES,
    MOST,
    ROW,
    SHUFFLES,
    State,
)


def can_draw(s: State) -> bool:
    return s.deck_left > 0 or total(s.discard) > 0


def need_card(s: State, log: Log) -> None:
    """Before a card is drawn: an empty deck is made anew from the discards (ruling 8)."""
    if s.deck_left > 0:
        return
    for card in range(KINDS):
        s.shuffled[card] = s.discard[card]
    s.deck_left = total(s.discard)
    add_all(s.deck, s.discard)
    for seat in range(s.seats):
        clear(s.drawn[seat])
        s.drew[seat] = 0
    tell(log, SHUFFLES, s.deck_left)


def draw_card(s: State, seat: int, card: int, log: Log) -> None:
    s.deck[card] -= 1
    s.deck_left -= 1
    s.hand[seat][card] += 1
    s.cards[seat] += 1
    s.drawn[seat][card] += 1
    s.drew[seat] += 1
    tell(log, DEALT, seat, card)


def deal_on(s: State, log: Log) -> None:
    """Everybody below five is dealt up to five, from the active seat clockwise; then the row is refilled."""
    if can_draw(s):
        for i in range(s.seats):
            seat = (s.active + i) % s.seats
            if s.cards[seat] < HAND:
                need_card(s, log)
                s.actor = seat
                s.phase = DEAL
                return
    fill_row(s)


def fill_row(s: State) -> None:
    """One boulder for each gap, as long as there are any; then the bag is passed on."""
    for place in range(ROW):
        if s.row[place] == 0 and s.pile_left > 0:
            s.phase = FILL_ROW
            return
    next_turn(s)


def show_boulder(s: State, boulder: int, log: Log) -> None:
    place = 0
    while s.row[place] > 0:
        place += 1
    s.row[place] = boulder + 1
    s.boulder_at[boulder] = IN_ROW
    s.pile_left -= 1
    base, second = s.boulder_base[boulder], s.boulder_second[boulder]
    tell(log, APPEARS, place + 1, base, second, s.boulder_points[boulder])
    if s.pile_left == 0:
        tell(log, LAST_ONES)
    fill_row(s)


def next_turn(s: State) -> None:
    if s.opening:
        s.opening = 0
    else:
        s.active = (s.active + 1) % s.seats
    s.actor = s.active
    s.phase = DECIDE


def clear_climb(s: State) -> None:
    """Chalk goes back into the bag, the played cards onto the open discard."""
    for seat in range(MOST):
        add_all(s.discard, s.up[seat])
        add_all(s.discard, s.down[seat])
        clear(s.void[seat])
    clear(s.face_up)
    clear(s.face_down)
    clear(s.answer)
    clear(s.chalk)
    clear(s.strength)
    for i in range(HITS):
        s.hit_seat[i] = 0
        s.hit_card[i] = 0
    s.hits, s.effect, s.offset, s.used, s.whose = 0, 0, 0, 0, 0
    s.tied, s.contest, s.target = 0, 0, 0
    for i in range(s.tokens):
        s.bag[i] = 1


# What a card is


def has_colour(card: int, colour: int) -> bool:
    return colour > 0 and (CARD_BASE[card] == colour or CARD_SECOND[card] == colour)
