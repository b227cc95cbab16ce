"""The analysis of Battlewords: reveals by what they tell, guesses by what they earn."""

from typing import Any

import pytest

from worderly.games.battlewords import GAME
from worderly.games.battlewords.model import COVERED, Cell, Guess, Hidden, Hint, Reveal, State
from worderly.games.battlewords.options import Options
from worderly.games.battlewords.sea import cells_of
from worderly.games.tools import Tools
from worderly.kit import GiveUp, Stamp, start
from worderly.kit.analysis import Analysis
from worderly.lexicon import Lexicon

FEW = Tools((Lexicon.from_words(["loon", "tern", "gull", "stork", "eagle", "falcon", "toucan"]),))
ENGLISH = Tools.open(("en",))


def sea(tools: Tools = ENGLISH, **options: Any) -> State:
    return start(GAME, Options(**options), "analysis", tools)


def judged(state: State, *moves: Any, tools: Tools = ENGLISH) -> Analysis:
    return GAME.analysis(state, [(Stamp(0, n), move) for n, move in enumerate(moves)], 0, tools)


def codes(result: Analysis, at: int) -> list[str]:
    return [remark.code for remark in result.verdicts[at].remarks]


def cells(hidden: Hidden) -> list[Reveal]:
    return [Reveal(*cell) for cell in cells_of(hidden)]


def out_of_reach(state: State) -> Reveal:
    """A cell no word can have, by the radar."""
    scene = judged(state, Reveal(0, 0)).verdicts[0].scene
    assert scene is not None
    cell = next((r, c) for r in range(12) for c in range(12) if scene.chances[r][c] == 0)
    return Reveal(*cell)


def best_cell(state: State) -> Cell:
    other = judged(state, out_of_reach(state)).verdicts[0].instead[0]
    return other.cells[0]


def test_the_cell_that_tells_most_is_the_best_reveal() -> None:
    state = sea()
    verdict = judged(state, Reveal(*best_cell(state))).verdicts[0]
    assert (verdict.mark, verdict.unit) == ("best", "bits")
    assert verdict.value == verdict.best > 0
    assert verdict.instead == ()


def test_certain_water_tells_nothing_and_is_wasted() -> None:
    state = sea()
    result = judged(state, out_of_reach(state))
    assert (result.verdicts[0].mark, result.verdicts[0].value) == ("wasted", 0)
    assert codes(result, 0) == ["water", "told_nothing"]
    assert len(result.verdicts[0].instead) == 3
    assert result.accuracy == 0


def test_a_reveal_that_tells_a_little_is_not_said_to_tell_nothing() -> None:
    state = sea(FEW)
    results = [judged(state, Reveal(row, col), tools=FEW) for row in range(12) for col in range(12)]
    little = [result for result in results if 0 < result.verdicts[0].value < 100]
    assert little
    for result in little:
        assert result.verdicts[0].mark != "wasted"
        assert {"told_nothing", "told_letter", "ticket"}.isdisjoint(codes(result, 0))


def test_certain_water_that_buys_a_guess_is_fine_and_does_not_count() -> None:
    state = sea()
    result = judged(state, out_of_reach(state), Guess("zzzz"), GiveUp())
    assert (result.verdicts[0].mark, codes(result, 0)) == ("fine", ["water", "ticket"])
    assert result.accuracy is None


def test_an_admiral_buys_no_guess_with_water() -> None:
    state = sea(mode="admiral")
    assert codes(judged(state, out_of_reach(state), GiveUp()), 0) == ["water", "told_nothing"]


def test_a_remark_names_a_certain_word_that_was_uncovered_instead() -> None:
    state = sea(FEW)
    word = state.words[-1]
    result = judged(state, *cells(word), tools=FEW)
    last = result.verdicts[-1]
    assert last.mark == "wasted"
    assert codes(result, -1) == ["letter", "guess_first", "told_letter"]
    assert str(last.remarks[1].facts["word"]).lower() in {one.word for one in state.words}


def test_a_right_guess_tells_its_chance_its_points_and_what_else_fitted() -> None:
    state = sea()
    word = state.words[-1]
    result = judged(state, *cells(word)[:4], Guess(word.word))
    verdict = result.verdicts[-1]
    assert verdict.mark in ("best", "good")
    assert verdict.value == verdict.best == 100 * (len(word.word) + 2)
    assert verdict.cells == cells_of(word)
    assert [remark.code for remark in verdict.why] == ["guess_chance", "fitted"]
    assert word.word.upper() in str(verdict.why[1].facts["words"])
    assert verdict.earned == len(word.word) + 2


def test_a_stab_in_the_dark_is_no_blunder() -> None:
    result = judged(sea(), Reveal(0, 0), Guess("zzzz"))
    assert (result.verdicts[1].mark, codes(result, 1)) == ("fine", ["not_listed", "stab"])


