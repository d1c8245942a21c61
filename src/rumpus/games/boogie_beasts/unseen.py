"""What a seat cannot know, filled in with what could be true."""

from collections.abc import MutableSequence

from rumpus.kernel import below, choose, total

from .places import formations, jumps, nth_jump, solo_of
from .state import HAND, JUMP, JUMPCARDS, JURY, PLAN, SORTS, State


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Deal every card that the seat cannot account for: to the face-down places, to the other hands, the rest to the
    pile. A sealed plan has no trace at all: its cards are spread at random. Who is still planning begins afresh.

    All unseen cards are alike here. A perfect counter knows a little more once the discards were shuffled: what others
    kept from before is then not in the pile. The state does not remember this, and so no bot does."""
    on_table = JUMP <= s.phase <= JURY
    count_unseen(s, seat, on_table)
    for other in range(s.seats):
        if other == seat:
            continue
        if s.phase == PLAN and s.done[other]:
            plan_anything(s, other, draw)
        imagine_characters(s, other, on_table, draw)
        imagine_jumpcards(s, other, on_table, draw)


def count_unseen(s: State, seat: int, on_table: bool) -> None:
    for card in range(JUMPCARDS):
        s.pile[card] = s.deck[card] - s.discard[card] - s.hand[seat][card]
    if on_table:
        for other in range(s.seats):
            for i in range(s.laid[other]):
                if s.jumpcard[other][i]:
                    s.pile[s.jumpcard[other][i]] -= 1


def imagine_characters(s: State, other: int, on_table: bool, draw: MutableSequence[int]) -> None:
    """Any of the seat's characters that the jury has not turned yet can be any that lies face down."""
    for sort in range(SORTS):
        s.characters[other][sort] = s.sorts[sort]
    if not on_table:
        return
    for i in range(s.sent[other]):
        if s.character[other][i]:
            s.characters[other][s.character[other][i]] -= 1
    for i in range(s.sent[other]):
        if not s.character[other][i]:
            s.character[other][i] = choose(draw, s.characters[other])


def imagine_jumpcards(s: State, other: int, on_table: bool, draw: MutableSequence[int]) -> None:
    in_hand = s.held[other]
    if on_table:
        in_hand -= s.laid[other]
        for i in range(s.laid[other]):
            if not s.jumpcard[other][i]:
                s.jumpcard[other][i] = choose(draw, s.pile)
    for _ in range(in_hand):
        s.hand[other][choose(draw, s.pile)] += 1


def plan_anything(s: State, other: int, draw: MutableSequence[int]) -> None:
    """Every jumpcard on any jump or kept, all alike; a character in each formation and before oneself, or not."""
    for _ in range(s.held[other]):
        n = below(draw, jumps(s) + 1)
        if n < jumps(s):
            s.jumpcard_at[other][s.laid[other]] = nth_jump(s, n)
            s.laid[other] += 1
    most = min(HAND, total(s.sorts))
    for n in range(formations(s) + 1):
        if s.sent[other] < most and below(draw, 2):
            s.character_at[other][s.sent[other]] = n + 1 if n < formations(s) else solo_of(other)
            s.sent[other] += 1
