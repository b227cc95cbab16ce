"""A server tells a lesson whole and answers each move by the rules; it saves nothing."""

from typing import Any

import pytest

from worderly.games import GAMES
from worderly.kit import AnyGame, Refused, decode, encode
from worderly.messages import Messages
from worderly.table.lessons import lesson_info, try_move

SAY = Messages("en").text
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_a_lesson_is_played_by_the_moves_that_its_pages_want(game: AnyGame) -> None:
    info = lesson_info(game, "en", SAY)
    for number, page in enumerate(info.pages):
        if page.wants is not None:
            assert try_move(game, "en", number, page.wants).wanted
    assert info.last.scores[0] > 0


@every_game
def test_the_board_is_never_over_and_shows_no_answers(game: AnyGame) -> None:
    info = lesson_info(game, "en", SAY)
    for frame in (*(page.frame for page in info.pages), info.last):
        assert (frame.outcome, frame.ranked, frame.deadline_ms) == (None, False, None)
        assert not getattr(frame.view, "answers", ())


def test_a_wrong_move_tells_what_the_rules_say() -> None:
    wizards = next(game for game in GAMES if game.id == "wizards")
    answer = try_move(wizards, "en", 1, {"type": "guess", "word": "srat"})
    assert not answer.wanted
    [wrong] = decode(encode(answer.events), list[dict[str, Any]])
    assert (wrong["type"], wrong["word"]) == ("wrong", "srat")
    # Nothing is lost in a lesson, so no lives are told.
    assert wrong["lives"] is None


def test_what_is_no_move_is_refused() -> None:
    with pytest.raises(Refused, match=r"^bad_move\("):
        try_move(GAMES[0], "en", 1, {"type": "nothing"})
    with pytest.raises(Refused, match=r"^no_such_step\("):
        try_move(GAMES[0], "en", 9, {"type": "give_up"})
