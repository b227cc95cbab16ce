"""The library module of Boogle."""

import pytest

from worderly.boogle import Board
from worderly.lexicon import Lexicon

WORDS = Lexicon.from_words(["pert", "pal", "late", "quit", "quite", "sin"])


def test_the_same_seed_rolls_the_same_board() -> None:
    assert Board.roll(seed=42) == Board.roll(seed="42")
    assert Board.roll(seed=42) != Board.roll(seed=43)
    assert Board.roll() != Board.roll()
    assert [len(row) for row in Board.roll(size=6, seed=1).grid] == [6] * 6


def test_dice_are_chosen_by_name() -> None:
    assert Board.roll(dice="weights", size=8, seed=1) != Board.roll(dice="weights", size=8, seed=2)
    assert len(Board.roll(dice="big", seed=1).grid) == 5
    with pytest.raises(ValueError, match="loaded"):
        Board.roll(dice="loaded")
    with pytest.raises(ValueError, match="99"):
        Board.roll(size=99)


def test_words_paths_and_score_of_a_board() -> None:
    board = Board.parse("pers/latg/sine/ters")
    assert board.words(WORDS) == ["late", "pal", "pert", "sin"]
    assert board.words(WORDS, min_length=4) == ["late", "pert"]
    assert board.paths("pal") == [((0, 0), (1, 1), (1, 0))]
    assert board.paths("zoo") == []
    assert board.score(WORDS, scoring="classic") == 4
    assert board.score(WORDS) == (4 + 4) + (5 + 1) + (6 + 4) + (3 + 1)


def test_q_means_qu_unless_it_is_plain() -> None:
    assert Board.parse("qit/exx").words(WORDS) == ["quit"]
    assert Board.parse("qit/exx", plain_q=True).words(WORDS) == []
    assert Board.parse("qu/ti", plain_q=True).words(WORDS) == ["quit"]
    assert Board.parse("qi/xt", language="fr").grid[0][0] == "q"


def test_many_boards_are_scored_in_one_call() -> None:
    boards = [Board.roll(seed=seed) for seed in range(12)]
    english = Lexicon.open("en")
    alone = [board.score(english, "classic") for board in boards]
    assert Board.score_many(boards, english, "classic", threads=2) == alone
    assert len(set(alone)) > 6


def test_a_board_prints_its_faces() -> None:
    board = Board.parse("qi/#(th)")
    assert str(board) == "Qu I\n#  Th"
    assert repr(board) == "Board.parse('qi/#(th)')"
    assert {board, Board.parse("qi/#(th)")} == {board}
