"""Lessons in line mode: the lines that the steps ask for play each lesson to its end."""

from pathlib import Path

import pytest

from tests.golden.stage import play
from worderly.games import IDS, game_of
from worderly.languages import DEFAULT, word_languages

every_game = pytest.mark.parametrize("game_id", IDS)


def taught(game_id: str, lines: list[str], data: Path, *more: str) -> str:
    code, printed = play(
        [game_id, "--plain", "--lesson", *more], "".join(f"{line}\n" for line in lines), data
    )
    assert code == 0, printed
    return printed


@every_game
@pytest.mark.parametrize("language", word_languages())
def test_what_the_steps_ask_for_plays_the_lesson(game_id: str, language: str, tmp_path: Path) -> None:
    lines = [step.wants for step in game_of(game_id).lesson(language).steps]
    printed = taught(game_id, lines, tmp_path, "--lang", language)
    assert printed.splitlines()[-1].endswith(f"worderly {game_id} --daily")
    assert not list(tmp_path.rglob("results.jsonl"))
    assert not list(tmp_path.rglob("saves/*"))


@every_game
def test_each_step_says_what_to_type(game_id: str, tmp_path: Path) -> None:
    steps = game_of(game_id).lesson(DEFAULT).steps
    printed = taught(game_id, [step.wants for step in steps], tmp_path)
    for number, step in enumerate(steps, 1):
        assert f"{number} of {len(steps)}. " in printed
        assert f"Type: {step.wants}" in printed if step.wants else "Press Enter" in printed


def test_a_wrong_line_gets_the_rules_answer_and_a_friendly_word(tmp_path: Path) -> None:
    printed = taught("wizards", ["", "srat", "rat"], tmp_path)
    assert "“srat” is not in" in printed
    assert "lives left" not in printed
    assert "nothing is lost here. Try it like this: rat" in printed
    assert "5 lives, 3 points" in printed


def test_what_is_no_move_is_told_apart(tmp_path: Path) -> None:
    assert "not" in taught("battlewords", ["", "z99"], tmp_path)


def test_a_lesson_can_be_left_at_any_line(tmp_path: Path) -> None:
    assert "2 of 5" not in taught("hands", ["!quit", "", ""], tmp_path)
