"""Views: what is covered stays covered, for players, racers and spectators."""

from msgspec.structs import replace

from tests.games.wizards.corner import GRID, TOOLS, WORDS, corner
from worderly.games.wizards import GAME
from worderly.games.wizards.model import Guess, Placed, State
from worderly.games.wizards.options import Options
from worderly.kit import GiveUp, Stamp, encode, events_for, play, race, see


def guessed(state: State, *words: str) -> State:
    for word in words:
        state = play(GAME, state, Stamp(0, 1), Guess(word), TOOLS).state
    return state


def test_a_view_shows_covered_letters_as_such_and_empty_cells_as_empty() -> None:
    view = see(GAME, corner(), 0)
    assert view.grid == ("???....", "..?....", "..?....", "...?...", "..???.?", "...?..?", "......?")
    assert (view.answer, view.answers, view.found) == ((), (), ())


def test_words_left_are_counted_by_length() -> None:
    assert see(GAME, corner(), 0).left == ((3, 5), (4, 1))
    assert see(GAME, guessed(corner(), "sea"), 0).left == ((3, 3), (4, 1))


def test_two_states_that_differ_only_in_secrets_give_equal_views() -> None:
    """The same cells under other letters: everything not uncovered must look alike."""
    swap = str.maketrans("seatSEAT", "ropeROPE")
    twin = replace(
        corner(),
        grid=tuple(row.translate(swap) for row in GRID),
        words=tuple(replace(p, word=p.word.translate(swap), display=p.word.translate(swap)) for p in WORDS),
        secret="other",
    )
    for seat in (0, None):
        assert encode(see(GAME, corner(), seat)) == encode(see(GAME, twin, seat))


def test_an_omniscient_player_sees_the_answers_and_a_spectator_does_not() -> None:
    state = corner(Options(debug=True))
    assert see(GAME, state, 0).answer == GRID
    assert len(see(GAME, state, 0).answers) == len(WORDS)
    assert see(GAME, state, None).answer == ()


def test_a_spectator_sees_points_and_lives_but_nothing_uncovered_before_the_end() -> None:
    state = guessed(corner(), "sea", "eta")
    view = see(GAME, state, None)
    assert (view.points, view.lives) == (6, 4)
    assert view.grid == see(GAME, corner(), 0).grid
    assert (view.turns, view.found) == ((), ())
    over = play(GAME, state, Stamp(0, 1), GiveUp(), TOOLS).state
    assert see(GAME, over, None).answer == GRID


def test_events_reach_the_player_alone() -> None:
    events = play(GAME, corner(), Stamp(0, 1), Guess("sea"), TOOLS).events
    assert len(events_for(events, 0)) == 1
    assert events_for(events, None) == ()


def test_racers_play_the_same_board_each_on_their_own_copy() -> None:
    raced = race(GAME)
    options, _ = raced.check(raced.Options(of=Options(words=7), seats=3))
    from worderly.games.tools import Tools
    from worderly.kit import start

    tools = Tools.open(("en",))
    state = start(raced, options, "race", tools)
    word = state.lanes[0].words[1].word
    state = play(raced, state, Stamp(1, 5), Guess(word), tools).state
    assert raced.scores(state)[1] > 0 == raced.scores(state)[0]
    assert see(raced, state, 0).own.found == ()


def test_the_usual_spelling_is_shown_at_the_end() -> None:
    words = (Placed("ete", "été", 0, 0, "D"),)
    state = replace(corner(), words=words, grid=("E....", ".....", "..T..", ".....", "....E"))
    state = replace(state, shown=("?....", ".....", "..?..", ".....", "....?"), ended="gave_up")
    assert see(GAME, state, 0).answers[0].display == "été"
