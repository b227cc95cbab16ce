"""A match as it lies on disk: options, seed, first state and moves, so that a replay needs no generator."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Raw, field

from worderly.device.local.files import Damaged, save_file, set_aside
from worderly.kit import Record, decode, encode

T = TypeVar("T", bound=Record)


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
    notes: dict[str, Any] = field(default_factory=dict)
    """What the player keeps beside the match: marks, questions already answered."""


class Slots(Generic[T]):
    """One file a slot; a slot is named by the game, and by the seed or date where one was asked for."""

    def __init__(self, folder: Path, kind: type[T]) -> None:
        self.folder, self._kind = folder, kind

    def path(self, slot: str) -> Path:
        return self.folder / f"{slot}.json"

    def slots(self) -> Iterator[str]:
        """Where something waits, what was touched last first."""
        paths = sorted(self.folder.glob("[!.]*.json"), key=lambda path: -path.stat().st_mtime_ns)
        return (path.stem for path in paths)

    def read(self, slot: str) -> T | None:
        """Raises `Damaged` where the file cannot be read; it is then out of the way."""
        path = self.path(slot)
        if not path.exists():
            return None
        try:
            return decode(path.read_bytes(), self._kind)
        except ValueError:
            raise set_aside(path) from None

    def write(self, slot: str, record: T) -> None:
        save_file(self.path(slot), encode(record))

    def drop(self, slot: str) -> None:
        self.path(slot).unlink(missing_ok=True)

    def keep_aside(self, slot: str) -> Damaged:
        return set_aside(self.path(slot))


class Saves(Slots[Saved]):
    """The matches of this device that were left."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, Saved)
