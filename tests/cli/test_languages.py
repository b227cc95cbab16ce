"""`--lang` sets texts and words, `--word-lang` the words alone."""

import json
from pathlib import Path

import pytest

from tests.golden.stage import play

HAND = ["hands", "--plain", "--hand", "chatsqz", "--hands", "1"]


@pytest.mark.parametrize(
    ("arguments", "prompt", "languages"),
    [
        ([], "Enter word", ["en"]),
        (["--lang", "fr"], "mot", ["fr"]),
        (["--word-lang", "fr"], "Enter word", ["fr"]),
        (["--lang", "fr", "--word-lang", "en"], "mot", ["en"]),
    ],
)
def test_texts_and_words_are_two_choices(
    arguments: list[str], prompt: str, languages: list[str], tmp_path: Path
) -> None:
    code, printed = play([*HAND, *arguments], "n\n!quit\n", tmp_path)
    assert (code, prompt in printed) == (0, True), printed
    code, printed = play(["make", "wizards", "--seed", "1", "--json", *arguments], "", tmp_path)
    assert (code, json.loads(printed)["options"]["languages"]) == (0, languages)


def test_boogle_takes_words_of_several_languages(tmp_path: Path) -> None:
    arguments = ["make", "boogle", "--seed", "1", "--json", "--word-lang", "fr,en"]
    code, printed = play(arguments, "", tmp_path)
    assert (code, json.loads(printed)["options"]["languages"]) == (0, ["fr", "en"])


@pytest.mark.parametrize("option", ["--lang", "--word-lang"])
def test_an_unknown_language_is_refused_with_the_known_ones(option: str, tmp_path: Path) -> None:
    code, printed = play([*HAND, option, "xx"], "", tmp_path)
    assert code == 2
    assert f"{option}" in printed
    assert "en, fr" in printed
