"""The folder of this device's data: saves, results, boards; one press exports it, one forgets it."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.device.local.results import Results
from worderly.device.local.saves import Saves

if TYPE_CHECKING:
    from worderly.device.local.leaders import LeaderFile


class Shelf:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.saves = Saves(folder / "saves")
        self.results = Results(folder / "results.jsonl")

    def leaders(self, game: str, language: str) -> "LeaderFile":
        from worderly.device.local.leaders import LeaderFile

        return LeaderFile(self.folder / "leaders" / f"{game}-{language}.csv")

    def words(self, language: str) -> Path:
        """The player's own words in a language: one `+word` or `-word` a line."""
        return self.folder / "words" / f"{language}.txt"

    def files(self) -> Iterator[Path]:
        """Everything kept, damaged files included."""
        return (path for path in sorted(self.folder.rglob("*")) if path.is_file())

    def forget(self) -> int:
        """Removes every file; gives their number."""
        import shutil

        count = sum(1 for _ in self.files())
        shutil.rmtree(self.folder, ignore_errors=True)
        return count
