"""The wire: every message between a page (or a program) and a table, both ways (docs/reference/wire.md).

JSON over one WebSocket. `t` names the message. Words are never sent, only message ids and arguments: the page says
them from the catalogues. Names and talk are what people typed, plain text that is never markup.

What depends on who looks carries `seat`, the viewer it was made for: a seat, or 8 (WATCHER) for all who only watch. A
device that holds several seats gets the stream of each. Times are seconds since 1970 by the server's clock.
"""

from rumpus.table.wire.from_server import *
from rumpus.table.wire.parts import *
from rumpus.table.wire.to_server import *
from rumpus.table.wire.values import *
