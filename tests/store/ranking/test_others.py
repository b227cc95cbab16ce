"""Counts of first tries against a plain list, on both databases."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from worderly.kit import Chance
from worderly.store.ranking import others
from worderly.store.ranking.others import Try
from worderly.store.store import Store

DAILY = "boogle/en/1/2026-11-15"
WORDS = ("cat", "dog", "emu", "fox", "gnu")
FirstTry = tuple[int, int, tuple[str, ...]]
"""Score, time in ms, words."""


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def tries(seed: str, count: int) -> list[FirstTry]:
    chance = Chance(seed)
    return [
        (chance.below(20) - 2, chance.below(60) * 1000, tuple(w for w in WORDS if chance.below(2)))
        for _ in range(count)
    ]


def count(store: Store, daily: str, one: FirstTry) -> None:
    store.write_now(lambda c: others.count(c, daily, *one))


def fill(store: Store, played: list[FirstTry], daily: str = DAILY) -> None:
    """Eight writers at once."""
    with ThreadPoolExecutor(8) as pool:
        jobs = [pool.submit(count, store, daily, one) for one in played]
        for job in jobs:
            job.result()


def test_the_crowd_is_the_one_of_a_plain_list(store: Store) -> None:
    played = tries("crowd", 300)
    fill(store, played)
    fill(store, tries("another day", 30), "boogle/en/1/2026-11-16")
    keys = [(score, -others.seconds_of(time_ms)) for score, time_ms, _ in played]
    for score, time_ms, _ in played[:40]:
        mine = (score, -others.seconds_of(time_ms))
        crowd = store.read_now(partial(others.crowd, daily=DAILY, score=score, time_ms=time_ms))
        assert crowd.players == 300
        assert crowd.points == sum(score for score, _, _ in played)
        assert crowd.better == sum(key > mine for key in keys)
        assert crowd.worse == sum(key < mine for key in keys)


def test_scores_and_times_are_counted_in_their_order(store: Store) -> None:
    played = tries("bars", 120)
    fill(store, played)
    by_score = Counter(score for score, _, _ in played)
    by_time = Counter(others.seconds_of(time_ms) for _, time_ms, _ in played)
    assert store.read_now(lambda c: others.by_score(c, DAILY)) == sorted(by_score.items())
    assert store.read_now(lambda c: others.by_time(c, DAILY)) == sorted(by_time.items(), reverse=True)


def test_each_word_is_counted_once_a_try(store: Store) -> None:
    fill(store, [(1, 0, ("cat", "cat", "dog")), (2, 0, ("dog",)), (3, 0, ())])
    assert store.read_now(lambda c: others.words(c, DAILY, 10)) == [("dog", 2), ("cat", 1)]
    assert store.read_now(lambda c: others.words(c, DAILY, 1)) == [("dog", 2)]


def test_a_day_without_tries_is_empty(store: Store) -> None:
    assert store.read_now(lambda c: others.crowd(c, DAILY)) == (0, 0, 0, 0)
    assert store.read_now(lambda c: others.words(c, DAILY, 10)) == []


def begin(store: Store, device: bytes, match: str) -> bool:
    return store.write_now(lambda c: others.begin_try(c, device, match, 100))


def end(store: Store, match: str) -> Try:
    return store.write_now(lambda c: others.end_try(c, match))


def test_the_match_that_ends_first_on_a_device_is_its_try(store: Store) -> None:
    """Also if it was not begun last: whoever ends one has seen the solution of all."""
    assert begin(store, b"device", "first")
    assert begin(store, b"device", "second")
    assert end(store, "first") is Try.FIRST
    assert end(store, "second") is Try.LATER
    assert not begin(store, b"device", "third")
    assert end(store, "third") is Try.LATER
    assert end(store, "elsewhere") is Try.UNKNOWN


def test_a_match_that_was_opened_on_two_devices_shows_its_end_to_both(store: Store) -> None:
    for device in (b"one", b"two"):
        assert begin(store, device, "shared")
    assert begin(store, b"two", "of its own")
    assert begin(store, b"three", "a stranger's")
    assert end(store, "shared") is Try.FIRST
    assert end(store, "of its own") is Try.LATER
    assert end(store, "a stranger's") is Try.FIRST


def test_the_tries_of_a_closed_day_are_deleted(store: Store) -> None:
    begin(store, b"device", "first")
    store.write_now(lambda c: others.drop_tries(c, 99))
    assert end(store, "first") is Try.FIRST
    assert not begin(store, b"device", "second")
    store.write_now(lambda c: others.drop_tries(c, 100))
    assert end(store, "second") is Try.UNKNOWN
    assert begin(store, b"device", "third")


@pytest.mark.parametrize(("time_ms", "step"), [(0, 0), (4_999, 0), (5_000, 5), (64_900, 60), (10**9, 7200)])
def test_times_are_counted_in_steps_of_five_seconds_up_to_two_hours(time_ms: int, step: int) -> None:
    assert others.seconds_of(time_ms) == step
