"""The games as researchers' libraries know them: vector environments, Gymnasium, PettingZoo, OpenSpiel.

All of them show the same thing: the cells that the acting seat knows, in the order of `columns`, and numbered moves.
"""

from rumpus.lab.envs.columns import Column, columns_of
from rumpus.lab.envs.setting import environment_options
from rumpus.lab.envs.vector import VectorGame

__all__ = ["Column", "VectorGame", "columns_of", "environment_options"]
