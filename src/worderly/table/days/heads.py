"""What everybody may know of the puzzles of a date, in memory once it is published."""

from collections import OrderedDict

from worderly.store import dailies
from worderly.store.dailies import DailyHead
from worderly.table.days import calendar as days
from worderly.table.match.hub import Hub

KEPT = 512
"""Dates and languages in memory, about 1 KB each."""

Heads = dict[str, DailyHead | None]
"""By game; None: the puzzle must be made."""


class DayHeads:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: OrderedDict[tuple[str, str], Heads] = OrderedDict()

    async def of(self, language: str, day: str) -> Heads:
        if (kept := self._kept.get((language, day))) is not None:
            self._kept.move_to_end((language, day))
            return kept
        found = await self._read(language, day)
        # From its publication on a puzzle stays as it is.
        if None not in found.values() and days.is_published(day, self._hub.clock.now_ms()):
            self._kept[language, day] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    async def _read(self, language: str, day: str) -> Heads:
        """One question for all games; as `puzzles.stored` for each."""
        rows = await self._hub.store.read(lambda c: dailies.heads(c, language, day))
        is_settled = days.is_published(day, self._hub.clock.now_ms())
        heads = ((game, rows.get(game)) for game in self._hub.catalog.games)
        return {
            game: head if head is not None and (is_settled or head.version >= self._version(game)) else None
            for game, head in heads
        }

    def _version(self, game: str) -> int:
        return self._hub.catalog.game(game).days().version
