"""Whole games in line mode, replayed byte for byte, with invariants so that no transcript stands alone."""

import re
from pathlib import Path

import pytest

from tests.golden.stage import play, read, scripts, transcript, typed
from worderly.games import IDS
from worderly.messages.catalog import raw_messages

HAND = """\
Current Hand: a j e f * r x
Enter word, or "!!" to indicate that you are finished: jar
"jar" earned 90 points. Total: 90 points

Current Hand: e f * x
Enter word, or "!!" to indicate that you are finished: f*x
"f*x" earned 216 points. Total: 306 points

Current Hand: e
Enter word, or "!!" to indicate that you are finished: !!
Total score: 306 points
"""
"""To the letter as in games/hands.md."""

NAMES = [script.stem for script in scripts()]


def text_of(name: str) -> str:
    return (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("script", scripts(), ids=NAMES)
def test_a_game_is_played_as_it_was_before(script: Path, tmp_path: Path) -> None:
    assert transcript(script, tmp_path) == text_of(script.stem)


def test_the_transcript_of_a_hand_is_to_the_letter() -> None:
    assert HAND in text_of("hands-hand")


def test_an_empty_hand_ends_to_the_letter() -> None:
    text = text_of("hands-empty")
    assert "That is not a valid word. Please choose another word.\n" in text
    assert "\nRan out of letters. Total score: 131 points\n" in text


@pytest.mark.parametrize("name", NAMES)
def test_a_transcript_has_no_escapes_and_no_tracebacks(name: str) -> None:
    text = text_of(name)
    assert all(ch == "\n" or ch.isprintable() or ch in "\u00a0\u202f" for ch in text)
    assert "Traceback" not in text
    assert "went wrong inside" not in text


@pytest.mark.parametrize("name", NAMES)
def test_a_transcript_shows_no_bare_message_id_and_no_unfilled_variable(name: str) -> None:
    text = text_of(name)
    assert not [
        message for message in raw_messages("en") if re.search(rf"(?<![\w-]){message}(?![\w-])", text)
    ]
    assert "{$" not in text


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("wizards-won", "Solved!"),
        ("battlewords-won", "Fantastic"),
        ("wordsearch-won", "All 7 words in 3:16."),
    ],
)
def test_a_won_game_is_won(name: str, says: str) -> None:
    assert says in text_of(name)


def test_every_game_has_a_transcript() -> None:
    assert {name.split("-")[0] for name in NAMES} >= set(IDS)


@pytest.mark.parametrize("script", scripts(), ids=NAMES)
def test_the_input_may_end_anywhere(script: Path, tmp_path: Path) -> None:
    arguments, lines = read(script)
    for cut in {0, 1, len(lines) // 3, len(lines) // 2, len(lines) - 1}:
        if "@^C" not in lines[cut - 1 : cut]:
            code, printed = play(arguments, typed(lines[:cut]), tmp_path / str(cut))
            assert code == 0, printed


@pytest.mark.parametrize("name", ["wizards-won", "battlewords-won", "wordsearch-won"])
def test_a_game_that_is_cut_off_anywhere_resumes_to_the_same_end(name: str, tmp_path: Path) -> None:
    """The last line of the share text is the same whether the game was played at once or in two goes."""
    script = next(script for script in scripts() if script.stem == name)
    arguments, lines = read(script)
    whole = play(arguments, typed(lines), tmp_path / "whole")[1]
    cuts = range(3, len(lines) - 8)
    moves = [at for at in cuts if not lines[at].startswith("!") and not lines[at - 1].startswith("@")]
    for cut in moves[:: max(1, len(moves) // 4)]:
        data = tmp_path / str(cut)
        play(arguments, typed(lines[:cut]), data)
        again = play(arguments, typed(["y", *lines[cut:]]), data)[1]
        assert result_line(again) == result_line(whole), cut


def result_line(printed: str) -> str:
    found = [line for line in printed.splitlines() if re.match(r"\w[\w ]*( \"\w+\")? · ", line)]
    assert found, printed
    return found[-1]
