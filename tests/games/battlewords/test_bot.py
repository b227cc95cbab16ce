"""Bots: they read the radar and play to the end under every option."""

import pytest
from msgspec.structs import replace

from worderly.games.battlewords import GAME
from worderly.games.battlewords.model import Guess, Named, Reveal
from worderly.games.battlewords.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance, Stamp, play, see, start

ENGLISH = Tools.open(("en",))


def finished(level: str, seed: int, options: Options) -> int:
    state, chance = start(GAME, options, seed, ENGLISH), Chance(f"bot/{seed}")
    for _ in range(300):
        if GAME.outcome(state) is not None:
            return state.points
        move = GAME.bot(see(GAME, state, 0), 0, level, chance, ENGLISH)
        state = play(GAME, state, Stamp(0, 1), move, ENGLISH).state
    raise AssertionError("the bot never finished")


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize(
    "options",
    [
        Options(mode="admiral", hints=3),
        Options(mode="chain", crossings=True),
        Options(radar=False),
        Options(wrong_limit=1, difficulty="hard"),
    ],
)
def test_a_bot_plays_to_the_end_under_every_option(level: str, options: Options) -> None:
    finished(level, 5, options)


def test_a_beginner_begins_with_any_covered_cell() -> None:
    state = start(GAME, Options(), 5, ENGLISH)
    moves = [GAME.bot(see(GAME, state, 0), 0, "beginner", Chance(seed), ENGLISH) for seed in range(300)]
    cells = {(move.row, move.col) for move in moves if isinstance(move, Reveal)}
    assert all(isinstance(move, Reveal) for move in moves)
    assert len(cells) > 100, "of 144 cells"


@pytest.mark.parametrize("level", GAME.levels)
def test_a_bot_names_no_word_twice(level: str) -> None:
    """LAMP is named, and lies open once more inside CLAMP: a refused guess would be repeated for ever."""
    row = tuple((5, col) for col in range(4))
    sea = ("?LAMP???????", *["????????????"] * 4, "LAMP????????", *["????????????"] * 6)
    view = replace(
        see(GAME, start(GAME, Options(), 5, ENGLISH), 0),
        grid=sea,
        radar=((0, 4), (5, 3)),
        may_guess=True,
        left=((4, 1), (5, 1)),
        named=(Named("lamp", "lamp", 5, 0, "H", row, 4, 4),),
    )
    moves = [GAME.bot(view, 0, level, Chance(seed), ENGLISH) for seed in range(20)]
    assert Guess("lamp") not in moves
