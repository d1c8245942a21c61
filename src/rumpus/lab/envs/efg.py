"""A small OpenSpiel game as a tree in Gambit's format (EFG): what exact algorithms want, and quick, since no rule is
asked a second time.

tree = efg_of(pyspiel.load_game("rumpus_tiny_bloops"))
game = pyspiel.load_efg_game(tree.text)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rumpus.kernel.errors import RumpusError

MOST = 500_000  # nodes


class TooLarge(RumpusError):
    """A game with more nodes than can be written down."""


@dataclass
class EfgTree:
    text: str = ""
    nodes: int = 0
    # Of each decision, by the name of its information set: a state where it is made.
    decisions: dict[str, Any] = field(default_factory=dict[str, Any])


def efg_of(game: Any, most: int = MOST) -> EfgTree:
    """Information sets are named player and number (`1.7`); moves by what the game calls them."""
    tree, players = EfgTree(), int(game.num_players())
    lines: list[str] = []
    names: dict[tuple[int, str], int] = {}  # player and information state: its number
    seen = [0] * players
    stack = [game.new_initial_state()]
    ends = 0
    while stack:
        state = stack.pop()
        tree.nodes += 1
        if tree.nodes > most:
            raise TooLarge("solve-large", title=str(game), seats=players, most=most)
        if state.is_terminal():
            ends += 1
            payoffs = " ".join(f"{worth:.12g}" for worth in state.returns())
            lines.append(f't "" {ends} "" {{ {payoffs} }}')
            continue
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            parts = [f'"{action}" {_share(chance)}' for action, chance in outcomes]
            lines.append(f'c "" {tree.nodes} "" {{ {" ".join(parts)} }} 0')
            actions = [action for action, _ in outcomes]
        else:
            player, actions = state.current_player(), state.legal_actions()
            key = (player, state.information_state_string(player))
            if key not in names:
                seen[player] += 1
                names[key] = seen[player]
                tree.decisions[f"{player + 1}.{names[key]}"] = state
            name = f"{player + 1}.{names[key]}"
            parts = [f'"{state.action_to_string(player, action)}"' for action in actions]
            lines.append(f'p "" {player + 1} {names[key]} "{name}" {{ {" ".join(parts)} }} 0')
        stack += [state.child(action) for action in reversed(actions)]
    who = " ".join(f'"seat {player + 1}"' for player in range(players))
    tree.text = "\n".join([f'EFG 2 R "{game}" {{ {who} }}', '""', "", *lines]) + "\n"
    return tree


def _share(chance: float) -> str:
    """Exactly, where it is a fraction of small numbers: parts must add up to one."""
    return str(Fraction(chance).limit_denominator(10_000))
