"""# Pig

Roll one die as often as you dare. Each roll counts for this turn only, until you **hold**: then the sum is yours for
good. Roll a **one**, and the turn is over with nothing gained. The first with 50 points wins.
"""

from collections.abc import MutableSequence

from rumpus.core.outcomes import OutcomeWords
from rumpus.kernel import ALL, CHANCE, OVER, Events, GameState, Log, Names, bit, field, place_by, tell
from rumpus.kernel.options import Options

GAME = {"title": "Pig", "seats": (2, 6), "age": 6, "minutes": [5, 15]}

MOST, SIDES, GOAL = 6, 6, 50
TURNS = 40  # a game ends after so many rounds, whoever leads: rollers of ones could go on for ever

PHASE = Names("phase", "choose die over")
CHOOSE, DIE, OVER_NOW = range(3)


class State(GameState):
    seats: int = field(see=ALL)
    phase: int = field(see=ALL, of=PHASE)
    mover: int = field(see=ALL)
    round: int = field(see=ALL)
    pot: int = field(see=ALL)  # this turn's sum, not yet safe
    safe: list[int] = field(MOST, see=ALL)


event = Events()
ROLLED = event("rolled seat value")
HELD = event("held seat points")
LOST = event("lost seat")

MOVES = {"hold": "Hold", "roll": "Roll"}
HOLD, ROLL = range(2)
OUTCOMES = SIDES
OUTCOME_WORDS = {"die": OutcomeWords("a die", "number", 1)}
LONGEST = TURNS * MOST * (GOAL // 2 + 2)  # a roll that goes on adds two at least

WORDS = """
about = Roll, and roll again; but stop in time.
ask-any = Roll again, or hold what you have?
event-rolled = { $seat-you ->
    [you] You roll a { $value }.
   *[other] { $seat } rolls a { $value }.
}
event-held = { $seat-you ->
    [you] You hold, and have { $points } points.
   *[other] { $seat } holds, and has { $points } points.
}
event-lost = { $seat-you ->
    [you] A one: you lose the turn.
   *[other] A one: { $seat } loses the turn.
}
"""


def setup(s: State, options: Options) -> None:
    s.seats = options.seats


def turn(s: State) -> int:
    if s.phase == OVER_NOW:
        return OVER
    return CHANCE if s.phase == DIE else bit(s.mover)


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    if s.pot == 0:  # nothing to hold yet
        moves[0] = ROLL
        return 1
    if s.safe[seat] + s.pot >= GOAL:  # enough: nobody needs to be asked
        moves[0] = HOLD
        return 1
    moves[0] = HOLD
    moves[1] = ROLL
    return 2


def play(s: State, seat: int, move: int, log: Log) -> None:
    if move == ROLL:
        s.phase = DIE
        return
    s.safe[seat] += s.pot
    tell(log, HELD, seat, s.safe[seat])
    next_turn(s)


def odds(s: State, weights: MutableSequence[int]) -> int:
    for side in range(SIDES):
        weights[side] = 1
    return SIDES


def land(s: State, outcome: int, log: Log) -> None:
    tell(log, ROLLED, s.mover, outcome + 1)
    s.phase = CHOOSE
    s.pot += outcome + 1
    if outcome == 0:
        tell(log, LOST, s.mover)
        next_turn(s)


def next_turn(s: State) -> None:
    won = s.safe[s.mover] >= GOAL
    s.pot = 0
    s.mover = (s.mover + 1) % s.seats
    if s.mover == 0:
        s.round += 1
    s.phase = OVER_NOW if won or s.round == TURNS else CHOOSE


def time_out(s: State, log: Log) -> None:
    play(s, s.mover, HOLD if s.pot > 0 else ROLL, log)


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    for seat in range(s.seats):
        points[seat] = s.safe[seat]
    place_by(points, places, s.seats)


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Nothing is hidden."""
