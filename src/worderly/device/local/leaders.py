"""This device's leader boards: a `leaders.csv` for each game and language."""

from pathlib import Path

from worderly.device.local.files import save_file, set_aside
from worderly.kit.leaders import Leader, read_csv, with_score, write_csv


class LeaderFile:
    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> tuple[Leader, ...]:
        """Raises Damaged if the file is no leader board, and sets it aside."""
        if not self.path.exists():
            return ()
        try:
            return read_csv(self.path.read_text(encoding="utf-8"))
        except ValueError:
            raise set_aside(self.path) from None

    def add(self, name: str, points: int) -> tuple[Leader, ...]:
        leaders = with_score(self.read(), name, points)
        self.write(leaders)
        return leaders

    def write(self, leaders: tuple[Leader, ...]) -> None:
        save_file(self.path, write_csv(leaders).encode())
