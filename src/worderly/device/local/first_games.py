"""Which games are new to the player of this device: a lesson is offered before the first one."""

from contextlib import suppress
from pathlib import Path

from worderly.device.local.files import append_line
from worderly.device.local.results import Results


class FirstGames:
    """A file with the id of each game whose lesson was offered; results tell of games played before."""

    def __init__(self, path: Path, results: Results) -> None:
        self.path, self._results = path, results

    def is_new(self, game_id: str) -> bool:
        return game_id not in self._known() and all(one.game != game_id for one in self._results.read())

    def mark(self, game_id: str) -> None:
        """On a disk that cannot be written the lesson is offered again."""
        if game_id not in self._known():
            with suppress(OSError):
                append_line(self.path, game_id.encode())

    def _known(self) -> list[str]:
        try:
            return self.path.read_text(encoding="utf-8", errors="replace").split()
        except OSError:
            return []
