"""An analysis in sentences."""

import pytest

from worderly.kit import Fact
from worderly.kit.analysis import Analysis, Closing, Group, Instead, Remark, Unit, Verdict
from worderly.kit.analysis_text import amount, closing_lines, did, group, mark, summary, verdict_lines, worth
from worderly.messages import Messages

UNITS: tuple[Unit, ...] = ("seconds", "bits")
en, fr = Messages("en").text, Messages("fr").text


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (384, "bits", "3.8 bits"),
        (300, "bits", "3 bits"),
        (66500, "points", "665 points"),
        (12345, "points", "123 points"),
        (6666, "percent", "67\u00a0%"),
        (1450, "seconds", "14\u00a0s"),
    ],
)
def test_an_amount_is_whole_where_tenths_would_tell_nothing(value: int, unit: str, text: str) -> None:
    assert amount(value, unit, en) == text  # type: ignore[arg-type]


def test_french_writes_tenths_with_a_comma() -> None:
    assert amount(384, "bits", fr) == "3,8 bits"


def test_a_hint_without_a_word_is_just_a_hint() -> None:
    assert did(Verdict(1, 0, "hint", "", "fine"), en) == "Hint"
    assert did(Verdict(1, 0, "hint", "DATA", "fine"), en) == "Hint for DATA"


def test_a_verdict_says_what_happened_what_it_was_worth_and_what_was_better() -> None:
    result = Analysis("battlewords", 0, 80, ())
    verdict = Verdict(
        number=3,
        at_ms=0,
        kind="reveal",
        text="L3",
        mark="fine",
        unit="bits",
        value=210,
        best=420,
        instead=(Instead("I3", 420, remark=Remark("letter_chance", {"percent": 62})), Instead("B6", 400)),
        remarks=(Remark("water"),),
        why=(Remark("chance", {"percent": 0}),),
    )
    assert list(verdict_lines(result, verdict, en)) == [
        "Only water.",
        "The chance of a letter was less than 1\u00a0%.",
        "2.1 bits of 4.2 bits",
        "Better: I3, 4.2 bits (letter: 62\u00a0%) / B6, 4 bits",
    ]


def test_nothing_is_said_of_worth_where_nothing_could_be_won() -> None:
    assert worth(Verdict(1, 0, "give_up", "", "plain"), en) == ""


def test_a_summary_begins_with_the_accuracy_and_admits_an_estimate() -> None:
    result = Analysis(
        "wizards", 0, 91, (), remarks=(Remark("guesses", {"right": 9, "wrong": 1}),), exact=False
    )
    assert list(summary(result, en)) == [
        "91\u00a0% of your guesses were right",
        "9 right and 1 wrong guesses.",
        "The engine estimates here: not every possibility could be counted.",
    ]


def test_a_group_is_a_sentence_with_its_words() -> None:
    family = Group("family", ("CARES", "CARED"), {"word": "CARE"})
    assert group("boogle", family, en) == "You found CARE. Also there: CARES, CARED"


def test_a_group_without_words_is_only_its_head() -> None:
    assert group("boogle", Group("family", (), {"word": "CARE"}), en) == "You found CARE. Also there:"


def message_alone(message: str, /, **facts: Fact) -> str:
    return message


def test_a_mark_in_seconds_is_worded_as_a_pace() -> None:
    marks = [mark(Verdict(1, 0, "find", "TEA", "good", unit=unit), message_alone) for unit in UNITS]
    assert marks == ["analysis-pace-good", "analysis-mark-good"]


def test_a_verdict_as_good_as_the_best_only_names_others() -> None:
    result = Analysis("battlewords", 0, None, ())
    instead = (Instead("I3", 420),)
    best = Verdict(1, 0, "reveal", "L3", "best", unit="bits", value=420, best=420, instead=instead)
    assert list(verdict_lines(result, best, en)) == ["As good: I3, 4.2 bits"]
    assert list(verdict_lines(result, Verdict(1, 0, "give_up", "", "plain"), en)) == []
    assert list(summary(result, en)) == []


def test_the_last_lines_name_the_move_that_they_are_about() -> None:
    verdicts = (Verdict(1, 0, "guess", "CRAVE", "best", earned=9), Verdict(2, 0, "guess", "RCAE", "wasted"))
    closing = (Closing("best", 0, {"points": 9}), Closing("turning", 1))
    result = Analysis("wizards", 0, 50, verdicts, closing=closing, advice=Remark("try_gaps", {"count": 1}))
    assert list(closing_lines(result, en)) == [
        "Your best move: CRAVE (9 points).",
        "The turning point: move 2, RCAE.",
        "Tomorrow: look at the gaps before you guess. One guess fitted none.",
    ]
