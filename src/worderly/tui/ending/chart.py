"""Numbers as a row of bars."""

from collections.abc import Sequence

BARS = "▁▂▃▄▅▆▇█"


def bars(values: Sequence[int]) -> str:
    top = max(*values, 1)
    return "".join(BARS[value * (len(BARS) - 1) // top] for value in values)
