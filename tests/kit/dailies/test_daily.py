"""The puzzle of a date: chosen by the weekday among what the calendar deals."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.codeword import CODEWORD, CodewordOptions, State
from worderly.kit import AnyGame, Chance, Refused
from worderly.kit.dailies.daily import MOST_TRIES, DailyPuzzle, daily_puzzle
from worderly.kit.dailies.days import Contents, Days, Dealt, Feast, Grade, Stock

MONDAY = date(2026, 11, 16)
APART = 20


def number(word: str) -> int:
    return int(word[1:])


def deal(options: CodewordOptions, dealt: Dealt, chance: Chance, tools: None) -> State:
    """Its word is the item; its guesses left are luck, and make a candidate hard."""
    return State(dealt["word"][0] if dealt else "w0", chance.below(1000))


def game(size: int = 60, **fields: Any) -> AnyGame:
    words = tuple(f"w{n}" for n in range(size))
    days: Days[CodewordOptions, State, None] = Days(
        **{
            "stocks": lambda options, tools: (Stock("word", words, APART),),
            "deal": deal,
            "grade": lambda state, tools: Grade(state.left, {}),
            "contents": lambda state, tools: Contents((state.secret,), {"word": (state.secret,)}),
            **fields,
        }
    )
    return replace(CODEWORD, days=lambda: days)


def made(game: AnyGame, day: date, secret: str = "s") -> DailyPuzzle:
    return daily_puzzle(game, "en", day, lambda label: f"{secret}/{label}", None)


def week(game: AnyGame, secret: str = "s") -> list[DailyPuzzle]:
    return [made(game, MONDAY + timedelta(days=n), secret) for n in range(7)]


def weigh(options: CodewordOptions, dealt: Dealt, tools: None) -> float:
    return number(dealt["word"][0])


@given(
    secret=st.text(max_size=10),
    first=st.dates(date(2026, 1, 1), date(2036, 1, 1)),
    size=st.integers(5, 90),
    weekly=st.booleans(),
)
@settings(max_examples=60)
def test_no_item_returns_within_the_promised_days(secret: str, first: date, size: int, weekly: bool) -> None:
    calendar, last = game(size, weigh=weigh if weekly else None), dict[str, date]()
    for n in range(2 * size + 14):
        day = first + timedelta(days=n)
        puzzle = made(calendar, day, secret)
        word, promised = puzzle.state.secret, puzzle.spacings[0].apart
        assert promised == min(APART, size - 1)
        assert word not in last or (day - last[word]).days > promised
        last[word] = day


def test_the_weekday_chooses_among_the_candidates_from_the_easiest_to_the_hardest() -> None:
    puzzles = week(game(candidates=7))
    assert [puzzle.rank for puzzle in puzzles] == [1, 2, 3, 4, 5, 6, 7]
    assert puzzles[0].grade.value < 300
    assert puzzles[6].grade.value > 700


@pytest.mark.parametrize(("candidates", "ranks"), [(1, [1] * 7), (3, [1, 1, 2, 2, 2, 3, 3])])
def test_fewer_candidates_serve_several_weekdays(candidates: int, ranks: list[int]) -> None:
    assert [puzzle.rank for puzzle in week(game(candidates=candidates))] == ranks


def test_the_items_of_a_week_are_sorted_by_how_hard_they_are() -> None:
    for secret in ("a", "b", "c"):
        puzzles = week(game(weigh=weigh), secret)
        words = [number(puzzle.state.secret) for puzzle in puzzles]
        assert words == sorted(words)
        assert all(puzzle.is_weekly for puzzle in puzzles)


def test_a_small_stock_keeps_its_distance_rather_than_its_order_within_the_week() -> None:
    puzzles = week(game(22, weigh=weigh))
    assert not any(puzzle.is_weekly for puzzle in puzzles)
    assert {puzzle.spacings[0].apart for puzzle in puzzles} == {APART}


def test_only_fitting_puzzles_are_candidates() -> None:
    puzzles = week(game(candidates=7, fits=lambda state: state.left % 2 == 0))
    assert all(puzzle.fits and puzzle.state.left % 2 == 0 for puzzle in puzzles)


def test_a_date_has_a_puzzle_even_if_none_fits() -> None:
    tried: list[State] = []

    def never(state: State) -> bool:
        tried.append(state)
        return False

    puzzle = made(game(candidates=7, fits=never), MONDAY)
    assert not puzzle.fits
    assert len(tried) == MOST_TRIES
    assert puzzle.state == tried[0]


def test_a_game_without_rules_for_its_days_has_a_daily_all_the_same() -> None:
    puzzle = made(CODEWORD, MONDAY)
    assert puzzle.state == CODEWORD.new(CodewordOptions(), Chance(f"s/{MONDAY}").fork(0), None)
    assert (puzzle.rank, puzzle.candidates, puzzle.fits) == (1, 1, True)


def test_seed_and_date_decide_alone() -> None:
    calendar = game(candidates=5, weigh=weigh)
    assert week(calendar) == week(calendar)
    assert [one.state for one in week(calendar)] != [one.state for one in week(calendar, "other")]


@pytest.mark.parametrize(("unlucky", "is_made"), [({0}, True), ({1, 2}, True), (set(range(60)), False)])
def test_a_try_without_a_puzzle_is_bad_luck_and_three_are_a_refusal(unlucky: set[int], is_made: bool) -> None:
    def sometimes(options: CodewordOptions, dealt: Dealt, chance: Chance, tools: None) -> State:
        if int(chance.seed.rpartition("/")[2]) in unlucky:
            raise Refused("no_room")
        return deal(options, dealt, chance, tools)

    calendar = game(deal=sometimes, candidates=5)
    if is_made:
        assert made(calendar, MONDAY).candidates == 5
    else:
        with pytest.raises(Refused, match=r"^no_room\("):
            made(calendar, MONDAY)


def test_a_feast_stands_for_the_item_of_its_day_also_in_a_sorted_week() -> None:
    wednesday = MONDAY + timedelta(days=2)
    on = (wednesday.month, wednesday.day)
    feast = Feast("w1000", on, on)
    words = tuple(f"w{n}" for n in range(60))
    stock = Stock("word", words, APART)
    sorts: tuple[dict[str, Any], ...] = ({}, {"weigh": weigh})
    for more in sorts:
        usual = [one.state.secret for one in week(game(stocks=lambda *_: (stock,), **more))]
        festive = week(game(stocks=lambda *_: (stock._replace(feasts=(feast,)),), **more))
        assert [one.state.secret for one in festive] == [*usual[:2], "w1000", *usual[3:]]
