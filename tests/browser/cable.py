"""A cable between browser and server that can be pulled out."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Cable:
    def __init__(self, address: str) -> None:
        to = urlsplit(address)
        self._to = (str(to.hostname), int(to.port or 80))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._whole = True
        self._ends: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Cable:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._listening.close()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            self._drop(end)

    def mend(self) -> None:
        self._whole = True

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listening.accept()
            except OSError:
                return
            if not self._whole:
                here.close()
                continue
            there = socket.create_connection(self._to)
            self._ends |= {here, there}
            for source, target in ((here, there), (there, here)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        self._drop(source)
        self._drop(target)

    def _drop(self, end: socket.socket) -> None:
        self._ends.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
