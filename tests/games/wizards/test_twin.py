"""Any course of play, move for move beside a twin that knows no code of the rules."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.wizards.corner import TOOLS, corner
from tests.games.wizards.twin import Twin
from worderly.games.wizards import GAME
from worderly.games.wizards.model import Guess, Star, State
from worderly.games.wizards.options import Options
from worderly.kit import Refused, Stamp, play, see

LEXICON = {"seat", "sea", "ate", "tea", "sat", "eat", "eta", "set", "zoo"}
SPELLED = ["".join(some) for size in (3, 4) for some in permutations("seat", size)]
guesses = st.sampled_from([*sorted(LEXICON) * 3, *SPELLED, "sees", "x"])
stars = st.tuples(st.integers(-1, 7), st.integers(-1, 7)).map(Star)


def answer(state: State, move: str | Star) -> tuple[State, str]:
    try:
        step = play(GAME, state, Stamp(0, 1), Guess(move) if isinstance(move, str) else move, TOOLS)
    except Refused as refused:
        return state, refused.code
    return step.state, step.state.turns[-1].kind


@settings(max_examples=300)
@given(has_bonus=st.booleans(), lives=st.integers(1, 20), moves=st.lists(guesses | stars, max_size=40))
def test_the_rules_and_their_twin_agree_on_every_move(
    has_bonus: bool, lives: int, moves: list[str | Star]
) -> None:
    state = corner(Options(bonus=has_bonus, lives=lives))
    twin = Twin(state, LEXICON)
    for move in moves:
        if GAME.outcome(state) is not None:
            break
        state, said = answer(state, move)
        view = see(GAME, state, 0)
        assert said == twin.play(move), move
        assert (view.lives, view.points, list(view.bonus)) == (twin.lives, twin.points, twin.bonus)
        assert view.stars == (twin.stars if has_bonus else 0)
        assert twin.open == {
            (r, c) for r, row in enumerate(view.grid) for c, ch in enumerate(row) if ch.isalpha()
        }
    assert (GAME.outcome(state) is not None) == twin.is_over
