"""The analysis of Hands: what each word gave away adds up to what perfect play would have had more."""

from typing import Any

import pytest

from worderly.games.hands import GAME
from worderly.games.hands.model import Finish, Next, Play, Replay, Substitute
from worderly.games.hands.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance, GiveUp, Refused, Stamp, play, start
from worderly.kit.analysis import Analysis
from worderly.lexicon import Lexicon

WORDS = ["at", "cat", "fix", "ice", "it", "jar", "out", "part", "fax"]
TOOLS = Tools((Lexicon.from_words(WORDS),))
ENGLISH = Tools.open(("en",))


def judged(hand: str, *moves: Any, tools: Tools = TOOLS, **options: Any) -> Analysis:
    checked, _ = GAME.check(Options(hand=hand, **{"replay": False, "substitute": False} | options))
    state = start(GAME, checked, "test", tools)
    return GAME.analysis(state, [(Stamp(0, n), move) for n, move in enumerate(moves)], 0, tools)


def test_the_best_order_is_best_and_the_other_gives_away_the_difference() -> None:
    """ic* n=7 is 36 and part n=4 is 168: 204; part first, 114, and ic* n=3, 84, make 198."""
    best = judged("aci*prt", Play("ic*"), Play("part"))
    assert [(v.text, v.mark, v.value, v.best) for v in best.verdicts] == [
        ("IC*", "best", 20400, 20400),
        ("PART", "best", 16800, 16800),
    ]
    assert best.accuracy == 100
    other = judged("aci*prt", Play("part"), Play("ic*"))
    assert [(v.text, v.mark, v.value, v.best) for v in other.verdicts] == [
        ("PART", "good", 19800, 20400),
        ("IC*", "best", 8400, 8400),
    ]
    assert other.verdicts[0].remarks[-1].facts == {"points": 6}
    assert other.accuracy == 97


def test_the_verdict_of_a_lesser_word_has_the_best_line() -> None:
    verdict = judged("aci*prt", Play("it"), GiveUp()).verdicts[0]
    assert (verdict.mark, verdict.remarks[0].facts) == ("missed", {"points": 2})
    assert (verdict.instead[0].text, verdict.instead[0].value) == ("IC* · PART", 20400)


def test_a_word_as_good_as_par_is_not_blamed_for_rarer_ones() -> None:
    first, second = judged("iu*rzgk", Play("rig"), Play("*k"), Finish(), tools=ENGLISH).verdicts[:2]
    assert [remark.code for remark in second.remarks] == ["earned", "rarer"]
    assert first.remarks[-1].code == "thrown_first"


@pytest.mark.parametrize("seed", range(6))
def test_what_the_words_gave_away_is_what_perfect_play_had_more(seed: int) -> None:
    state = first = start(GAME, GAME.check(Options(replay=False, substitute=False))[0], str(seed), ENGLISH)
    chance, moves = Chance(str(seed)), []
    for n in range(40):
        if GAME.outcome(state) is not None:
            break
        move = GAME.sample(state, 0, chance, ENGLISH)
        try:
            state = play(GAME, state, Stamp(0, n), move, ENGLISH).state
        except Refused:
            continue
        moves.append((Stamp(0, n), move))
    result = GAME.analysis(first, moves, 0, ENGLISH)
    lost = sum(verdict.best - verdict.value for verdict in result.verdicts if verdict.mark != "plain")
    assert lost == 100 * (first.rounds[0].plan.perfect - GAME.scores(state)[0])


def test_an_invalid_word_that_cost_points_is_wasted() -> None:
    verdict = judged("aci*prt", Play("ptr"), GiveUp()).verdicts[0]
    assert verdict.mark == "wasted"
    assert verdict.remarks[0].code == "invalid"


def test_a_word_of_letters_not_held_changes_nothing_and_is_not_judged() -> None:
    verdict = judged("aci*prt", Play("zz"), GiveUp()).verdicts[0]
    assert (verdict.mark, verdict.remarks[0].code) == ("plain", "thrown_well")


def test_a_deliberate_discard_that_perfect_play_makes_is_best() -> None:
    """Without q the same fix counts a hand of three: 13·21 instead of 13·18."""
    verdict = judged("fixq", Play("q"), Play("fix")).verdicts[0]
    assert (verdict.mark, verdict.value, verdict.best) == ("best", 27300, 27300)


def test_stopping_too_early_tells_what_was_left() -> None:
    result = judged("aci*prt", Play("part"), Finish())
    verdict = result.verdicts[1]
    assert (verdict.kind, verdict.mark, verdict.best) == ("finish", "missed", 8400)
    assert verdict.remarks[0].facts == {"letters": "CI*", "points": 84}


def test_stopping_with_nothing_left_is_best() -> None:
    verdict = judged("jarqq", Play("jar"), Finish()).verdicts[1]
    assert (verdict.mark, verdict.remarks[0].code) == ("best", "nothing_left")


def test_a_substitute_tells_how_par_moved_and_a_replay_is_not_judged() -> None:
    result = judged(
        "aci*prt",
        Substitute("p"),
        Play("cat"),
        Finish(),
        Replay(),
        Finish(),
        tools=ENGLISH,
        substitute=True,
        replay=True,
    )
    assert [verdict.kind for verdict in result.verdicts] == ["swap", "play", "finish", "replay", "finish"]
    assert set(result.verdicts[0].remarks[0].facts) == {"before", "after"}
    assert result.verdicts[3].mark == "plain"


def test_a_second_hand_is_judged_by_its_own_letters() -> None:
    result = judged("jar", Play("jar"), Play("jar"), hands=2)
    assert [(v.text, v.mark) for v in result.verdicts] == [("JAR", "best"), ("JAR", "best")]
    assert result.accuracy == 100


def test_going_on_without_a_replay_is_not_judged() -> None:
    result = judged("jar", Play("jar"), Next(), replay=True)
    assert [verdict.mark for verdict in result.verdicts] == ["best", "plain"]
