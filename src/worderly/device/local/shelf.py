"""The folder of this device's data: saves, finished dailies, results, leader boards, own words."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.device.local.first_games import FirstGames
from worderly.device.local.results import Results
from worderly.device.local.saves import FinishedMatches, SavedMatch, Saves

if TYPE_CHECKING:
    from worderly.device.local.leaders import LeaderFile


class Shelf:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.saves = Saves(folder / "saves")
        self.finished = FinishedMatches(folder / "finished", SavedMatch)
        self.results = Results(folder / "results.jsonl")
        self.first_games = FirstGames(folder / "lessons.txt", self.results)

    def leaders(self, game: str, language: str) -> "LeaderFile":
        from worderly.device.local.leaders import LeaderFile

        return LeaderFile(self.folder / "leaders" / f"{game}-{language}.csv")

    def words(self, language: str) -> Path:
        """The file of the player's own words in a language."""
        return self.folder / "words" / f"{language}.txt"

    def files(self) -> Iterator[Path]:
        """All files, including damaged ones; without the marks of matches that are open now."""
        return (path for path in sorted(self.folder.rglob("*")) if path.is_file() and path.name[0] != ".")

    def forget(self) -> int:
        """Removes all files and returns their number."""
        import shutil

        count = sum(1 for _ in self.files())
        shutil.rmtree(self.folder, ignore_errors=True)
        return count
