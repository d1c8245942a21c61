"""Web Push: a knock without words. The browser's service worker wakes up and asks the room itself what is new.

A message without a payload needs no encryption, only the server's signature (VAPID, RFC 8292), so all that is needed
is a key on the P-256 curve; with the package `cryptography` installed and a contact address set, push is on.
"""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rumpus.table.settings import data_folder
from rumpus.table.store.private import make_private, make_private_folder

HOURS = 12


class Vapid:
    """The server's identity towards push services."""

    def __init__(self, key: Any, contact: str) -> None:
        from cryptography.hazmat.primitives import serialization

        self._key = key
        self._contact = contact
        point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public = _base64(point)

    def headers(self, endpoint: str, now: float) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + HOURS * 3600,
            "sub": self._contact,
        }
        token = self._sign({"typ": "JWT", "alg": "ES256"}, claims)
        return {"Authorization": f"vapid t={token}, k={self.public}", "TTL": str(HOURS * 3600), "Urgency": "normal"}

    def _sign(self, header: dict[str, Any], claims: dict[str, Any]) -> str:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        text = f"{_base64(json.dumps(header).encode())}.{_base64(json.dumps(claims).encode())}"
        r, s = utils.decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def vapid(contact: str, key: str = "", file: Path | None = None) -> Vapid | None:
    """From a key in base64, or from a file that is made when it is first wanted; None where push is not possible."""
    if not contact:
        return None
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        return None
    secret = _read(key, file or data_folder() / "push.key")
    return Vapid(ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1()), contact)


def _read(key: str, file: Path) -> bytes:
    if key:
        return base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    if not file.is_file():
        from cryptography.hazmat.primitives.asymmetric import ec

        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        make_private_folder(file.parent)
        out = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # nobody else's, from the first moment
        os.write(out, number.to_bytes(32, "big"))
        os.close(out)
    make_private(file)
    return file.read_bytes()


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
