"""Bots: they read slots from the view and play to the end."""

import pytest

from tests.games.wizards.corner import TOOLS, corner
from worderly.games.tools import Tools
from worderly.games.wizards import GAME
from worderly.games.wizards.bot import slots
from worderly.games.wizards.model import Guess
from worderly.games.wizards.options import Options, Wizard
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


def test_slots_are_read_off_the_view() -> None:
    state = play(GAME, corner(), Stamp(0, 1), Guess("sea"), TOOLS).state
    assert sorted(slots(see(GAME, state, 0))) == ["???", "?e?", "a??", "s???"]


@pytest.mark.parametrize("rows", [15, 16, 17])
@pytest.mark.parametrize("cols", [25, 26])
def test_on_a_fresh_board_of_any_size_each_word_is_one_covered_slot(rows: int, cols: int) -> None:
    state = start(GAME, Options(rows=rows, cols=cols), "1", ENGLISH)
    wanted = sorted("?" * len(placed.word) for placed in state.words)
    assert sorted(slots(see(GAME, state, 0))) == wanted


@pytest.mark.parametrize("wizard", ["plain", "shield", "life", "word", "letters"])
@pytest.mark.parametrize("level", GAME.levels)
def test_a_bot_plays_to_the_end_with_every_wizard(level: str, wizard: Wizard) -> None:
    finished(level, 3, Options(wizard=wizard, hints=3, bonus=True))
