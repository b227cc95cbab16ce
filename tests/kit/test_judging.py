"""What the word lists say of a word that did not count."""

import pytest

from worderly.kit.judging import Judgement, word_of_refusal


@pytest.mark.parametrize(
    ("verdict", "code", "reported"),
    [
        ("unlisted", "not_in_list", "zork"),
        ("blocked", "blocked_word", ""),
        ("banned", "banned_word", ""),
        ("reported", "reported_word", ""),
        ("listed", "not_in_puzzle", ""),
    ],
)
def test_each_verdict_has_its_code_and_only_an_unlisted_word_can_be_reported(
    verdict: str, code: str, reported: str
) -> None:
    judgement = Judgement("zork", verdict, "words 1")
    assert judgement.refusal("not_in_puzzle").code == code
    assert judgement.notice("not_in_puzzle").code == code
    assert word_of_refusal(judgement.facts) == reported
