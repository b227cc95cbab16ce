"""A connection's outbox: the short way while the client reads, a bounded queue while it does not."""

import asyncio
import gc

from worderly.server.transport.outbox import LIMIT, Outbox


class Client:
    """Takes frames on both ways until it is told to stop reading."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.overflows = 0

    def write(self, data: bytes) -> bool:
        if self.reads.is_set():
            self.got.append(data)
        return self.reads.is_set()

    async def send(self, data: bytes) -> None:
        await self.reads.wait()
        self.got.append(data)

    def overflow(self) -> None:
        self.overflows += 1


def test_a_client_that_reads_gets_its_frames_at_once() -> None:
    async def run() -> None:
        client = Client()
        outbox = Outbox(client.send, client.overflow, client)
        for number in range(200):
            outbox.push(b"%d" % number)
        assert client.got == [b"%d" % number for number in range(200)]

    asyncio.run(run())


def test_frames_stay_in_order_when_a_client_stops_reading_and_goes_on() -> None:
    async def run() -> None:
        client = Client()
        outbox = Outbox(client.send, client.overflow, client)
        outbox.push(b"0")
        client.reads.clear()
        for number in range(1, 10):
            outbox.push(b"%d" % number)
        await asyncio.sleep(0)
        client.reads.set()
        outbox.push(b"10")
        await outbox.flush()
        outbox.push(b"11")
        assert client.got == [b"%d" % number for number in range(12)]
        assert len(outbox) == 0

    asyncio.run(run())


def test_a_client_that_does_not_read_overflows_once_and_nothing_is_kept_for_it() -> None:
    async def run() -> None:
        client = Client()
        client.reads.clear()
        outbox = Outbox(client.send, client.overflow, client)
        for number in range(LIMIT + 20):
            outbox.push(b"%d" % number)
        assert client.overflows == 1
        assert outbox.is_full
        assert len(outbox) == 0
        outbox.close()

    asyncio.run(run())


def test_a_client_that_has_gone_ends_it_quietly() -> None:
    async def run() -> None:
        async def gone(data: bytes) -> None:
            raise OSError("gone")

        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
        outbox = Outbox(gone, lambda: None)
        for number in range(3):
            outbox.push(b"%d" % number)
        await outbox.flush()
        outbox.push(b"late")
        await outbox.flush()
        gc.collect()
        assert complaints == []

    asyncio.run(run())
