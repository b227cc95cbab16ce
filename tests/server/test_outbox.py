"""A client's outbox: written at once while the client reads, a bounded queue while it does not."""

import pytest
from websockets.frames import Frame, Opcode

from worderly.server.transport.outbox import LIMIT, Outbox, text_frame


class Client:
    """Takes frames, and stops reading after so many."""

    def __init__(self, reads: int = 1_000) -> None:
        self.got: list[bytes] = []
        self.reads = reads
        self.overflows = 0
        self.outbox = Outbox(self.write, self.overflow)

    def write(self, frame: bytes) -> None:
        self.got.append(frame)
        self.reads -= 1
        if self.reads <= 0:
            self.outbox.pause()

    def overflow(self) -> None:
        self.overflows += 1

    def push(self, *numbers: int) -> None:
        for number in numbers:
            self.outbox.push(b"%d" % number)

    def read(self, count: int) -> None:
        self.reads = count
        self.outbox.resume()


def frames(*numbers: int) -> list[bytes]:
    return [text_frame(b"%d" % number) for number in numbers]


def test_a_client_that_reads_gets_its_frames_at_once() -> None:
    client = Client()
    client.push(*range(200))
    assert client.got == frames(*range(200))


def test_frames_stay_in_order_when_a_client_stops_reading_and_resumes() -> None:
    client = Client(reads=2)
    client.push(*range(10))
    assert (client.got, len(client.outbox)) == (frames(0, 1), 8)
    client.read(3)
    client.push(10)
    assert (client.got, len(client.outbox)) == (frames(*range(5)), 6)
    client.read(100)
    client.push(11)
    assert (client.got, len(client.outbox)) == (frames(*range(12)), 0)


def test_a_client_that_does_not_read_overflows_once_and_its_frames_are_dropped() -> None:
    client = Client(reads=1)
    client.push(*range(1 + LIMIT))
    assert (client.overflows, len(client.outbox)) == (0, LIMIT)
    client.push(*range(20))
    assert (client.overflows, len(client.outbox)) == (1, 0)
    client.read(100)
    assert client.got == frames(0)


def test_the_last_frame_comes_in_its_turn_and_nothing_after_it() -> None:
    client = Client(reads=1)
    client.push(0, 1)
    client.outbox.finish(b"last")
    client.push(2)
    client.outbox.finish(b"again")
    client.read(100)
    assert client.got == [*frames(0, 1), b"last"]


def test_a_closed_outbox_keeps_and_writes_nothing() -> None:
    client = Client(reads=1)
    client.push(0, 1)
    client.outbox.close()
    client.push(2)
    client.read(100)
    assert (client.got, len(client.outbox)) == (frames(0), 0)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_frame_equals_that_of_the_websockets_library(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
