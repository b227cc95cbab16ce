"""HTTP as uvicorn reads it, with limits for the size and the time of the headers."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_BYTES = 16 * 1024
HEADER_S = 10.0
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HeadersTooLargeError(Exception):
    """httptools turns it into an error of the parser."""


class LimitedHttp(HttpToolsProtocol):
    """Cuts a client whose request line and headers are too large, or take too long to arrive."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._seen = self._size = 0
        """Bytes since the last request, and those of the headers that are complete."""
        self._is_in_headers = True
        self._is_too_large = False
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_in_headers and self._late is None:
            self._wait_for_headers()
        self._seen += len(data)
        super().data_received(data)
        # A header that has not ended yet is not in `_size`.
        if self._is_in_headers and self._seen > HEADER_BYTES and not self.transport.is_closing():
            self._refuse()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._add(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._add(len(name) + len(value))

    def _add(self, size: int) -> None:
        self._size += size
        if self._size > HEADER_BYTES:
            self._is_too_large = True
            raise HeadersTooLargeError

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        self._is_in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_headers, self._seen = True, 0

    def send_400_response(self, msg: str) -> None:
        if self._is_too_large:
            self._refuse()
        else:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        self._stop_waiting()
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def _wait_for_headers(self) -> None:
        self._late = self.loop.call_later(HEADER_S, self._cut)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _cut(self) -> None:
        self._late = None
        self.transport.close()
