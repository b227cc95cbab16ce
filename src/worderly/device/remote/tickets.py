"""Tickets of this device's matches on a server: the match id and the key of the seat."""

import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Raw, field

from worderly.device.local.saves import FinishedMatches, Slots
from worderly.kit import Record


class Ticket(Record, tag="ticket"):
    match: str
    key: str | None
    """None: the token of the device's player is enough."""
    game: str
    options: Raw
    daily: str = ""
    moves: int = 0
    """The number of moves in the last frame."""
    notes: dict[str, Any] = field(default_factory=dict)
    weekend: str = ""


class Tickets(Slots[Ticket]):
    """One folder for each server, readable only by its owner: a key gives access to the seat."""

    def __init__(self, folder: Path, server: str) -> None:
        super().__init__(folder / "servers" / sha256(server.encode()).hexdigest()[:12], Ticket)
        self.finished = FinishedMatches(self.folder / "finished", Ticket)

    def write(self, slot: str, record: Ticket) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.name == "posix":
            self.folder.chmod(0o700)
        super().write(slot, record)
