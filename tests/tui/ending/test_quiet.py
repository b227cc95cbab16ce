"""The second of rest before the keys of a result."""

from tests.tui.stage import Clock
from worderly.tui.ending.quiet import STILL_MS, Quiet


def test_keys_are_taken_until_nobody_has_typed_for_a_second() -> None:
    clock = Clock()
    quiet = Quiet(clock)
    assert not quiet.takes()
    quiet.begin()
    for _ in range(3):
        clock.ms += STILL_MS - 1
        assert quiet.takes()
    clock.ms += STILL_MS
    assert not quiet.takes()
    assert not quiet.is_on
