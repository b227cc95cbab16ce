"""Saved matches: options, seed, first state and moves, so that a replay needs no generator."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Raw, field

from worderly.device.local.files import Damaged, save_file, set_aside
from worderly.device.local.owners import Owners
from worderly.kit import Record, Refused, decode, encode

T = TypeVar("T", bound=Record)


class SavedMove(Record, tag="move"):
    seat: int
    at_ms: int
    move: Raw


class SavedMatch(Record, tag="match"):
    game: str
    version: int
    options: Raw
    seed: str
    initial: Raw
    moves: tuple[SavedMove, ...] = ()
    elapsed_ms: int = 0
    paused: bool = False
    """The match was paused at least once; a timed match is then unranked."""
    daily: str = ""
    """The date of the local daily, or empty."""
    lexicon: str = ""
    """The player's own word file, or empty."""
    notes: dict[str, Any] = field(default_factory=dict)
    """The player's marks and answered questions."""
    weekend: str = ""
    """The Saturday of the weekend whose big puzzle it is, or empty."""
    saved_at_ms: int = 0
    """The time of day of the save: a ranked countdown runs on while the player is away; 0: not known."""


class Slots(Generic[T]):
    """One file for each slot; the name of a slot has the game and, if given, the seed or date."""

    def __init__(self, folder: Path, kind: type[T]) -> None:
        self.folder, self._kind = folder, kind

    def path(self, slot: str) -> Path:
        return self.folder / f"{slot}.json"

    def slots(self) -> Iterator[str]:
        """The used slots, the latest change first."""
        paths = sorted(self.folder.glob("[!.]*.json"), key=lambda path: -path.stat().st_mtime_ns)
        return (path.stem for path in paths)

    def read(self, slot: str) -> T | None:
        """Raises Damaged if the file cannot be read, and sets it aside."""
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

    def set_aside(self, slot: str) -> Damaged:
        return set_aside(self.path(slot))


class FinishedMatches(Slots[T]):
    """The first tries of dailies and weekends, as they ended: their results can be opened again."""

    MOST = 200
    """Older ones are dropped: four weeks of all games, and the weekends."""

    def keep(self, slot: str, record: T) -> None:
        """Only the first try; a disk that is full or read-only keeps none."""
        if self.path(slot).exists():
            return
        try:
            self.write(slot, record)
            for old in [*self.slots()][self.MOST :]:
                self.drop(old)
        except OSError:
            return


class Saves(Slots[SavedMatch]):
    """The waiting matches of this device; a match that another process took over is not written."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, SavedMatch)
        self.owners = Owners(folder)

    def write(self, slot: str, record: SavedMatch) -> None:
        """Raises Refused if another process owns the slot."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.owners.alone():
            self._check_owner(slot)
            super().write(slot, record)

    def drop(self, slot: str) -> None:
        if not self.path(slot).exists():
            return
        with self.owners.alone():
            self._check_owner(slot)
            super().drop(slot)

    def _check_owner(self, slot: str) -> None:
        if self.owners.is_lost(slot):
            raise Refused("taken_over")
