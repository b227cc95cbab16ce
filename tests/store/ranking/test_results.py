"""Results: which of them a player may claim for the boards, and which wait for their ranks."""

from collections.abc import Iterator

import pytest

from tests.store.ranking.test_boards import enroll
from worderly.store.ranking import results
from worderly.store.ranking.results import KEPT, NEW, RANKED, REMOVED, Judgement, ResultRow
from worderly.store.store import Store

JUDGED = Judgement(None, 60_000, 1)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def row(player: int | None = None, match: str = "m", at_ms: int = 7) -> ResultRow:
    return ResultRow(match, "boogle/en/1/2026-11-15", player, 40, 60_000, at_ms, b"cat")


@pytest.mark.parametrize(
    ("state", "is_taken"), [(NEW, True), (RANKED, True), (KEPT, False), (REMOVED, False)]
)
def test_a_match_without_a_name_is_claimed_unless_it_must_not_be_ranked(
    store: Store, state: str, is_taken: bool
) -> None:
    player = enroll(store, 1)[0]
    store.write_now(lambda c: results.add(c, row()._replace(state=state)))
    assert store.write_now(lambda c: results.claim(c, row(player))) is is_taken
    found = store.read_now(lambda c: results.get(c, "m"))
    assert found is not None
    assert (found.player, found.state) == ((player, NEW) if is_taken else (None, state))


def test_the_oldest_results_are_ranked_first_and_each_once(store: Store) -> None:
    for at_ms, match in enumerate("dacb"):
        store.write_now(lambda c, m=match, at=at_ms: results.add(c, row(match=m, at_ms=at)))  # type: ignore[misc]
    taken = store.write_now(lambda c: results.take_new(c, 2))
    assert [result.match for result in taken] == ["d", "a"]
    for result in taken:
        store.write_now(lambda c, m=result.match: results.settle(c, m, RANKED, JUDGED))  # type: ignore[misc]
    assert [result.match for result in store.write_now(lambda c: results.take_new(c, 9))] == ["c", "b"]
    settled = store.read_now(lambda c: results.get(c, "d"))
    assert settled == row(match="d", at_ms=0)._replace(state=RANKED, words=None, elapsed_ms=60_000, pauses=1)
    assert store.read_now(lambda c: results.is_waiting(c, None, "c"))
    assert not store.read_now(lambda c: results.is_waiting(c, None, "d"))
