"""What only Redis carries between nodes."""

from pathlib import Path

from tests.table.nodes import on_two, until
from tests.table.stage import RecordingWatcher, Stage
from worderly.table.bus.redis_bus import RedisBus
from worderly.wire.websocket import React, Setup


def test_presence_and_reactions_cross_nodes(tmp_path: Path, redis_url: str) -> None:
    async def script(one: Stage, two: Stage) -> None:
        ann, bob = await one.player("Ann"), await one.player("Bob")
        code = await one.rooms.create(ann, Setup(game="codeword"))
        room_1, host = await one.rooms.join(code, ann, False)
        room_2, guest = await two.rooms.join(code, bob, False)
        watcher = RecordingWatcher()
        one.rooms.watch(room_1, watcher, host)
        buses = [stage.hub.bus for stage in (one, two)]
        await until(lambda: all(isinstance(b, RedisBus) and b.is_connected for b in buses))
        two.rooms.watch(room_2, RecordingWatcher(), guest)
        await until(lambda: room_1.present() == {host, guest})
        await two.rooms.act(room_2, guest, "x", React(what="wow"))
        await until(lambda: any(message.get("what") == "wow" for message in watcher.received))

    on_two(f"sqlite:///{tmp_path}/w.db", lambda: RedisBus(redis_url), script)
