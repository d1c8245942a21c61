"""What could be true in a game small enough to try everything: for the tiny versions, whose set-up says more than the
rules. `imagine` deals any cards that are not seen; in a tiny version only its own deals and what followed are true."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from typing import Any

Asked = list[tuple[str, int]]  # of one player: each information state where it decided, and what it did


class TrueWorlds:
    """Of one game of OpenSpiel; what was found for an information state is kept."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._found: dict[tuple[int, str], tuple[list[list[int]], list[float]]] = {}

    def draw(self, state: Any, player: int, sampler: Callable[[], float]) -> Any:
        """A state that the player cannot tell from this one, as likely as chance makes it; whatever others could have
        done unseen is as likely as anything else they could have done."""
        key = player, state.information_state_string(player)
        if key not in self._found:
            self._found[key] = self._all_like(state, player)
        histories, sums = self._found[key]
        return self._state_after(histories[min(bisect(sums, sampler() * sums[-1]), len(sums) - 1)])

    def _all_like(self, state: Any, player: int) -> tuple[list[list[int]], list[float]]:
        asked, here = self._asked(state, player), state.information_state_string(player)
        histories: list[list[int]] = []
        weights: list[float] = []
        stack: list[tuple[Any, float, int]] = [(self._game.new_initial_state(), 1.0, 0)]
        while stack:
            at, weight, decided = stack.pop()
            alike = decided == len(asked) and _same_moment(at, state, player)
            if alike and at.information_state_string(player) == here:
                histories.append(at.history())
                weights.append(weight)
                continue
            if at.is_terminal():
                continue
            who = at.current_player()
            if at.is_chance_node():
                stack += [(at.child(outcome), weight * chance, decided) for outcome, chance in at.chance_outcomes()]
            elif who != player:
                actions = at.legal_actions()
                stack += [(at.child(action), weight / len(actions), decided) for action in actions]
            elif decided < len(asked) and at.information_state_string(player) == asked[decided][0]:
                stack.append((at.child(asked[decided][1]), weight, decided + 1))
        return histories, list(accumulate(weights))

    def _asked(self, state: Any, player: int) -> Asked:
        at, asked = self._game.new_initial_state(), Asked()
        for action in state.history():
            if at.current_player() == player:
                asked.append((at.information_state_string(player), action))
            at.apply_action(action)
        return asked

    def _state_after(self, history: list[int]) -> Any:
        state = self._game.new_initial_state()
        for action in history:
            state.apply_action(action)
        return state


def _same_moment(at: Any, state: Any, player: int) -> bool:
    """A player's own decision has an information state of its own; while others act, only the length tells."""
    who = at.current_player()
    return who == state.current_player() and (who == player or at.move_number() == state.move_number())
