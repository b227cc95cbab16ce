"""Garbage is looked for a little at a time, and a connection leaves none."""

import asyncio
import gc
import socket
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.server import ServerProtocol

from tests.server.running import Running
from tests.server.test_live import sit
from tests.waiting import PATIENCE_S
from worderly.server.transport.websocket import WebSocket
from worderly.server.watch.gc_policy import DUE, GcPolicy


class Ring:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def policy() -> Iterator[GcPolicy]:
    policy = GcPolicy()
    policy.begin()
    yield policy
    policy.end()
    # As `tests/conftest.py` has left it.
    gc.freeze()


def test_a_cycle_is_freed_in_the_next_step_after_something_happened(policy: GcPolicy) -> None:
    ring = weakref.ref(Ring())
    policy.touch()
    policy.step()
    assert ring() is None


def test_a_step_after_moves_alone_looks_at_nothing(policy: GcPolicy) -> None:
    ring = weakref.ref(Ring())
    collections: list[str] = []
    gc.callbacks.append(lambda phase, info: collections.append(phase))
    try:
        policy.step()
    finally:
        gc.callbacks.pop()
    assert not collections
    assert ring() is not None
    policy.run()
    assert ring() is None


def test_new_objects_do_not_pile_up_in_its_sight(policy: GcPolicy) -> None:
    kept = [[number] for number in range(50_000)]
    policy.step()
    assert gc.get_count()[0] < 1_000
    assert len(kept) == 50_000


def test_a_whole_collection_waits_until_no_client_is_connected_but_not_forever() -> None:
    policy = GcPolicy()
    assert not policy.is_due(0)
    policy.touch()
    assert policy.is_due(0)
    assert not policy.is_due(1)
    for _ in range(DUE):
        policy.touch()
    assert policy.is_due(10_000)


def test_the_end_restores_pythons_own_collection(policy: GcPolicy) -> None:
    assert not gc.isenabled()
    policy.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


@pytest.mark.parametrize("how", ["clean", "cut"])
def test_a_connection_that_goes_leaves_nothing_for_the_collector(
    server: Running, monkeypatch: pytest.MonkeyPatch, policy: GcPolicy, how: str
) -> None:
    made: list[weakref.ref[Any]] = []
    kinds = (HttpToolsProtocol, WebSocket, ServerProtocol)
    for kind in kinds:
        monkeypatch.setattr(kind, "__init__", remembering(kind, made))
    assert not gc.isenabled()
    for _ in range(5):
        with server.live() as talk:
            match = sit(server, talk)
            talk.ask("refused", type="submit", match=match, id="z", move={"type": "nope"})
            if how == "cut":
                talk.socket.socket.shutdown(socket.SHUT_RDWR)
    server.http.close()
    server.http = server.browser()
    for _ in range(PATIENCE_S * 100):
        if not any(ref() for ref in made):
            break
        server.call(asyncio.sleep(0.01))
    assert len(made) >= 5 * len(kinds)
    assert [ref() for ref in made if ref() is not None] == []


def remembering(kind: type, made: list[weakref.ref[Any]]) -> Any:
    real = kind.__init__  # type: ignore[misc]

    def init(self: Any, *arguments: Any, **named: Any) -> None:
        real(self, *arguments, **named)
        made.append(weakref.ref(self))

    return init
