"""Several players at one puzzle: by the game's own rules, or as a race."""

from typing import Any

import pytest

from worderly.games import IDS, game_of
from worderly.games.boogle.options import Options as BoogleOptions
from worderly.games.tools import Tools
from worderly.games.wordsearch.options import Options as WordsearchOptions
from worderly.kit import GiveUp, Stamp, play, start

TURNS = BoogleOptions(mode="turns", players=("Ann", "Bob", "Machine"), machine="reader")


def test_boogle_is_played_by_all_at_once() -> None:
    options: Any = game_of("boogle").together(BoogleOptions(time_s=60), 3)
    assert (options.mode, options.seats, options.time_s) == ("room", 3, 60)


def test_a_claim_has_a_seat_for_everyone_and_another_word_search_is_raced() -> None:
    together = game_of("wordsearch").together
    claim: Any = together(WordsearchOptions(mode="claim"), 4)
    assert claim.players == 4
    assert together(WordsearchOptions(), 4) is None


@pytest.mark.parametrize("game_id", [one for one in IDS if one not in ("boogle", "wordsearch")])
def test_a_game_of_one_seat_is_raced(game_id: str) -> None:
    game = game_of(game_id)
    assert game.together(game.Options(), 2) is None
    assert game.names(game.Options()) == ()
    assert game.machine(game.Options()) == ""


def test_turns_at_one_screen_have_names_and_perhaps_a_machine() -> None:
    game = game_of("boogle")
    assert game.names(TURNS) == ("Ann", "Bob", "Machine")
    assert game.machine(TURNS) == "reader"
    assert game.names(BoogleOptions()) == ()


def test_a_seat_that_gave_up_a_claim_waits_for_the_others() -> None:
    game, tools = game_of("wordsearch"), Tools.open(("en",))
    state = start(game, WordsearchOptions(mode="claim", players=2), "s", tools)
    view = game.view(play(game, state, Stamp(0), GiveUp(), tools).state, 1, False)
    assert [game.is_done(view, seat) for seat in (0, 1)] == [True, False]
