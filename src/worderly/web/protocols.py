"""uvicorn's HTTP protocol, mended where it would leave garbage behind that only a collection finds."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Http(HttpToolsProtocol):
    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # It has served; the parser holds it and it holds the parser, 22 objects for every player who comes.
        self.parser = None  # type: ignore[assignment]
