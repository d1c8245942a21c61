"""Where a room listens: ports, and this machine's address on its network."""

from __future__ import annotations

import errno
import socket

from rumpus.kernel.errors import RumpusError

TRIES = 50  # ports to try upwards from the wished one


class NoPort(RumpusError):
    """No port to listen on."""


def listen(host: str, port: int) -> socket.socket:
    """The wished port, or the next free one; 0 is any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port == 0 else range(port, min(port + TRIES, 65536)):
        # With its protocol named: asyncio lets small answers go at once (TCP_NODELAY) only where it is.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            found.listen()  # at once: who comes before the room is ready waits, and no second room gets this port
        except PermissionError:
            found.close()
            raise NoPort("port-forbidden", port=str(candidate)) from None
        except OSError as error:
            found.close()
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise NoPort("port-no-address", host=host) from None
            continue
        found.set_inheritable(True)
        return found
    raise NoPort("port-none", port=str(port), host=host)


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address() -> str | None:
    """This machine's address on the local network, as far as it knows; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: the kernel only picks a route
        except OSError:
            return None
        return str(probe.getsockname()[0])
