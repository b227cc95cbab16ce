"""The machine of Boogle: a turn takes as many words as its clock allows."""

from typing import Any

import pytest

from worderly.games.boogle import GAME
from worderly.games.boogle.bot import machine_turn
from worderly.games.boogle.model import Done, Find, Move, Ready
from worderly.games.boogle.options import USUAL_S, Options
from worderly.games.tools import Tools
from worderly.kit import Chance, Stamp, play, see, start
from worderly.lexicon import Lexicon

ENGLISH = Tools.open(("en",))
RICH = "tsea/nrli/opds/hame"


def turn(time_s: int, level: str = "dictionary", tools: Tools = ENGLISH, grid: str = RICH) -> list[Move]:
    """What the machine plays as Bob after Ann's turn; each of its moves is accepted."""
    options: dict[str, Any] = {"machine": level, "time_s": time_s, "grid": grid}
    checked, _ = GAME.check(Options(mode="turns", players=("Ann", "Bob"), rounds=1, **options))
    table, moves = [start(GAME, checked, "1", tools)], list[Move]()

    def make(seat: int, move: Move) -> None:
        table[0] = play(GAME, table[0], Stamp(seat, 1), move, tools).state

    make(0, Ready())
    make(0, Done())
    for move in machine_turn(lambda: see(GAME, table[0], 1), Chance(1), tools):
        make(1, move)
        moves.append(move)
    return moves


def test_a_turn_begins_and_ends_with_the_clock_and_finds_words_between() -> None:
    first, *finds, last = turn(80)
    assert (first, last) == (Ready(), Done())
    assert all(isinstance(find, Find) for find in finds)


@pytest.mark.parametrize("time_s", [40, 80, 160])
@pytest.mark.parametrize(("level", "word_s"), [("schoolchild", 7), ("dictionary", 3)])
def test_the_machine_takes_the_time_of_its_level_for_a_word(time_s: int, level: str, word_s: int) -> None:
    assert len(turn(time_s, level)) - 2 == time_s // word_s


def test_without_a_clock_the_machine_plays_as_in_the_usual_time() -> None:
    assert len(turn(0)) == len(turn(USUAL_S)) > 2


def test_the_machine_stops_when_it_knows_no_other_word() -> None:
    tools = Tools((Lexicon.from_words(["care", "cares", "car"]),))
    found = turn(160, "schoolchild", tools, "care/###s/####/####")
    assert {move.word for move in found if isinstance(move, Find)} == {"care", "cares", "car"}
