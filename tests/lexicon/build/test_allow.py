"""Allow files: only words that somebody has read are targets of the easy and medium tier."""

from pathlib import Path

import pytest

from worderly.lexicon import Lexicon
from worderly.lexicon.build.allow import LENGTHS, keep_read
from worderly.lexicon.build.list_files import read_words
from worderly.lexicon.build.model import group
from worderly.lexicon.folding import fold_for, fold_latin

ROOT = Path(__file__).parents[3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "4.txt").write_text("# read\nCafé left\n", "utf-8")
    return tmp_path


def test_a_word_that_nobody_has_read_stays_in_its_tier_but_is_no_target(folder: Path) -> None:
    tiers = group({"cafe": ("easy", True), "word": ("medium", True)})
    assert keep_read(tiers, folder, fold_latin) == group({"cafe": ("easy", True), "word": ("medium", False)})


def test_a_reader_may_allow_what_a_rule_calls_an_inflection(folder: Path) -> None:
    assert keep_read(group({"left": ("easy", False)}), folder, fold_latin)["easy", True] == {"left"}


def test_hard_words_and_lengths_without_a_file_are_left_as_they_are(folder: Path) -> None:
    tiers = group({"yurt": ("hard", True), "house": ("easy", True), "houses": ("easy", False)})
    assert keep_read(tiers, folder, fold_latin) == tiers


@pytest.mark.parametrize("name", Lexicon.names())
def test_every_shipped_target_of_a_length_with_a_file_was_read(name: str) -> None:
    lexicon, folder = Lexicon.open(name), ROOT / "lexicons" / name / "allow"
    for length in LENGTHS:
        path = folder / f"{length}.txt"
        read = set(map(fold_for(name), read_words(path))) if path.exists() else set(lexicon)
        assert set(lexicon.targets("medium", length)) <= read
