"""Bots sit like people: they see their seat's view, think for a while, and submit a move."""

import asyncio
from typing import TYPE_CHECKING, Any

from worderly.kit import Chance, GiveUp, Refused, encode
from worderly.table.clock import Timer
from worderly.table.errors import Problem

if TYPE_CHECKING:
    from worderly.table.match.table import Table

THINK_MS = (2_500, 8_000)
PATIENCE = 30
"""Refusals before a bot gives up for good; the last of them is its resignation."""


class Bots:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._places = [int(seat["seat"]) for seat in table.sitting if seat["bot"] is not None]
        self._thinking: dict[int, Timer] = {}
        self._misses: dict[int, int] = {}
        self._done: set[int] = set()

    @property
    def is_busy(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        if not self._places or self._table.is_over or self._table.is_closed:
            return
        for place in self._places:
            if place not in self._thinking and place not in self._done:
                self._think(place)

    def _think(self, place: int) -> None:
        table = self._table
        delay_ms = Chance(f"{table.reducer.match}/{place}/{table.stream.seq}").between(*THINK_MS)

        def move() -> None:
            table.hub.spawn(self._move(place))

        self._thinking[place] = table.hub.clock.call_later(delay_ms, move)

    async def _move(self, place: int) -> None:
        try:
            await self._play(place)
        except Refused as refused:
            self._misses[place] = self._misses.get(place, 0) + 1
            if refused.code == "game_over" or self._misses[place] > PATIENCE:
                self._done.add(place)
        except Problem:
            # The match was erased while it thought.
            self._done.add(place)
        finally:
            self._thinking.pop(place, None)
            self.wake()

    async def _play(self, place: int) -> None:
        """The id says which of the bot's moves it is, so two nodes that both play it play it once."""
        table, misses = self._table, self._misses.get(place, 0)
        number = table.stream.count(place)
        chance = Chance(f"{table.reducer.match}/{place}/{number}/{misses}")
        move = GiveUp() if misses == PATIENCE else await self._choose(place, chance)
        await table.submit(place, f"!bot-{number}.{misses}", encode(move))

    async def _choose(self, place: int, chance: Chance) -> Any:
        table, game = self._table, self._table.reducer.game
        view = game.view(table.stream.state.state, place, table.is_over)
        level = str(table.sitting[place]["bot"])
        return await asyncio.to_thread(game.bot, view, place, level, chance, table.reducer.tools)

    def close(self) -> None:
        for timer in self._thinking.values():
            timer.cancel()
        self._thinking.clear()
