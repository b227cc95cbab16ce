"""What this device keeps of its matches on a server: where each is, and the key to one's seat."""

import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Raw, field

from worderly.device.local.saves import Slots
from worderly.kit import Record


class Ticket(Record, tag="ticket"):
    match: str
    key: str | None
    """None: the device's player may sit there without one."""
    game: str
    options: Raw
    daily: str = ""
    moves: int = 0
    """How far it was when last seen."""
    notes: dict[str, Any] = field(default_factory=dict)


class Tickets(Slots[Ticket]):
    """One folder a server, for its owner alone: whoever has a key can play the seat."""

    def __init__(self, folder: Path, server: str) -> None:
        super().__init__(folder / "servers" / sha256(server.encode()).hexdigest()[:12], Ticket)

    def write(self, slot: str, record: Ticket) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.name == "posix":
            self.folder.chmod(0o700)
        super().write(slot, record)
