"""Posting to an address that a stranger chose, without letting them reach what only this machine can reach.

The name is resolved once, every address it has must be a public one, and the connection goes to that very address, so
a name that changes its mind in between gains nothing. HTTPS only, no redirects, little patience, and nothing of the
answer but its status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

PATIENCE = 10.0
LOOK_UP = 3.0


class CannotPost(Exception):
    """The address may not be reached, or did not answer."""


# Networks that Python's list of special ones lacks, or lists as global: site local, documentation, benchmarks, relays.
_CLOSED = tuple(
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",
        "192.88.99.0/24",
        "::/96",
        "64:ff9b:1::/48",
        "100::/32",
        "2001::/23",
        "2001:db8::/32",
        "3fff::/20",
        "5f00::/16",
        "fec0::/10",
    )
)
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

# Threads of their own: whoever owns a name decides how long it takes, and other work must not wait for that.
_look_ups = ThreadPoolExecutor(4, "rumpus-names")

AnyAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_public(address: str) -> bool:
    """Whether everybody could reach it: the address itself, and every one that it stands for."""
    return all(_is_open(found) for found in _unwrapped(ipaddress.ip_address(address.partition("%")[0])))


def _unwrapped(found: AnyAddress) -> list[AnyAddress]:
    """IPv6 addresses that lead to an IPv4 one are that one; tunnels have addresses at both ends."""
    if isinstance(found, ipaddress.IPv4Address):
        return [found]
    if found.ipv4_mapped is not None:
        return [found.ipv4_mapped]
    if found in _NAT64:
        return [ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)]
    if found.sixtofour is not None:
        return [found.sixtofour]
    if found.teredo is not None:
        return [found, *found.teredo]
    return [found]


def _is_open(found: AnyAddress) -> bool:
    special = found.is_multicast or found.is_reserved or found.is_loopback or found.is_link_local
    return found.is_global and not special and not any(found in network for network in _CLOSED)


async def post(
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    *,
    allowed: Callable[[str], bool] = is_public,
    context: ssl.SSLContext | None = None,
) -> int:
    """The status of the answer."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise CannotPost("only https:// addresses")
    try:
        async with asyncio.timeout(PATIENCE):
            address = await _resolve(parts.hostname, parts.port or 443, allowed)
            return await _post(address, parts.hostname, parts.port or 443, _request(url, body, headers), context)
    except (OSError, TimeoutError, ssl.SSLError, ValueError, asyncio.IncompleteReadError) as error:
        raise CannotPost(type(error).__name__) from error


async def leads_inside(host: str, port: int) -> bool:
    """Whether a name or an address is known to lead to where only this machine can reach. A name that cannot be found
    now is looked up again before anything is sent."""
    try:
        async with asyncio.timeout(LOOK_UP):
            await _resolve(host, port, is_public)
    except CannotPost:
        return True
    except (OSError, TimeoutError, ValueError):
        return False
    return False


async def _resolve(host: str, port: int, allowed: Callable[[str], bool]) -> str:
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_look_ups, look_up)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(allowed(address) for address in addresses):
        raise CannotPost("not a public address")
    return addresses[0]


def _request(url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(body)}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    head = "\r\n".join(lines) + "\r\n\r\n"
    if any(ord(c) < 32 and c not in "\r\n" for c in head) or head.count("\r\n") != len(lines) + 1:
        raise ValueError("a header or the address holds what it may not")
    return head.encode("ascii") + body


async def _post(address: str, host: str, port: int, request: bytes, context: ssl.SSLContext | None) -> int:
    secure = context or ssl.create_default_context()
    reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=host, limit=4096)
    try:
        writer.write(request)
        await writer.drain()
        line = await reader.readline()
        return int(line.split()[1])
    except IndexError:
        raise ValueError("no answer") from None
    finally:
        writer.close()