def test_a_listed_word_that_fits_nowhere_is_told_from_an_unknown_one() -> None:
    state = sea(FEW)
    short = [one for one in state.words if len(one.word) == 4]
    absent = next(word for word in ("loon", "tern", "gull") if word not in {one.word for one in short})
    uncovered = [cell for one in short for cell in cells(one)]
    assert "fits_nowhere" in codes(judged(state, *uncovered, Guess(absent), tools=FEW), -1)
    assert "not_listed" in codes(judged(state, *uncovered, Guess("zzzz"), tools=FEW), -1)


def test_a_wrong_guess_while_a_word_was_certain_is_wasted_and_names_it() -> None:
    state = sea()
    word = state.words[-1]
    result = judged(state, *cells(word), Guess("zzzz"))
    verdict = result.verdicts[-1]
    assert (verdict.mark, verdict.value) == ("wasted", 0)
    assert verdict.best == 100 * len(word.word)
    assert verdict.instead[0].text == word.word.upper()
    assert verdict.instead[0].remark is not None
    assert verdict.instead[0].remark.facts == {"percent": 100, "points": len(word.word)}


def test_a_guess_that_can_still_be_is_worth_its_chance() -> None:
    """Two of three four-letter words are hidden, so one that is not has two chances in three."""
    state = sea(FEW)
    absent = next(word for word in ("loon", "tern", "gull") if word not in {one.word for one in state.words})
    result = judged(state, Reveal(0, 0), Guess(absent), tools=FEW)
    verdict = result.verdicts[1]
    assert verdict.why[0].facts == {"percent": 67}
    assert verdict.value == pytest.approx(100 * 2 / 3 * 8, abs=1)


def test_the_scene_is_the_sea_as_it_was_seen_before_the_move() -> None:
    state = sea()
    first, second = judged(state, *cells(state.words[0])[:2]).verdicts
    assert first.scene is not None
    assert second.scene is not None
    assert all(set(row) == {COVERED} for row in first.scene.rows)
    row, col = cells_of(state.words[0])[0]
    assert second.scene.rows[row][col] == state.words[0].word[0].upper()
    assert second.scene.chances[row][col] == 0
    assert sum(map(sum, first.scene.chances)) == pytest.approx(3000, abs=40), "thirty letters are hidden"


def test_a_hint_while_a_word_was_certain_is_wasted() -> None:
    state = sea(hints=2)
    result = judged(state, Hint(), *cells(state.words[-1]), Hint())
    assert [result.verdicts[0].mark, result.verdicts[-1].mark] == ["fine", "wasted"]
    assert codes(result, -1) == ["hint", "guess_first"]


def test_missed_words_are_listed_with_the_words_that_fit_their_place() -> None:
    state = sea()
    result = judged(state, *cells(state.words[0]), GiveUp())
    assert {group.facts["word"] for group in result.groups} == {word.display.upper() for word in state.words}
    first = next(group for group in result.groups if group.facts["word"] == state.words[0].display.upper())
    assert (first.code, first.facts["count"]) == ("unguessed_alone", 1)


@pytest.mark.parametrize("options", [{"radar": False}, {"crossings": True}, {"curated": True}])
def test_where_not_every_sea_can_be_counted_the_engine_says_so(options: dict[str, Any]) -> None:
    assert not judged(sea(**options), Reveal(5, 5), Reveal(6, 6)).exact
    assert judged(sea(), Reveal(5, 5)).exact


def test_the_surest_word_is_the_best_guess_and_another_right_one_is_good() -> None:
    state = sea()
    known, other = state.words[-1], state.words[0]
    uncovered = cells(known)
    assert judged(state, *uncovered, Guess(known.word)).verdicts[-1].mark == "best"
    assert judged(state, *uncovered, Guess(other.word)).verdicts[-1].mark == "good"


def test_a_cell_that_settles_a_doubt_is_not_wasted_where_others_tell_more() -> None:
    """The last letter of a word that is nearly known: few words fit, and the open sea tells more."""
    states = [start(GAME, Options(), seed, ENGLISH) for seed in range(8)]
    results = [judged(state, *cells(word)) for state in states for word in state.words]
    little = [result for result in results if 0 < result.verdicts[-1].value < 100 < result.verdicts[-1].best]
    assert little
    for result in little:
        assert {"told_letter", "told_nothing"}.isdisjoint(codes(result, -1))


def test_a_match_of_words_that_the_list_no_longer_has_is_still_judged() -> None:
    state = sea(radar=False)
    result = judged(state, *cells(state.words[0]), GiveUp(), tools=FEW)
    assert [verdict.kind for verdict in result.verdicts][-1] == "give_up"
