"""The games as researchers' libraries know them: vector environments, Gymnasium, PettingZoo, OpenSpiel.

All of them show the same thing: the cells that the acting seat knows, in the order of `columns`, and numbered moves.
Importing this makes the games known to Gymnasium, where that is installed.
"""

from importlib.util import find_spec

from rumpus.lab.envs import ids
from rumpus.lab.envs.columns import Column, columns_of
from rumpus.lab.envs.gpu import GpuVectorGame
from rumpus.lab.envs.setting import environment_options
from rumpus.lab.envs.vector import VectorGame

if find_spec("gymnasium") is not None:
    ids.register_all()

__all__ = ["Column", "GpuVectorGame", "VectorGame", "columns_of", "environment_options"]
