"""Plays the bots of a match: a bot sees its seat's view, waits a while and submits a move."""

from typing import TYPE_CHECKING, Any

from worderly.games.levels import pace_ms
from worderly.kit import Chance, GiveUp, Refused, encode
from worderly.store.database.outage import Unavailable
from worderly.table.clock import Timer
from worderly.table.errors import Problem

if TYPE_CHECKING:
    from worderly.table.match.table import Table

MOST_REFUSALS = 30
"""After this many refused moves a bot gives up the match."""


class Bots:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._seats = [int(seat["seat"]) for seat in table.seat_rows if seat["bot"] is not None]
        self._thinking: dict[int, Timer] = {}
        self._refusals: dict[int, int] = {}
        self._finished: set[int] = set()

    @property
    def is_busy(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        if not self._seats or self._table.is_over or self._table.is_closed:
            return
        for seat in self._seats:
            if seat not in self._thinking and seat not in self._finished:
                self._think(seat)

    def _think(self, seat: int) -> None:
        table = self._table
        chance = Chance(f"{table.reducer.match}/{seat}/{table.stream.seq}")
        shortest, longest = pace_ms(str(table.seat_rows[seat]["bot"]))
        delay_ms = round(chance.between(shortest, longest) * table.reducer.game.pace)

        def move() -> None:
            table.hub.spawn(self._move(seat))

        self._thinking[seat] = table.hub.clock.call_later(delay_ms, move)

    async def _move(self, seat: int) -> None:
        try:
            await self._play(seat)
        except Refused as refused:
            self._refusals[seat] = self._refusals.get(seat, 0) + 1
            if refused.code == "game_over" or self._refusals[seat] > MOST_REFUSALS:
                self._finished.add(seat)
        except Problem:
            # The match was deleted while the bot waited.
            self._finished.add(seat)
        except Unavailable:
            # It thinks again, and tries.
            pass
        finally:
            self._thinking.pop(seat, None)
            self.wake()

    async def _play(self, seat: int) -> None:
        """The id has the number of the bot's move: if two nodes play the bot, the move counts once."""
        table, refusals = self._table, self._refusals.get(seat, 0)
        number = table.stream.count(seat)
        chance = Chance(f"{table.reducer.match}/{seat}/{number}/{refusals}")
        move = GiveUp() if refusals == MOST_REFUSALS else await self._choose(seat, chance)
        await table.submit(seat, f"!bot-{number}.{refusals}", encode(move))

    async def _choose(self, seat: int, chance: Chance) -> Any:
        table, game = self._table, self._table.reducer.game
        view = game.view(table.stream.state.state, seat, table.is_over)
        level = str(table.seat_rows[seat]["bot"])
        return await table.hub.aside(game.bot, view, seat, level, chance, table.reducer.tools)

    def close(self) -> None:
        for timer in self._thinking.values():
            timer.cancel()
        self._thinking.clear()
