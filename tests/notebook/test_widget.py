"""The widget of a notebook without a notebook: what its script asks, and what Python answers."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from worderly import Lexicon, wizards
from worderly.boogle import Board
from worderly.messages import Messages
from worderly.notebook import Match, play
from worderly.notebook.playing import games_with_widgets, part_for
from worderly.notebook.widget import PuzzleWidget
from worderly.wordsearch import Wordsearch

WEB = Path(__file__).parents[2] / "web/src"
BOARD = Board.parse("pers/latg/sine/ters")


def ask(widget: PuzzleWidget, move: dict[str, Any] | None = None) -> dict[str, Any]:
    """As the script does: through the state that the notebook carries; returns the answer."""
    widget.set_state({"asked": {"number": widget.asked.get("number", 0) + 1, "move": move}})
    frame: dict[str, Any] = json.loads(json.dumps(widget.get_state()["frame"]))
    return frame


def widget_of(puzzle: Any, **options: Any) -> PuzzleWidget:
    """What `play` promises is less than what a page uses."""
    widget = play(puzzle, **options)
    assert isinstance(widget, PuzzleWidget)
    return widget


@pytest.fixture
def sea() -> Wordsearch:
    puzzle = Wordsearch(8, seed=1)
    puzzle.add_wordlist(["whale", "coral", "tuna"])
    return puzzle


def timed(now: list[int]) -> PuzzleWidget:
    part = part_for(BOARD)
    return PuzzleWidget(part, part.opening(BOARD, time_s=60), Messages("en"), now_ms=lambda: now[0])


def test_a_drawn_word_is_found_and_everything_found_ends_it(sea: Wordsearch) -> None:
    widget = widget_of(sea)
    for word in sea.solution:
        frame = ask(widget, {"type": "draw", "start": word.cells[0], "end": word.cells[-1]})
        assert word.word in frame["said"]
        assert frame["tone"] == "good"
    assert frame["is_over"]
    assert frame["status"] == "3 of 3 words"
    assert widget.outcome is not None
    assert widget.outcome.reason == "all_found"


def test_a_refused_move_changes_nothing_and_says_why(sea: Wordsearch) -> None:
    widget = widget_of(sea)
    before = widget.view
    frame = ask(widget, {"type": "name", "word": "zebra", "at": None})
    assert frame["tone"] == "bad"
    assert "“zebra”" in frame["said"]
    assert widget.view == before


def test_a_hint_counts_rows_and_columns(sea: Wordsearch) -> None:
    whale = sea.solution[0]
    said = ask(widget_of(sea), {"type": "hint", "word": "whale"})["said"]
    assert said == f"whale begins in row {whale.row + 1}, column {whale.col + 1}."


def test_no_word_that_is_hidden_has_its_place_in_the_frame(sea: Wordsearch) -> None:
    frame = ask(widget_of(sea))
    assert [word["cells"] for word in frame["view"]["words"]] == [[], [], []]


def test_a_board_with_a_clock_is_covered_until_the_player_is_ready() -> None:
    now = [0]
    widget = timed(now)
    assert widget.frame["view"] is None
    assert widget.frame["left_ms"] == 60_000
    now[0] = 500_000  # the notebook lay open for a while
    frame = ask(widget)
    assert frame["view"]["faces"][0] == ["p", "e", "r", "s"]
    assert (frame["is_begun"], frame["left_ms"]) == (True, 60_000)


def test_the_clock_ends_the_match_and_shows_the_words() -> None:
    now = [0]
    widget = timed(now)
    ask(widget)
    found = ask(widget, {"type": "find", "word": "plaster"})
    assert found["status"].startswith("34 points")
    now[0] = 60_000
    assert not ask(widget)["is_over"]  # a second for what was on its way
    now[0] = 61_000
    frame = ask(widget, {"type": "find", "word": "late"})
    assert frame["is_over"]
    assert len(frame["view"]["boards"][0]["words"]) > 100
    assert [word["word"] for word in frame["view"]["found"]] == ["plaster"]


def test_without_a_clock_the_board_lies_open_and_the_options_count() -> None:
    widget = widget_of(BOARD, time_s=0, scoring="classic", lexicon=Lexicon.from_words(["plaster", "zebra"]))
    assert widget.frame["left_ms"] is None
    assert ask(widget, {"type": "find", "word": "plaster"})["status"].startswith("5 points")


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: play(BOARD, time_s=5), "cannot be played"),
        (lambda: play(Wordsearch(8)), "empty"),
        (lambda: play(Wordsearch.parse("CAT\nXOX\nDXX")), "no list of words"),
    ],
)
def test_what_cannot_be_played_is_told_at_once(make: Callable[[], Match], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make()


def test_a_puzzle_without_a_widget_is_told_which_have_one() -> None:
    with pytest.raises(TypeError, match="no widget for Puzzle; there are widgets for boogle, wordsearch"):
        play(wizards.Puzzle.generate(seed=1))


def test_a_missing_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "worderly.notebook.widget")
    monkeypatch.setitem(sys.modules, "anywidget", None)
    with pytest.raises(ImportError, match=r"^A widget .* pip install 'worderly\[notebook\]'\.$"):
        play(BOARD)


def test_sentences_are_in_the_language_asked_for(sea: Wordsearch) -> None:
    widget = widget_of(sea, language="fr")
    assert widget.texts["web-give-up"] == Messages("fr").text("web-give-up") != "Give up"


def test_a_widget_has_a_script_for_every_python_part_and_the_reverse() -> None:
    assert {path.parent.name for path in WEB.glob("games/*/notebook.ts")} == set(games_with_widgets())


@pytest.mark.parametrize("puzzle", [BOARD, Wordsearch(12, seed=1, theme="ocean")], ids=["board", "search"])
def test_every_sentence_that_the_script_shows_is_sent_to_it(puzzle: Any) -> None:
    game = part_for(puzzle).game.id
    sources = [*(WEB / "notebook").glob("*.svelte"), WEB / f"games/{game}/notebook.ts"]
    shown = {text for path in sources for text in re.findall(r"'(web-[\w-]+)'", path.read_text())}
    texts = widget_of(puzzle).texts
    assert len(shown) > 8
    assert shown - set(texts) == set()
    assert [name for name, text in texts.items() if name == text] == []
