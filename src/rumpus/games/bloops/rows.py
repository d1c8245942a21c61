"""The cards before each seat and the two piles. A card never moves without what is known of it."""

from rumpus.kernel import EVERYONE, WATCHER, Log, add_all, bit, remove, tell

from .state import KINDS, RESHUFFLES, ROW, SHUFFLES, VALUE, State

# The row before a seat


def put_last(s: State, seat: int, kind: int, batch: int, knows: int) -> None:
    """Kept, given and penalty cards go to the end of the row (ruling 7)."""
    at = s.count[seat]
    s.card[seat][at] = kind
    s.batch[seat][at] = batch
    s.knows[seat][at] = knows
    s.seen_by[seat][at] = 0
    s.count[seat] = at + 1


def take_out(s: State, seat: int, at: int) -> int:
    """A card leaves a row for the discard pile, and the row closes up; returns its kind."""
    kind = s.card[seat][at]
    n = s.count[seat]
    s.loose[s.batch[seat][at]][kind] -= 1
    remove(s.card[seat], n, at)
    remove(s.batch[seat], n, at)
    remove(s.knows[seat], n, at)
    remove(s.seen_by[seat], n, at)
    s.count[seat] = n - 1
    return kind


def exchange(s: State, seat: int, at: int, other: int, there: int) -> None:
    """Two cards change places, and everyone who knew one of them still does."""
    card, batch = s.card[seat][at], s.batch[seat][at]
    knows, seen_by = s.knows[seat][at], s.seen_by[seat][at]
    s.card[seat][at] = s.card[other][there]
    s.batch[seat][at] = s.batch[other][there]
    s.knows[seat][at] = s.knows[other][there]
    s.seen_by[seat][at] = s.seen_by[other][there]
    s.card[other][there] = card
    s.batch[other][there] = batch
    s.knows[other][there] = knows
    s.seen_by[other][there] = seen_by


# Looking


def show(s: State, seat: int, at: int, who: int) -> None:
    """These seats look at a card: seen while they look, known ever after."""
    s.seen_by[seat][at] |= who
    s.knows[seat][at] |= who


def look_away(s: State, who: int) -> None:
    """These seats see no face-down card any more, and watchers see none that a seat does not see."""
    keep = EVERYONE ^ (who | bit(WATCHER))
    for seat in range(s.seats):
        for at in range(s.count[seat]):
            if s.seen_by[seat][at]:
                s.seen_by[seat][at] &= keep


def show_all(s: State) -> None:
    for seat in range(s.seats):
        for at in range(s.count[seat]):
            show(s, seat, at, EVERYONE)


# The piles


def card_left(s: State) -> bool:
    """Whether a card can be drawn, if need be after shuffling: the top discard stays (ruling 7)."""
    return s.pile_count > 0 or (s.discard_count > 1 and s.batch_now < SHUFFLES)


def can_get_card(s: State, seat: int) -> bool:
    return s.count[seat] < ROW and card_left(s)


def deal_to(s: State, seat: int, log: Log) -> None:
    """The next card goes unseen to this seat's row. Chance says which card it is."""
    ready_pile(s, log)
    s.dealing = seat + 1


def ready_pile(s: State, log: Log) -> None:
    if s.pile_count > 0:
        return
    s.batch_now += 1
    s.discards[s.top] -= 1
    for kind in range(KINDS):
        s.loose[s.batch_now][kind] = s.discards[kind]
    add_all(s.pile, s.discards)
    s.discards[s.top] = 1
    s.pile_count = s.discard_count - 1
    s.discard_count = 1
    tell(log, RESHUFFLES, s.pile_count)


def put_on_discards(s: State, kind: int) -> None:
    s.discards[kind] += 1
    s.discard_count += 1
    s.top = kind


# Scoring


def stars_of(s: State, seat: int) -> int:
    stars = 0
    for at in range(s.count[seat]):
        stars += s.star[s.card[seat][at]]
    return stars


def points_of(s: State, seat: int) -> int:
    """The values before a seat; with three stars or more, no star counts."""
    starless = stars_of(s, seat) >= 3
    points = 0
    for at in range(s.count[seat]):
        kind = s.card[seat][at]
        if not (starless and s.star[kind]):
            points += VALUE[kind]
    return points
