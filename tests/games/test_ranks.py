"""The ranks of every game: five names in every language, from the view alone, telling no answer."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.test_conformance import TOOLS, every_game, fresh, walk
from worderly.games.boogle import GAME as BOOGLE
from worderly.games.boogle.model import Done, Find
from worderly.games.hands import GAME as HANDS
from worderly.games.hands.model import Hint, LinePlay, Play
from worderly.games.hands.options import Options as HandsOptions
from worderly.games.wizards import GAME as WIZARDS
from worderly.games.wizards.model import Guess
from worderly.games.wordsearch import GAME as WORDSEARCH
from worderly.games.wordsearch.model import Draw
from worderly.kit import AnyGame, Chance, GiveUp, Stamp, decode, encode, play, race, see, start
from worderly.kit.achievements.ranks import Rank, rank_id
from worderly.languages import interface_languages
from worderly.messages import Messages


def rank_of(game: AnyGame, state: Any, seat: int = 0) -> Rank | None:
    return game.ranks.rank(see(game, state, seat), seat)


@every_game
def test_a_game_has_four_or_five_ranks_that_get_harder(game: AnyGame) -> None:
    shares = [percent for _, percent in game.ranks.percents]
    assert len(shares) in (4, 5)
    assert shares[0] == 0
    rising = all(low < high for low, high in pairwise(shares[1:]))
    falling = all(low > high for low, high in pairwise(shares[1:]))
    assert rising if game.ranks.unit == "points" else falling


@every_game
@pytest.mark.parametrize("language", interface_languages())
def test_every_rank_has_its_title(game: AnyGame, language: str) -> None:
    messages = Messages(language)
    titles = [messages.text(rank_id(game.id, name)) for name in game.ranks.names]
    assert all(messages.has(rank_id(game.id, name)) for name in game.ranks.names)
    assert len(set(titles)) == len(titles)


@every_game
def test_every_match_ends_with_a_rank_that_survives_the_codec(game: AnyGame) -> None:
    state = fresh(game)
    for *_, step in walk(game, "rank", 3000):
        state = step.state
        rank = rank_of(game, state)
        assert rank is None or rank.name in game.ranks.names
        assert rank is None or not rank.is_flawless or game.outcome(state) is not None
    rank = rank_of(game, state)
    assert rank is not None
    assert decode(encode(rank), Rank) == rank


@every_game
def test_a_match_given_up_at_once_has_the_lowest_rank(game: AnyGame) -> None:
    over = play(game, fresh(game), Stamp(0, 1000), GiveUp(), TOOLS).state
    rank = rank_of(game, over)
    assert rank is not None
    assert (rank.place, rank.is_flawless) == (0, False)


def test_a_racer_has_the_rank_of_their_own_lane() -> None:
    raced = race(WIZARDS)
    options, _ = raced.check(raced.Options(of=WIZARDS.Options(), seats=2))
    state = start(raced, options, "race", TOOLS)
    state = play(raced, state, Stamp(1, 5), Guess(state.lanes[0].words[0].word), TOOLS).state
    ranks = [raced.ranks.rank(see(raced, state, seat), seat) for seat in (0, 1)]
    assert [rank.value for rank in ranks if rank] == [0, 6]
    assert raced.ranks.rank(see(raced, state, None), 0) is None


# --- flawless, game by game ----------------------------------------------------------


def solved_wizards(*wrong: str) -> Any:
    state = start(WIZARDS, WIZARDS.Options(bonus=False), "1", TOOLS)
    for word in (*wrong, *dict.fromkeys(placed.word for placed in state.words)):
        if WIZARDS.outcome(state) is None and word not in see(WIZARDS, state, 0).found:
            state = play(WIZARDS, state, Stamp(0, 1), Guess(word), TOOLS).state
    return state


def test_wizards_is_flawless_when_solved_with_all_lives() -> None:
    rank = rank_of(WIZARDS, solved_wizards())
    assert rank is not None
    assert (rank.name, rank.is_flawless, rank.longest) == ("miracle", True, 6)
    letters = "".join(sorted(fresh(WIZARDS).letters.lower()))
    lost = rank_of(WIZARDS, solved_wizards(letters))
    assert lost is not None
    assert (lost.value, lost.is_flawless) == (rank.value - 2, False)


def test_wizards_with_the_answers_shown_has_no_rank() -> None:
    assert rank_of(WIZARDS, start(WIZARDS, WIZARDS.Options(debug=True), "1", TOOLS)) is None


def hand(*moves: Any) -> Rank:
    options = HandsOptions(hand="aci*prt", substitute=False, replay=False)
    state = start(HANDS, HANDS.check(options)[0], "1", TOOLS)
    for move in (*moves, GiveUp()):
        if HANDS.outcome(state) is None:
            state = play(HANDS, state, Stamp(0, 1), move, TOOLS).state
    rank = rank_of(HANDS, state)
    assert rank is not None
    return rank


def test_a_hand_is_flawless_at_par_without_a_hint() -> None:
    state = start(HANDS, HANDS.check(HandsOptions(hand="aci*prt"))[0], "1", TOOLS)
    line = [Play(step.word) for step in state.rounds[0].plan.par_line if isinstance(step, LinePlay)]
    best = hand(*line)
    assert (best.name, best.is_flawless, best.value) == ("diamond", True, state.rounds[0].plan.par)
    assert not hand(Hint(), *line).is_flawless
    assert (hand().name, hand(Play("part")).longest) == ("copper", 4)


def test_boogle_counts_points_against_the_common_words_and_is_flawless_with_all_easy_ones() -> None:
    state = fresh(BOOGLE)
    common = [word for word in state.deals[0].words if word.rank <= 2]
    for word in common:
        state = play(BOOGLE, state, Stamp(0, 1), Find(word.word), TOOLS).state
    before = rank_of(BOOGLE, state)
    over = rank_of(BOOGLE, play(BOOGLE, state, Stamp(0, 2), Done(), TOOLS).state)
    assert before is not None
    assert over is not None
    assert (before.value, before.name) == (sum(word.points for word in common), "forest")
    assert (before.is_flawless, over.is_flawless) == (False, True)
    assert over.longest == max(len(word.word) for word in common)


@pytest.mark.parametrize(
    ("a_word_ms", "name"),
    [(8_000, "sprint"), (15_000, "run"), (24_000, "jog"), (39_000, "walk"), (50_000, "stroll")],
)
def test_a_word_search_is_ranked_by_its_time(a_word_ms: int, name: str) -> None:
    options = WORDSEARCH.daily("en", Chance("1"))
    state = start(WORDSEARCH, options, "1", TOOLS)
    assert rank_of(WORDSEARCH, state) is None
    for at, word in enumerate(state.hidden, 1):
        draw = Draw(word.cells[0], word.cells[-1])
        state = play(WORDSEARCH, state, Stamp(0, at * a_word_ms), draw, TOOLS).state
    rank = rank_of(WORDSEARCH, state)
    assert rank is not None
    assert (rank.name, rank.is_flawless) == (name, name in ("run", "sprint"))
