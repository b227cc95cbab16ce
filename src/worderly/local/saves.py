"""A match as it lies on disk: options, seed, first state and moves, so that a replay needs no generator."""

from pathlib import Path

from msgspec import Raw

from worderly.kit import Record, decode, encode
from worderly.local.files import Damaged, set_aside, write_atomically


class SavedMove(Record, tag="move"):
    seat: int
    at_ms: int
    move: Raw


class Saved(Record, tag="match"):
    game: str
    version: int
    options: Raw
    seed: str
    initial: Raw
    moves: tuple[SavedMove, ...] = ()
    elapsed_ms: int = 0
    paused: bool = False
    """It was paused at some time; a timed match is then unranked."""
    daily: str = ""
    """The date of the local daily, or empty."""
    lexicon: str = ""
    """The player's own word file, or empty."""


class Saves:
    """One file a slot; a slot is named by the game, and by the seed or date where one was asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, slot: str) -> Path:
        return self.folder / f"{slot}.json"

    def read(self, slot: str) -> Saved | None:
        """Raises `Damaged` where the file cannot be read; it is then out of the way."""
        path = self.path(slot)
        if not path.exists():
            return None
        try:
            return decode(path.read_bytes(), Saved)
        except ValueError:
            raise set_aside(path) from None

    def write(self, slot: str, saved: Saved) -> None:
        write_atomically(self.path(slot), encode(saved))

    def drop(self, slot: str) -> None:
        self.path(slot).unlink(missing_ok=True)

    def keep_aside(self, slot: str) -> Damaged:
        return set_aside(self.path(slot))
