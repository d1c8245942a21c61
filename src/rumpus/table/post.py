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
from urllib.parse import urlsplit

PATIENCE = 10.0


class CannotPost(Exception):
    """The address may not be reached, or did not answer."""


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    return found.is_global and not found.is_multicast and not found.is_reserved


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


async def _resolve(host: str, port: int, allowed: Callable[[str], bool]) -> str:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
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
