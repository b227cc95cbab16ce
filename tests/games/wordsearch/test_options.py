"""Options of Word search."""

import pytest

from worderly.games.wordsearch.options import Options, check
from worderly.kit import Refused


@pytest.mark.parametrize(
    ("options", "option"),
    [
        (Options(rows=2), "rows"),
        (Options(cols=101), "cols"),
        (Options(count=0), "count"),
        (Options(count=1001), "count"),
        (Options(backwards=1.1), "backwards"),
        (Options(weave=-0.1), "weave"),
        (Options(shape="banana"), "shape"),
        (Options(alphabet="klingon"), "alphabet"),
        (Options(players=9), "players"),
        (Options(words=("ab",) * 600, secret_words=("cd",) * 401), "words"),
        (Options(mask=("11", "11")), "mask"),
        (Options(mask=("1" * 101,) * 3), "mask"),
    ],
)
def test_options_outside_their_range_are_refused(options: Options, option: str) -> None:
    with pytest.raises(Refused) as refused:
        check(options)
    assert refused.value.facts["option"] == option


def test_what_is_left_to_the_generator_is_legal() -> None:
    assert check(Options()) == (Options(), ())
