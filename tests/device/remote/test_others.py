"""How others did at a daily, in one sentence."""

import pytest

from worderly.device.remote.others import others_text
from worderly.messages import Messages
from worderly.wire.others import Others

WHYS = ("too_fast", "paused_and_fast", "seen", "removed", "failed")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_why_a_result_is_not_ranked_is_told_first(language: str) -> None:
    say = Messages(language).text
    told = [others_text(Others(unranked=why), say) for why in WHYS]
    assert len({*told}) == len(WHYS)
    assert all(text.endswith(say("others-few")) and len(text) > len(say("others-few")) for text in told)


@pytest.mark.parametrize(
    ("others", "text"),
    [
        (Others(), "You are one of the first today."),
        (Others(players=12, average=40), "12 players · average 40"),
        (Others(players=12, average=40, place=12, percent=0), "12 players · average 40"),
        (Others(players=212, average=45, place=70, percent=64), "Better than 64 % of 212 · average 45"),
        (Others(players=12, average=40, place=1, percent=100), "The best of 12 · average 40"),
        (Others(players=12, average=12, place=3, percent=80, unit="seconds"), "Better than 80 % of 12"),
    ],
)
def test_others_are_told_in_one_sentence(others: Others, text: str) -> None:
    assert others_text(others, Messages("en").text) == text
