"""The analysis of Boogle: pace, families, what was struck, and where the time went."""

from typing import Any

import pytest

from worderly.games.boogle import GAME
from worderly.games.boogle.analysis import is_similar
from worderly.games.boogle.model import Done, Find, Ready
from worderly.games.boogle.options import Options
from worderly.games.tools import Tools
from worderly.kit import GiveUp, Stamp, TimeUp, play, start
from worderly.kit.analysis import Analysis, Moves
from worderly.lexicon import Lexicon

#  c a r e
#  . . . s    the blocked dice keep the board to one line
WORDS = ["care", "cares", "car", "are", "ares", "sera"]
TOOLS = Tools((Lexicon.from_words(WORDS),))
GRID = "care/###s/####/####"


def judged(moves: Moves, seat: int = 0, **options: Any) -> Analysis:
    checked, _ = GAME.check(Options(grid=GRID, fewest_common=0, **options))
    return GAME.analysis(start(GAME, checked, "1", TOOLS), moves, seat, TOOLS)


def finds(*words: tuple[int, str], seat: int = 0) -> Moves:
    return [(Stamp(seat, at_ms), Find(word)) for at_ms, word in words]


def remark(result: Analysis, code: str) -> dict[str, Any]:
    return next(one.facts for one in result.remarks if one.code == code)


@pytest.mark.parametrize(
    ("found", "other", "kin"),
    [
        ("care", "cares", True),
        ("cares", "care", True),
        ("care", "caring", True),
        ("care", "car", False),
        ("car", "cars", True),
        ("car", "care", False),
        ("care", "careless", False),
        ("them", "the", False),
    ],
)
def test_kin_have_the_same_stem_and_another_ending(found: str, other: str, kin: bool) -> None:
    assert is_similar(found, other) == kin


def test_the_verdict_of_a_find_has_its_points_and_its_time() -> None:
    result = judged([*finds((4000, "care"), (30_000, "sera")), (Stamp(0, 31_000), GiveUp())])
    first, second, last = result.verdicts
    assert first.remarks[0].facts == {"points": 10, "seconds": 4}
    assert [one.code for one in second.remarks] == ["earned", "worth_more", "pause"]
    assert second.remarks[1].facts == {"word": "CARES", "points": 16}
    assert second.remarks[2].facts == {"seconds": 26}
    assert last.mark == "plain"
    assert result.moments == (1,)


@pytest.mark.parametrize(("gap_ms", "is_long"), [(19_999, False), (20_000, True)])
def test_twenty_seconds_without_a_word_are_a_pause(gap_ms: int, is_long: bool) -> None:
    result = judged(finds((1000, "care"), (1000 + gap_ms, "sera")))
    assert ("pause" in [one.code for one in result.verdicts[1].remarks]) is is_long
    assert result.moments == ((1,) if is_long else ())


def test_the_word_with_most_points_left_is_the_best_find() -> None:
    """cares is worth seven for its letters and nine for its length."""
    result = judged(finds((1000, "car"), (2000, "cares")))
    car, cares = result.verdicts
    assert (cares.mark, cares.instead) == ("best", ())
    assert car.best == cares.value
    assert car.instead[0].text == "CARES"
    assert car.instead[0].cells == ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3))


def test_the_family_of_a_found_word_is_named_once() -> None:
    result = judged(finds((1000, "care"), (2000, "are")))
    families = [(group.facts["word"], group.words) for group in result.groups if group.code == "family"]
    assert families == [("CARE", ("CARES",)), ("ARE", ("ARES",))]


def test_accuracy_is_the_share_of_all_common_points() -> None:
    every = finds(*((1000 * n, word) for n, word in enumerate(WORDS, 1)))
    assert judged(every).accuracy == 100
    assert judged(finds((1000, "car"))).accuracy < 20  # type: ignore[operator]


def test_points_over_time_add_up_to_the_score() -> None:
    result = judged(finds((1000, "car"), (90_000, "care"), (170_000, "are")), time_s=180)
    values = result.series[0].values
    assert sum(values) == sum(verdict.value for verdict in result.verdicts)
    assert [at for at, value in enumerate(values) if value] == [0, 6, 11]


def test_runs_and_pauses_are_measured() -> None:
    result = judged(finds((20_000, "car"), (22_000, "care"), (25_000, "are"), (50_000, "sera")))
    assert remark(result, "run") == {"words": 3, "seconds": 5}
    assert remark(result, "longest_pause") == {"seconds": 25}


def test_a_word_others_found_too_is_struck() -> None:
    moves = [*finds((1000, "care")), *finds((2000, "care"), (3000, "car"), seat=1)]
    result = judged(moves, mode="room", seats=2, decides="unique")
    assert result.verdicts[0].mark == "wasted"
    assert result.verdicts[0].remarks[-1].code == "struck"
    assert result.verdicts[0].remarks[-1].facts == {"others": 1}
    assert [verdict.text for verdict in judged(moves, 1, mode="room", seats=2).verdicts] == ["CARE", "CAR"]


def test_a_late_word_is_wasted() -> None:
    checked, _ = GAME.check(Options(grid=GRID, fewest_common=0, time_s=10))
    state = start(GAME, checked, "1", TOOLS)
    moves: Any = [(Stamp(0, 10_000), TimeUp()), (Stamp(0, 10_500), Find("car")), (Stamp(0, 11_000), TimeUp())]
    for stamp, move in moves:
        state = play(GAME, state, stamp, move, TOOLS).state
    result = GAME.analysis(start(GAME, checked, "1", TOOLS), moves, 0, TOOLS)
    assert [(v.text, v.mark, v.remarks[0].code) for v in result.verdicts] == [("CAR", "wasted", "late")]


def test_each_player_of_turns_has_a_pace_of_their_own() -> None:
    moves: Any = [
        (Stamp(0, 0), Ready()),
        (Stamp(0, 2000), Find("car")),
        (Stamp(0, 3000), Done()),
        (Stamp(1, 60_000), Ready()),
        (Stamp(1, 65_000), Find("care")),
        (Stamp(1, 66_000), Done()),
    ]
    result = judged(moves, 1, mode="turns", players=("Ann", "Bob"), rounds=1, same_board=True)
    assert [verdict.kind for verdict in result.verdicts] == ["ready", "find", "done"]
    assert result.verdicts[1].remarks[0].facts["seconds"] == 5
