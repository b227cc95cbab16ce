"""Whoever hears line mode wins every game: readers that parse its sentences, transcripts kept."""

from pathlib import Path

import pytest

from tests.golden.ears import ears_of, place, told
from worderly.games import IDS


@pytest.mark.parametrize("game", IDS)
def test_a_game_is_won_by_its_sentences_alone(game: str, tmp_path: Path) -> None:
    heard = told(game, tmp_path)
    assert ears_of(game).WON in heard
    assert heard == place(game).read_text(encoding="utf-8")
