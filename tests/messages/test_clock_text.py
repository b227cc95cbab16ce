"""Times as a clock shows them."""

import pytest

from worderly.messages.clock_text import clock_text, left_text


@pytest.mark.parametrize(
    ("ms", "text"),
    [(0, "0:00"), (59_999, "0:59"), (61_999, "1:01"), (221_000, "3:41"), (3_723_000, "1:02:03")],
)
def test_a_clock_has_hours_only_when_needed(ms: int, text: str) -> None:
    assert clock_text(ms) == text


@pytest.mark.parametrize(
    ("ms", "text"), [(180_000, "3:00"), (179_999, "3:00"), (1, "0:01"), (0, "0:00"), (-5, "0:00")]
)
def test_what_is_left_is_rounded_up(ms: int, text: str) -> None:
    assert left_text(ms) == text
