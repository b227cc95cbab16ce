"""The choice of the engine, and pattern searches."""

import os
import subprocess
import sys

import pytest

from worderly.languages import interface_languages
from worderly.lexicon import Lexicon
from worderly.messages import Messages
from worderly.solver import engine, patterns

SCRIPT = """
from worderly.lexicon import Lexicon
from worderly.messages import Messages
from worderly.solver import boards, engine, hands
words = Lexicon.from_words(["tea", "eat", "seat", "teas", "fix"])
assert engine.ENGINE == "reference" and engine.kernel() is None
assert [f.word for f in boards.find_words(words, ["te", "sa"])] == ["eat", "tea", "seat", "teas"]
assert boards.score_boards(words, [["te", "sa"]], boards.Points.by_length((0, 0, 0, 1)), threads=2) == [4]
assert boards.list_words(words, ["te", "sa"], 4) == ["seat", "teas"]
assert len(boards.find_paths(["te", "sa"], "tea")) == 1
assert hands.best_line(words, "fixzz", common_only=False, discards=True).total == 273
assert "quail" in Lexicon.open("en")
print(engine.notice(Messages("en")))
"""


def test_the_reference_is_used_on_request() -> None:
    environment = {**os.environ, "WORDERLY_KERNEL": "reference"}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.count("\n") == 1
    assert "slower" in run.stdout


def test_the_kernel_is_used_here_without_a_notice() -> None:
    assert engine.ENGINE == "native"
    assert engine.notice(Messages("en")) is None


@pytest.mark.parametrize("language", interface_languages())
def test_the_notice_is_one_line_in_every_language(language: str) -> None:
    text = Messages(language).text("notice-reference-engine")
    assert "Python" in text
    assert "\n" not in text


def test_patterns_give_common_words_first() -> None:
    words = patterns.matching(Lexicon.open("en"), "c?t")
    assert words[:2] == ["cat", "cut"]
    assert "cot" in words


def test_anagrams_give_common_words_first_and_the_longest_of_them() -> None:
    lexicon = Lexicon.open("en")
    words = patterns.anagrams(lexicon, "quail", min_length=3)
    tiers = [patterns.rank(lexicon, word) for word in words]
    assert tiers == sorted(tiers)
    assert "quail" in words
