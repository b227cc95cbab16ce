"""Whoever hears line mode wins every game: readers that parse its sentences, transcripts kept."""

from pathlib import Path

import pytest

from tests.golden.ears import READERS, place, told
from worderly.games import IDS

WON = {
    "wizards": "Solved!",
    "hands": "100 % of par",
    "boogle": "178 of 178 common words",
    "battlewords": "Rank: Great",
    "wordsearch": "All 7 words",
}


@pytest.mark.parametrize("game", IDS)
def test_a_game_is_won_by_its_sentences_alone(game: str, tmp_path: Path) -> None:
    heard = told(game, tmp_path)
    assert WON[game] in heard
    assert heard == place(game).read_text(encoding="utf-8")


def test_every_game_has_a_reader() -> None:
    assert set(READERS) == set(IDS)
