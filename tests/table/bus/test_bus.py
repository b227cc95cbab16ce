"""Two nodes on one database hear of each other, with Redis and without."""

import asyncio
from collections.abc import Callable

import pytest

from tests.table.nodes import on_two, until
from tests.table.stage import KEY, RecordingWatcher, Stage, guess
from worderly.kit import Refused
from worderly.store import log
from worderly.table.bus.bus import Bus
from worderly.table.match.create import COUNTDOWN_MS
from worderly.wire.websocket import Ready, Setup, Start


def test_moves_on_different_nodes_make_one_log(database: str, bus: Callable[[], Bus]) -> None:
    async def script(one: Stage, two: Stage) -> None:
        created, here = await one.create(options={"guesses": 100})
        there = await two.hub.table(created.match)
        for table in (here, there):
            table.watch(RecordingWatcher(), 0)
        wrong = next(w for w in ("apple", "berry") if w != here.stream.state.state.secret)

        async def make(table: object, name: str) -> None:
            for n in range(15):
                await table.submit(0, f"{name}{n}", guess(wrong))  # type: ignore[attr-defined]

        await asyncio.gather(make(here, "a"), make(there, "b"))
        entries = one.store.read_now(lambda c: log.tail(c, created.match, 0))
        assert [entry.seq for entry in entries] == list(range(1, 31))
        assert sorted(e.move_id for e in entries) == sorted(f"{x}{n}" for x in "ab" for n in range(15))
        await until(lambda: here.stream.seq == there.stream.seq == 30)
        assert here.stream.state == there.stream.state

    on_two(database, bus, script)


def test_the_same_move_sent_to_both_nodes_takes_effect_once(database: str, bus: Callable[[], Bus]) -> None:
    async def script(one: Stage, two: Stage) -> None:
        created, here = await one.create()
        there = await two.hub.table(created.match)
        wrong = next(w for w in ("apple", "berry") if w != here.stream.state.state.secret)
        accepted = await asyncio.gather(here.submit(0, "x", guess(wrong)), there.submit(0, "x", guess(wrong)))
        assert sorted(answer.repeat for answer in accepted) == [False, True]
        assert {answer.seq for answer in accepted} == {1}

    on_two(database, bus, script)


def test_a_watcher_on_the_other_node_hears_every_move(database: str, bus: Callable[[], Bus]) -> None:
    async def script(one: Stage, two: Stage) -> None:
        created, here = await one.create()
        there = await two.hub.table(created.match)
        watcher = RecordingWatcher()
        there.watch(watcher, there.seat_of(KEY, None))
        await here.submit(0, "a", guess(here.stream.state.state.secret))
        await until(lambda: watcher.last["seq"] == 1)
        assert watcher.last["outcome"]["reason"] == "solved"

    on_two(database, bus, script)


def test_a_move_is_judged_against_what_the_other_node_did(database: str, bus: Callable[[], Bus]) -> None:
    async def script(one: Stage, two: Stage) -> None:
        created, here = await one.create()
        there = await two.hub.table(created.match)
        await here.submit(0, "end", b'{"type":"give_up"}')
        with pytest.raises(Refused, match=r"^game_over\("):
            await there.submit(0, "late", guess("apple"))
        assert there.stream.seq == 1

    on_two(database, bus, script)


def test_players_of_one_room_sit_on_different_nodes(database: str, bus: Callable[[], Bus]) -> None:
    async def script(one: Stage, two: Stage) -> None:
        ann, bob = await one.player("Ann"), await one.player("Bob")
        code = await one.rooms.create(ann, Setup(game="codeword"))
        room_1, host = await one.rooms.join(code, ann, False)
        room_2, guest = await two.rooms.join(code, bob, False)
        watchers = RecordingWatcher(), RecordingWatcher()
        one.rooms.watch(room_1, watchers[0], host)
        two.rooms.watch(room_2, watchers[1], guest)
        await two.rooms.act(room_2, guest, "r", Ready())
        await until(lambda: any(c.ready for c in room_1.state.chairs))
        await one.rooms.act(room_1, host, "s", Start())
        await until(lambda: room_2.state.match is not None)
        match = str(room_2.state.match)
        here, there = await one.hub.table(match), await two.hub.table(match)
        for stage in {one.clock: one, two.clock: two}.values():
            await stage.turn(COUNTDOWN_MS)
        secret = here.stream.state.state.lanes[0].secret
        await here.submit(0, "a", guess(secret))
        await there.submit(1, "b", guess(secret))
        await until(lambda: all(watcher.last.get("phase") == "over" for watcher in watchers))
        assert watchers[0].last["winners"] == watchers[1].last["winners"] == [host, guest]
        assert len(watchers[0].last["results"]) == 1

    on_two(database, bus, script)


def test_a_round_that_begins_at_once_has_a_seat_for_who_joined_elsewhere(
    database: str, bus: Callable[[], Bus]
) -> None:
    async def script(one: Stage, two: Stage) -> None:
        ann, bob = await one.player("Ann"), await one.player("Bob")
        code = await one.rooms.create(ann, Setup(game="codeword"))
        room_1, host = await one.rooms.join(code, ann, False)
        room_2, guest = await two.rooms.join(code, bob, False)
        await two.rooms.act(room_2, guest, "r", Ready())
        await room_1.stream.catch_up()
        await one.rooms.act(room_1, host, "s", Start())
        table = await two.hub.table(str(room_1.state.match))
        assert [table.seat_of(None, player) for player in (ann, bob)] == [0, 1]

    on_two(database, bus, script)


def test_time_up_comes_once_from_two_nodes(database: str, bus: Callable[[], Bus]) -> None:
    async def script(one: Stage, two: Stage) -> None:
        created, here = await one.create(options={"time_ms": 1_000})
        there = await two.hub.table(created.match)
        await one.turn(1_000)
        await two.hub.wait_for_tasks()
        await until(lambda: here.is_over and there.is_over)
        entries = one.store.read_now(lambda c: log.tail(c, created.match, 0))
        assert [entry.move_id for entry in entries] == ["!time-1000"]

    on_two(database, bus, script)
