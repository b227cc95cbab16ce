"""Numbers as a row of bars."""

from worderly.tui.ending.chart import bars


def test_bars_rise_with_the_figures() -> None:
    assert bars((0, 50, 100)) == "▁▄█"
    assert bars((0, 0)) == "▁▁"
