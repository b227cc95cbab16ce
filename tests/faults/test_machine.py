"""A state machine: two nodes, repeats, crashes and late watchers against a model of what must be true."""

import asyncio
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.faults import breaks
from tests.table.stage import RecordingWatcher, Stage, guess
from worderly.kit import Refused
from worderly.store import log
from worderly.table.bus.bus import SweptBus
from worderly.table.clock import FakeClock

WORDS = ("apple", "berry", "mango", "peach", "wrong", "no")
GUESSES = 6


class Model:
    """A match as it must be: the words accepted, in order, and by which id."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.accepted: dict[str, str] = {}
        self.refused: set[str] = set()

    @property
    def is_over(self) -> bool:
        words = list(self.accepted.values())
        return self.secret in words or len(words) >= GUESSES

    def expects(self, move_id: str, word: str) -> str:
        if move_id in self.accepted:
            return "repeat"
        return "refused" if self.is_over or len(word) != 5 else "accepted"


class TableMachine(RuleBasedStateMachine):
    matches = Bundle("matches")

    def __init__(self) -> None:
        super().__init__()
        # Syncs are the disk tests' subject; here they would only take time.
        memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
        self.folder = tempfile.TemporaryDirectory(dir=memory)
        self.url = f"sqlite:///{Path(self.folder.name) / 'w.db'}"
        self.loop = asyncio.new_event_loop()
        self.clock = FakeClock()
        self.nodes = [self._node(), self._node()]
        self.models: dict[str, Model] = {}
        self.watchers: list[tuple[int, str, RecordingWatcher]] = []
        self.known_refusals: set[tuple[int, str, str]] = set()

    def _node(self) -> Stage:
        return Stage(self.url, self.clock, SweptBus())

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @rule(target=matches, node=st.integers(0, 1), seed=st.integers(0, 9))
    def begin(self, node: int, seed: int) -> str:
        created, table = self.run(self.nodes[node].create(seed=str(seed), options={"guesses": GUESSES}))
        self.models[created.match] = Model(table.stream.state.state.secret)
        match: str = created.match
        return match

    @rule(match=matches, node=st.integers(0, 1), word=st.sampled_from(WORDS), number=st.integers(0, 12))
    def move(self, match: str, node: int, word: str, number: int) -> None:
        """A new move or a repeat, at either node: the model knows which."""
        model, move_id = self.models[match], f"id-{number}"
        expected = model.expects(move_id, word)

        async def submit() -> str:
            table = await self.nodes[node].hub.table(match)
            try:
                accepted = await table.submit(0, move_id, guess(word))
            except Refused:
                return "refused"
            return "repeat" if accepted.repeat else "accepted"

        got = self.run(submit())
        if got == "refused" and (node, match, move_id) in self.known_refusals:
            # A refusal stays the answer to its id on the node that gave it.
            return
        assert got == expected
        if got == "refused":
            self.known_refusals.add((node, match, move_id))
        if got == "accepted":
            model.accepted[move_id] = word

    @rule(node=st.integers(0, 1), match=matches, luck=st.integers(0, 3))
    def crash(self, node: int, match: str, luck: int) -> None:
        """The node's memory is gone; what it had acknowledged is in the store. Mostly a move instead."""
        if luck:
            self.move(match, node, WORDS[luck], luck)
            return
        self.run(self.nodes[node].hub.wait_for_tasks())
        self.nodes[node].store.close()
        self.nodes[node] = self._node()
        self.known_refusals = {known for known in self.known_refusals if known[0] != node}
        self.watchers = [watcher for watcher in self.watchers if watcher[0] != node]

    @rule(match=matches, node=st.integers(0, 1))
    def reconnect(self, match: str, node: int) -> None:
        """One frame puts a watcher where the match is."""

        async def watch() -> RecordingWatcher:
            table = await self.nodes[node].hub.table(match)
            await table.stream.catch_up()
            watcher = RecordingWatcher()
            table.watch(watcher, 0)
            return watcher

        watcher = self.run(watch())
        model = self.models[match]
        assert [row["word"] for row in watcher.last["view"]["rows"]] == list(model.accepted.values())
        assert (watcher.last["outcome"] is not None) == model.is_over
        self.watchers.append((node, match, watcher))

    @invariant()
    def watchers_saw_every_step_in_order(self) -> None:
        for _, match, watcher in self.watchers:
            seqs = [frame["seq"] for frame in watcher.received]
            assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
            if not self.models[match].is_over:
                assert watcher.last["view"]["secret"] is None

    def teardown(self) -> None:
        try:
            for match, model in self.models.items():
                entries = self.nodes[0].store.read_now(partial(log.tail, stream=match, after=0))
                assert [entry.move_id for entry in entries] == list(model.accepted)
        finally:
            for node in self.nodes:
                self.run(node.hub.wait_for_tasks())
                node.store.close()
            self.run(self.loop.shutdown_default_executor())
            self.loop.close()
            self.folder.cleanup()


def sized(examples: int, steps: int) -> settings:
    """Without shrinking: it takes minutes here, and the steps printed are few enough to read."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        report_multiple_bugs=False,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def test_ten_thousand_steps_agree_with_the_model() -> None:
    run_state_machine_as_test(TableMachine, settings=sized(40, 250))


@pytest.mark.long
def test_two_hundred_thousand_steps_agree_with_the_model() -> None:
    run_state_machine_as_test(TableMachine, settings=sized(800, 250))


@pytest.mark.parametrize("broken", [breaks.knows_no_ids, breaks.saves_nothing])
def test_a_table_that_breaks_its_promise_is_caught(
    broken: Callable[[breaks.Put], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The controls: ids not known, or matches kept in memory only."""
    broken(monkeypatch.setattr)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(TableMachine, settings=sized(20, 60))
