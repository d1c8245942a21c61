"""What the HTTP interface takes and gives; the socket's messages are in wire/. OpenAPI is generated from these."""

from rumpus.table.wire_http.bodies import *
from rumpus.table.wire_http.games import *
from rumpus.table.wire_http.host import *
from rumpus.table.wire_http.people import *
from rumpus.table.wire_http.records import *
from rumpus.table.wire_http.tables import *
