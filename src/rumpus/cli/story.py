"""The story of a sitting by turns: one sentence for what a turn came to, as the page tells it, and its events."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rumpus.core.game import Event
from rumpus.core.session import Session
from rumpus.core.words import Ask, begins_turn, turns_told
from rumpus.kernel.seats import WATCHER


def told_by_turns(session: Session, first: int, last: int, reader: int) -> Iterator[tuple[list[Ask], list[Event]]]:
    """What came of the steps from `first` to before `last`: each turn as everybody may know it, and its events as the
    reader may. A turn that began before them is told as it stands now, with its new events."""
    begins = _turn_of(session, first)
    steps = [list(session.steps[begins:first]), list(session.steps[first:last])]
    known, fresh = ([event for step in part for event in session.events_for(step, reader)] for part in steps)
    events = [*known, *fresh]
    open_to_all = [event for step in chain(*steps) for event in session.events_for(step, WATCHER)]
    turns = turns_told(session.game, open_to_all)
    bounds = [*(start for start, _ in turns), len(events)]
    yield [], events[len(known) : max(bounds[0], len(known))]
    for (_, said), start, end in zip(turns, bounds, bounds[1:], strict=False):
        if end > len(known):
            yield said, events[max(start, len(known)) : end]


def begun(session: Session, first: int) -> int:
    """The last step since `first` that begins with a new turn: all before it is over. `first` where none has ended."""
    for number in range(len(session.steps) - 1, first, -1):
        if _begins(session, number):
            return number
    return first


def _turn_of(session: Session, step: int) -> int:
    """The step that begins with a turn which `step` may belong to; itself where no turn is known."""
    for number in range(min(step, len(session.steps) - 1), -1, -1):
        if _begins(session, number):
            return number
    return step


def _begins(session: Session, number: int) -> bool:
    """Whether its first event begins a turn."""
    events = session.steps[number].events
    if not events:
        return False
    before = next((told for i in range(number - 1, -1, -1) if (told := session.steps[i].events)), ())
    return begins_turn(session.game, [*before[-1:], *events], len(before[-1:]))
