"""Device tokens by server, in a file that only its owner can read."""

import json
import os
from pathlib import Path


class Tokens:
    def __init__(self, folder: Path) -> None:
        self._path = folder / "tokens.json"

    def get(self, server: str) -> str | None:
        return self._read().get(server.rstrip("/"))

    def keep(self, server: str, token: str) -> None:
        self._write({**self._read(), server.rstrip("/"): token})

    def drop(self, server: str) -> None:
        self._write({url: token for url, token in self._read().items() if url != server.rstrip("/")})

    def _read(self) -> dict[str, str]:
        try:
            kept: dict[str, str] = json.loads(self._path.read_text())
        except (FileNotFoundError, ValueError):
            return {}
        return kept

    def _write(self, tokens: dict[str, str]) -> None:
        """Written beside and moved over, so that a crash leaves the old or the new one."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_suffix(".new")
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            json.dump(tokens, file)
        beside.replace(self._path)
