"""Books of many puzzles, and the files a puzzle is written to."""

import pytest

from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.games.wordsearch.options import Options
from worderly.kit.making import BookPlace, Making, Steps

STEPS = Steps("level", ("easy", "medium", "hard"))


def test_a_puzzle_of_a_book_has_a_seed_of_its_own() -> None:
    assert BookPlace("tea", 3, 9).puzzle_seed == "tea/3"
    assert BookPlace("tea", 0, 1).puzzle_seed == "tea"


@pytest.mark.parametrize(("count", "levels"), [(3, "emh"), (6, "eemmhh"), (2, "em"), (7, "eeemmhh")])
def test_the_steps_rise_evenly_through_a_book(count: int, levels: str) -> None:
    steps = [STEPS.at(BookPlace("s", index, count))["level"] for index in range(count)]
    assert "".join(step[0] for step in steps) == levels


def test_text_and_json_are_always_written_and_a_game_may_add_more() -> None:
    plain: Making[Options, Options, None] = Making()
    more: Making[Options, Options, None] = Making(texts={"txt": str, "csv": str})
    assert plain.endings == ("txt", "json")
    assert more.endings == ("txt", "csv", "json")


def test_no_theme_comes_again_before_all_have_come() -> None:
    game, tools = game_of("wordsearch"), Tools.open(("en",))
    themes = tools.words.drawn_themes()
    count = len(themes) + 1
    chosen = [
        game.making.in_book(Options(theme="*"), BookPlace("seed", index, count), tools).theme
        for index in range(count)
    ]
    assert sorted(chosen[:-1]) == sorted(themes)
    assert chosen[-1] == chosen[0]
    first, again = (
        game.making.in_book(Options(theme="*"), BookPlace("seed", index, count), tools)
        for index in (0, len(themes))
    )
    assert first.words
    assert not set(first.words) & set(again.words), "with other words"
    assert game.making.in_book(Options(theme="*"), BookPlace("seed", 0, 1), tools).theme == "*"
