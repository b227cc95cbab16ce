"""Published puzzles in memory: from its publication on a puzzle stays as it is."""

from collections import OrderedDict

from worderly.store.tables.rows import DailyRow

MOST = 64
"""Three days of five games in three languages, and some of the archive."""
Key = tuple[str, str, str]
"""Game, language and date."""


class DayRows:
    def __init__(self) -> None:
        self._rows: OrderedDict[Key, DailyRow] = OrderedDict()

    def get(self, key: Key) -> DailyRow | None:
        if key in self._rows:
            self._rows.move_to_end(key)
        return self._rows.get(key)

    def keep(self, key: Key, row: DailyRow) -> None:
        self._rows[key] = row
        if len(self._rows) > MOST:
            self._rows.popitem(last=False)
