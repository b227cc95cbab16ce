"""The same seed gives the same puzzle and the same match as before."""

from tests.games.records import place, puzzles_hash, record
from tests.games.wordsearch.recorded import PUZZLES, SETTINGS
from worderly.games.wordsearch import GAME

PUZZLES_OF_VERSION = (2, "44ed59eb8a5a")
"""A change of the generator raises the version of the game (docs/testing.md)."""


def test_a_seed_gives_another_puzzle_only_in_another_version() -> None:
    assert (GAME.version, puzzles_hash(GAME, PUZZLES)) == PUZZLES_OF_VERSION


def test_moves_pictures_results_and_verdicts_of_recorded_matches_are_as_before() -> None:
    assert record(GAME, SETTINGS) == place(GAME.id).read_text("utf-8")
