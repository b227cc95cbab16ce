"""Device tokens by server, in a file that only its owner can read."""

import json
from pathlib import Path

from worderly.files import atomic_write

OWNER_ONLY = 0o600


class Tokens:
    def __init__(self, folder: Path) -> None:
        self._path = folder / "tokens.json"

    def get(self, server: str) -> str | None:
        return self._read().get(server.rstrip("/"))

    def set(self, server: str, token: str) -> None:
        self._write({**self._read(), server.rstrip("/"): token})

    def drop(self, server: str) -> None:
        self._write({url: token for url, token in self._read().items() if url != server.rstrip("/")})

    def _read(self) -> dict[str, str]:
        try:
            tokens: dict[str, str] = json.loads(self._path.read_text())
        except (FileNotFoundError, ValueError):
            return {}
        return tokens

    def _write(self, tokens: dict[str, str]) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(self._path, OWNER_ONLY) as out:
            out.write(json.dumps(tokens).encode())
