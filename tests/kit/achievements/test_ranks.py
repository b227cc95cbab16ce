"""Ranks: thresholds from percents, the one reached, what is missing to the next."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.kit import Record, Seat
from worderly.kit.achievements.ranks import Counted, Rank, Ranks, RankStep, next_rank_text, rank_text
from worderly.messages import Messages

NAMES = ("low", "middle", "high")


def points(value: int, whole: int, *, is_flawless: bool = False) -> Rank | None:
    def count(view: Record, seat: Seat) -> Counted:
        return Counted(value, whole, is_flawless, longest=7)

    return Ranks(percents=(("low", 0), ("middle", 30), ("high", 70)), count=count).rank(Record(), 0)


def seconds(value: int) -> Rank | None:
    def count(view: Record, seat: Seat) -> Counted:
        return Counted(value, 100)

    percents = (("low", 0), ("middle", 100), ("high", 50))
    return Ranks(percents=percents, count=count, unit="seconds").rank(Record(), 0)


@pytest.mark.parametrize(
    ("value", "name", "above", "missing"),
    [(0, "low", "middle", 4), (3, "low", "middle", 1), (4, "middle", "high", 4), (8, "high", "", 0)],
)
def test_a_share_is_rounded_up_and_the_rest_to_the_next_rank_is_told(
    value: int, name: str, above: str, missing: int
) -> None:
    rank = points(value, 11)
    assert rank is not None
    assert rank.steps == (RankStep("low", 0), RankStep("middle", 4), RankStep("high", 8))
    assert (rank.name, rank.next, rank.missing, rank.value) == (name, above, missing, value)
    assert NAMES[rank.place] == name


@pytest.mark.parametrize(
    ("value", "name", "missing"),
    [(101, "low", 1), (100, "middle", 50), (51, "middle", 1), (50, "high", 0), (0, "high", 0)],
)
def test_of_seconds_fewer_are_better(value: int, name: str, missing: int) -> None:
    rank = seconds(value)
    assert rank is not None
    assert (rank.name, rank.missing, rank.unit) == (name, missing, "seconds")


def test_without_a_whole_there_is_no_rank() -> None:
    assert points(5, 0) is None


@given(value=st.integers(0, 500), whole=st.integers(1, 400))
def test_whoever_gets_what_is_missing_has_the_next_rank_and_not_before(value: int, whole: int) -> None:
    rank = points(value, whole)
    assert rank is not None
    if rank.next:
        reached, short = points(value + rank.missing, whole), points(value + rank.missing - 1, whole)
        assert reached is not None
        assert short is not None
        assert NAMES.index(reached.name) > rank.place == short.place


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_rank_is_said_in_words(language: str) -> None:
    say = Messages(language).text
    rank = Rank("gold", 3, 70, "points", (), "diamond", 20, is_flawless=True)
    assert "◆" in rank_text(rank, "hands", say)
    assert "20" in next_rank_text(rank, "hands", say)
    assert next_rank_text(Rank("diamond", 4, 90, "points", ()), "hands", say) == ""
