"""The analysis of Word search: the time each word took, directions, look-alikes, hints."""

from typing import Any

from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.model import Draw, HiddenWord, Hint, Name, State
from worderly.kit import GiveUp, Stamp
from worderly.kit.analysis import Analysis, Remark

from .test_rules import TOOLS
from .test_rules import state as small

#   1 2 3 4 5 6
# a C A R D X R    card, care and carp begin alike; star stands upwards
# b A C A R E A    a fourth car, downwards, leads nowhere
# c R A X X X T
# d P R X X X S
GRID = ("CARDXR", "ACAREA", "RAXXXT", "PRXXXS")
HIDDEN = (
    HiddenWord("card", "CARD", 0, 0, "E"),
    HiddenWord("care", "CARE", 1, 1, "E"),
    HiddenWord("carp", "CARP", 0, 0, "S"),
    HiddenWord("star", "STAR", 3, 5, "N"),
)


def grid(**more: Any) -> State:
    return State(
        grid=GRID,
        hidden=HIDDEN,
        unplaced=(),
        title="",
        theme="",
        message="",
        alphabet="abcdefghijklmnopqrstuvwxyz",
        chance="1",
        **{"mode": "solo", "typing": "free", "gave_up": (None,)} | more,
    )


def judged(*moves: tuple[int, Any], seat: int = 0, **more: Any) -> Analysis:
    played = [(Stamp(0, at_ms), move) for at_ms, move in moves]
    return GAME.analysis(grid(**more), played, seat, TOOLS)


CARD, CARE = Draw((0, 0), (0, 3)), Draw((1, 1), (1, 4))
CARP, STAR = Draw((0, 0), (3, 0)), Draw((3, 5), (0, 5))


def test_each_find_is_measured_against_ones_own_pace() -> None:
    result = judged((10_000, CARD), (20_000, CARE), (24_000, STAR), (60_000, CARP))
    assert [(v.text, v.mark, v.value) for v in result.verdicts] == [
        ("CARD", "good", 1000),
        ("CARE", "good", 1000),
        ("STAR", "best", 400),
        ("CARP", "missed", 3600),
    ]
    assert {verdict.best for verdict in result.verdicts} == {400}
    assert result.moments == (3,)
    assert result.accuracy == 100


def test_a_slow_word_tells_what_looks_like_it() -> None:
    result = judged((10_000, CARD), (20_000, STAR), (30_000, CARE), (90_000, CARP))
    slow = result.verdicts[3]
    assert [remark.code for remark in slow.remarks] == ["took", "slow", "alike"]
    assert slow.remarks[2].facts == {"letters": "CAR", "count": 3}
    assert slow.remarks[1].facts == {"times": 6}
    assert slow.remarks[0].facts == {"seconds": 60, "way": "S"}


def test_quick_players_are_never_slow() -> None:
    result = judged((500, CARD), (1000, CARE), (1500, STAR), (5000, CARP))
    assert result.moments == ()


def test_hints_and_typed_words_do_not_count_as_found_unaided() -> None:
    result = judged((1000, Hint("card")), (5000, CARD), (10_000, Name("care")), (12_000, GiveUp()))
    assert (result.verdicts[0].text, result.verdicts[0].cells) == ("CARD", ((0, 0),))
    assert [(v.kind, v.mark) for v in result.verdicts] == [
        ("hint", "fine"),
        ("find", "good"),
        ("name", "plain"),
        ("give_up", "plain"),
    ]
    assert result.accuracy == 0
    assert result.verdicts[0].cells == ((0, 0),)
    assert next(r.facts for r in result.remarks if r.code == "hints") == {"hints": 1, "seconds": 15}


def test_who_saw_everything_with_a_hint_is_asked_to_try_alone() -> None:
    finds = ((2000, CARD), (3000, CARE), (4000, STAR), (5000, CARP))
    assert judged((1000, Hint("card")), *finds).advice == Remark("try_alone")
    assert judged(*finds).advice is None


def test_directions_with_missed_words_come_first() -> None:
    result = judged((10_000, CARD), (14_000, CARE), (15_000, GiveUp()))
    assert [(g.code, g.facts["way"], g.facts["found"], g.facts["all"], g.words) for g in result.groups] == [
        ("way_missed", "S", 0, 1, ("CARP",)),
        ("way_missed", "N", 0, 1, ("STAR",)),
        ("way", "E", 2, 2, ()),
    ]
    assert result.groups[2].facts["seconds"] == 7


def test_a_claims_other_finders_are_not_judged() -> None:
    moves = [(Stamp(0, 1000), CARD), (Stamp(1, 2000), CARE), (Stamp(0, 5000), STAR)]
    result = GAME.analysis(grid(mode="claim", gave_up=(None, None)), moves, 0, TOOLS)
    assert [(v.text, v.value) for v in result.verdicts] == [("CARD", 100), ("STAR", 400)]


def test_a_secret_word_is_a_find_but_not_of_the_list() -> None:
    result = GAME.analysis(small(), [(Stamp(0, 1000), Draw((1, 4), (3, 4)))], 0, TOOLS)
    assert (result.verdicts[0].text, result.accuracy) == ("LEV", 0)
