"""What a form asks a game about its options."""

import pytest

from worderly.games.boogle import GAME
from worderly.games.boogle.options import Options
from worderly.kit.forms import counts_down


@pytest.mark.parametrize(("options", "expected"), [(Options(), True), (Options(time_s=0), False)])
def test_a_clock_counts_down_where_the_options_have_one(options: Options, expected: bool) -> None:
    assert counts_down(GAME, options) is expected
