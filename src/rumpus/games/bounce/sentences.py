"""What a roll can do from here, and what a turn came to."""

from typing import Any

from rumpus.core.game import Event
from rumpus.core.words import Ask

from .jump import spot
from .state import COIN_SIDES, DICE_AFTER, DIE_SIDES, FACEPLANT, HOME, TOP

TURN_BEGINS = ("begins", "die", "faceplants")


def move_does(view: dict[str, Any], seat: int, moves: list[int], events: list[Event]) -> list[Ask]:
    """How far it goes, and whether that can be home: the dice themselves are chance."""
    move = moves[-1]
    need = HOME - view["step"][seat]
    if move == FACEPLANT:
        return [Ask("does-faceplant", {"need": need, "most": COIN_SIDES})]
    dice: int = DICE_AFTER[int(view["jumps"][seat])]
    reach = 0 if need < dice else 2 if need > DIE_SIDES * dice else 1
    return [Ask("does-roll", {"dice": dice, "most": DIE_SIDES * dice, "need": need, "reach": reach})]


def turn_told(events: list[Event]) -> list[Ask]:
    """The sum of the dice and where it leads; then who was in the way."""
    moves = [event for event in events if event.kind in ("moves", "sick")]
    if not moves:
        return []
    seat = moves[0].arguments["seat"] or 0
    rolled = sum(event.arguments["value"] or 0 for event in events if event.kind in ("die", "coin"))
    numbers = {"rolled": rolled, "jumps": moves[0].arguments.get("jumps") or 0}
    if moves[0].kind == "sick":
        return [Ask("turn-sick", numbers, seats={"seat": seat})]
    step = moves[0].arguments["step"] or 0
    if step == HOME:
        return [Ask("turn-home", numbers, seats={"seat": seat})]
    turned = [
        event.arguments["step"] or 0 for event in events if event.kind == "turns" and event.arguments["seat"] == seat
    ]
    at = turned[0] if turned else step
    numbers |= {"height": spot(at), "way": 3 if turned else 1 if at <= TOP else 2}
    return [Ask("turn-flies", numbers, seats={"seat": seat}), *_bumped(events, seat)]


def _bumped(events: list[Event], seat: int) -> list[Ask]:
    """Who is stopped or pushed onto the trampoline, at height 1, is home."""
    for event in events:
        arguments = event.arguments
        if event.kind == "stopped" and arguments["seat"] == seat:
            seats = {"seat": seat, "other": arguments["other"] or 0}
            return [Ask("turn-stopped", {"height": spot(arguments["step"] or 0)}, seats=seats)]
        if event.kind == "bumps" and arguments["seat"] == seat:
            seats = {"seat": seat, "other": arguments["other"] or 0}
            return [Ask("turn-bumps", {"height": spot(arguments["step"] or 0)}, seats=seats)]
    return []
