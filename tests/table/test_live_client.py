"""One client of live matches: what it watches, its moves, and the answers to its messages."""

from typing import Any

import pytest
from msgspec import Raw

from tests.table.stage import KEY, RecordingWatcher, Stage, guess, play
from worderly.kit import Fact
from worderly.table.errors import Problem
from worderly.table.live_client import WATCHED, LiveClient
from worderly.wire import websocket as wire


class Client(LiveClient):
    def __init__(self, stage: Stage) -> None:
        self.heard = RecordingWatcher()
        super().__init__(stage.hub, self.heard, None)

    def sentence(self, code: str, facts: dict[str, Fact]) -> str:
        return f"{code} {facts}"

    async def answer_other(self, up: wire.Join | wire.Do | wire.Unjoin) -> None:
        raise Problem("no_such_room")

    async def ask(self, up: wire.Up) -> dict[str, Any]:
        await self.answer(up)
        return self.heard.last


def submit(match: str, move_id: str) -> wire.Submit:
    return wire.Submit(match=match, id=move_id, move=Raw(guess("crane")))


def test_a_move_and_its_repeat_get_the_same_answer(database: str) -> None:
    async def script(stage: Stage) -> None:
        client, (created, _) = Client(stage), await stage.create()
        assert (await client.ask(wire.Watch(match=created.match, key=KEY)))["seat"] == 0
        first, again = [await client.ask(submit(created.match, "a")) for _ in range(2)]
        assert (first["seq"], first["move"]) == (again["seq"], again["move"]) == (1, "a")
        assert first["view"] == again["view"]

    play(database, script)


def test_who_watches_without_a_key_has_no_seat(database: str) -> None:
    async def script(stage: Stage) -> None:
        client, (created, _) = Client(stage), await stage.create()
        assert (await client.ask(wire.Watch(match=created.match)))["seat"] is None
        refusal = await client.ask(submit(created.match, "a"))
        assert (refusal["type"], refusal["code"], refusal["move"]) == ("refused", "not_your_seat", "a")
        wrong = await client.ask(wire.Watch(match=created.match, key="x" * 20))
        assert (wrong["type"], wrong["code"]) == ("error", "not_your_seat")

    play(database, script)


def test_a_fault_of_ours_costs_one_message(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(stage: Stage) -> None:
        client, (created, table) = Client(stage), await stage.create()
        await client.answer(wire.Watch(match=created.match, key=KEY))
        with monkeypatch.context() as broken:
            broken.setattr(table.stream, "submit", lambda *given: 1 / 0)
            told = await client.ask(submit(created.match, "a"))
        assert (told["type"], told["code"], told["move"]) == ("error", "failed", "a")
        assert (await client.ask(submit(created.match, "a")))["seq"] == 1

    play(database, script)


def test_a_client_watches_a_limited_number_of_matches(database: str) -> None:
    async def script(stage: Stage) -> None:
        client = Client(stage)
        matches = [(await stage.create())[0].match for _ in range(WATCHED + 1)]
        for match in matches[:-1]:
            assert (await client.ask(wire.Watch(match=match)))["type"] == "frame"
        assert (await client.ask(wire.Watch(match=matches[-1])))["code"] == "too_many_watched"
        assert (await client.ask(wire.Watch(match=matches[0])))["type"] == "frame"
        await client.answer(wire.Unwatch(match=matches[0]))
        assert (await client.ask(wire.Watch(match=matches[-1])))["type"] == "frame"
        client.unwatch_all()
        assert not any([(await stage.hub.table(match)).watchers for match in matches])

    play(database, script)


def test_what_is_not_about_matches_is_left_to_the_owner(database: str) -> None:
    async def script(stage: Stage) -> None:
        assert (await Client(stage).ask(wire.Unjoin(room="BCDF")))["code"] == "no_such_room"
        assert (await Client(stage).ask(wire.Ping()))["now_ms"] == stage.clock.now_ms()

    play(database, script)
