"""A seat for AI assistants: the Model Context Protocol over the same wire that pages use.

An assistant is a guest like any other. It has a key of its own, sits down, and is told what its seat may know and
nothing else, because all it gets comes by the same way out. The package `mcp` is an extra, imported only here.
"""

BESIDE = "rumpus.mcp.beside:application"  # a room with /mcp beside it, by name
