"""The scans of days and boards at a small size, and their controls."""

from datetime import date, timedelta
from typing import Any

import pytest

from tools.words_scan import memory
from tools.words_scan.__main__ import main
from tools.words_scan.memory import Day
from tools.words_scan.scan import Scan, run
from tools.words_scan.watched import Watched
from worderly.games import IDS
from worderly.kit.dailies.days import Contents
from worderly.languages import word_languages
from worderly.lexicon import Lexicon
from worderly.lexicon.themes import Season

NEW_YEAR = date(2026, 12, 24)


@pytest.mark.parametrize("language", word_languages())
@pytest.mark.parametrize("game", IDS)
def test_days_around_new_year_and_a_few_boards_have_no_fault(game: str, language: str) -> None:
    found = run(Scan(game, language, NEW_YEAR, days=16, boards=40))
    assert found.faults == ()
    assert found.missed_controls == ()


# --- the control: what must not be overlooked -------------------------------------


def watching(*words: str) -> Watched:
    return Watched(Lexicon.from_words(["cat"]), frozenset(words))


@pytest.mark.parametrize(
    "rows",
    [
        ("bad.", "....", "...."),
        (".dab", "....", "...."),
        ("b...", "a...", "d..."),
        ("d..", ".a.", "..b"),
        ("..d", ".a.", "b.."),
    ],
)
def test_a_watched_word_is_seen_in_every_direction(rows: tuple[str, ...]) -> None:
    for turned in (rows, rows[::-1]):
        assert list(watching("bad").strings(Contents((), {}, rows=turned))) == ["bad"]


def test_letters_inside_a_word_of_the_puzzle_are_innocent() -> None:
    place = frozenset((0, col) for col in range(5))
    grass = Contents(("badge",), {}, rows=("BADGE",), places=(place,))
    assert list(watching("bad").strings(grass)) == []
    assert list(watching("bad").strings(grass._replace(places=()))) == ["bad"]
    assert list(watching("edge").strings(grass._replace(rows=("BADGEDGE",)))) == ["edge"]


def test_a_crossword_is_read_across_and_down_only() -> None:
    slanted = Contents((), {}, rows=("b..", ".a.", "..d"))
    assert list(watching("bad").strings(slanted)) == ["bad"]
    assert list(watching("bad").strings(slanted._replace(is_crossword=True))) == []


def test_a_watched_answer_or_title_is_seen() -> None:
    watched = watching("bad")
    assert list(watched.answers(Contents(("good", "bad"), {}))) == ["bad"]
    assert list(watched.answers(Contents(("good",), {}, texts=("The Bad, again",)))) == ["bad"]


def test_grim_words_of_a_phrase_are_seen_and_halves_of_a_compound_are_innocent() -> None:
    english = Watched(Lexicon.open("en"))
    grim = min(Lexicon.open("en").grim, key=lambda word: (len(word), word))
    assert list(english.answers(Contents((grim,), {}))) == [grim]
    assert list(english.answers(Contents((), {}, texts=(grim.title(), f"the {grim}")))) == [grim, grim]
    assert list(english.answers(Contents((), {}, texts=(f"tug-of-{grim}", f"un-{grim}-un")))) == []


def day(number: int, **used: str) -> Day:
    contents = Contents((), {stock: (item,) for stock, item in used.items()})
    return Day(NEW_YEAR + timedelta(days=number), contents, 0, {})


@pytest.mark.parametrize(
    ("game", "stock", "apart"),
    [("wordsearch", "theme", 14), ("battlewords", "4", 60), ("wizards", "spine", 365)],
)
def test_an_item_that_returns_too_soon_is_seen(game: str, stock: str, apart: int) -> None:
    def found(days: int) -> list[str]:
        return list(memory.faults(game, [day(0, **{stock: "same"}), day(days, **{stock: "same"})]))

    assert len(found(apart)) == 1
    assert found(apart + 1) == []


@pytest.mark.parametrize(
    ("game", "answers", "faults"),
    [
        ("wizards", ("a", "a", "b", "b", "c"), 0),
        ("wizards", ("a", "a", "b", "b", "c", "c"), 1),
        ("boogle", ("a",) * 39, 1),
        ("boogle", ("a",) * 40, 0),
        ("boogle", ("a",) * 90, 0),
        ("boogle", ("a",) * 91, 1),
    ],
)
def test_the_rules_for_one_puzzle_are_judged(game: str, answers: tuple[str, ...], faults: int) -> None:
    one = day(0)._replace(contents=Contents(answers, {}))
    assert len(list(memory.faults(game, [one]))) == faults


def test_a_scan_that_sees_no_planted_fault_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*given: Any) -> tuple[()]:
        return ()

    monkeypatch.setattr(Watched, "answers", nothing)
    monkeypatch.setattr(Watched, "strings", nothing)
    monkeypatch.setattr(memory, "faults", nothing)
    monkeypatch.setattr(memory, "out_of_season", nothing)
    found = run(Scan("wordsearch", "en", NEW_YEAR, days=1, boards=1))
    assert found.missed_controls == (
        "a watched answer",
        "watched letters",
        "the same puzzle on two days",
        "a feast out of season",
    )


def test_a_feast_that_is_not_near_its_time_is_seen() -> None:
    feasts = {
        "new-year": [Season((12, 27), (1, 6))],
        "christmas": [Season((12, 1), (12, 26))],
        "ramadan": [Season((1, 5), (2, 6), 2030), Season((12, 26), (1, 26), 2030)],
    }
    for on, item, faults in (
        (date(2026, 12, 27), "new-year", 0),
        (date(2027, 1, 6), "new-year", 0),
        (date(2027, 1, 7), "new-year", 1),
        (date(2026, 12, 26), "new-year", 1),
        (date(2026, 12, 26), "christmas", 0),
        (date(2026, 7, 1), "christmas", 1),
        (date(2026, 7, 1), "summer", 0),
        (date(2030, 2, 6), "ramadan", 0),
        (date(2030, 12, 31), "ramadan", 0),
        (date(2031, 1, 26), "ramadan", 0),
        (date(2031, 1, 27), "ramadan", 1),
        (date(2029, 1, 5), "ramadan", 1),
        (date(2031, 12, 31), "ramadan", 1),
    ):
        one = day(0, theme=item)._replace(date=on)
        assert len(list(memory.out_of_season([one], feasts))) == faults, (on, item)
    word = day(0, word="christmas")._replace(date=date(2026, 7, 1))
    assert list(memory.out_of_season([word], feasts)) == []


def test_a_spine_that_is_called_like_a_feast_has_no_season() -> None:
    day = Day(date(2027, 6, 1), Contents((), {"spine": ("christmas",)}), 0, {})
    assert list(memory.out_of_season([day], {"christmas": [Season((12, 1), (12, 26))]})) == []


def test_a_planted_word_and_a_repeated_theme_make_the_command_fail(
    capsys: pytest.CaptureFixture[str],
) -> None:
    small = ["--days", "2", "--boards", "1", "--games", "wordsearch", "--languages", "en", "--jobs", "0"]
    assert main([*small, "--control"]) == 1
    said = capsys.readouterr().out
    assert "is watched" in said
    assert "was there on" in said


def test_the_command_fails_on_a_fault_and_prints_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--days", "1", "--boards", "2", "--games", "hands", "--languages", "en", "--jobs", "0"]
    assert main(small) == 0
    monkeypatch.setattr(Watched, "strings", lambda watched, contents: ["planted"])
    assert main(small) == 1
    assert "board 1: the letters spell planted" in capsys.readouterr().out
