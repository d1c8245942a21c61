"""A game's plain Python functions as JavaScript: what it says, how it is set up, how its bots talk.

    source       the text of a function or a class, and what is local in it
    reach        what is reachable from a game's hooks: functions and classes are translated, all else is a value
    values       values written as literals
    scope        one function being translated: its names
    expressions, comprehensions, calls, statements, patterns, classes
                 Python's syntax, a file for each family
    game         a game's hooks and what core does around them, as one ES module

The module is a function of the runtime, `export default $=>…`: `web/src/local/python/` has what `$.…` does, with
Python's meaning wherever JavaScript's is another. What is not translated is an Untranslatable that names file and line;
the game plays on wherever Python runs.
"""

from rumpus.speed.script.game import script_of
from rumpus.speed.script.source import Untranslatable

__all__ = ["Untranslatable", "script_of"]
