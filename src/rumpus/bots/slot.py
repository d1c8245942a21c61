"""A place for one state where play is interpreted, as an array of one row is where it is compiled."""

from __future__ import annotations

from rumpus.kernel.state import GameState


class StateSlot:
    """slot[0] is the state itself; what is put there is copied, as an array does it."""

    def __init__(self, state: GameState) -> None:
        self._state = state.copy()

    def __getitem__(self, index: int) -> GameState:
        return self._state

    def __setitem__(self, index: int, state: GameState) -> None:
        self._state = state.copy()
