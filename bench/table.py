"""Rows of the benchmark table, timing in alternating rounds, and growth exponents."""

import gc
from collections.abc import Callable, Sequence
from math import log
from statistics import median
from time import process_time
from typing import NamedTuple


class Row(NamedTuple):
    measure: str
    ours: str
    peer: str
    ratio: float | None
    target: str
    ok: bool | None
    """None if there is no target, or if this machine cannot decide it."""


def cpu_us(work: Callable[[], object], repeat: int = 1) -> float:
    start = process_time()
    for _ in range(repeat):
        work()
    return (process_time() - start) / repeat * 1e6


def in_turns(
    ours: Callable[[], object], peer: Callable[[], object], rounds: int
) -> tuple[float, float, float]:
    """The median CPU µs of both, and the median of the ratios of all rounds."""
    gc.collect()
    pairs = [(cpu_us(ours), cpu_us(peer)) for _ in range(rounds)]
    return (
        median(mine for mine, _ in pairs),
        median(theirs for _, theirs in pairs),
        median(theirs / mine for mine, theirs in pairs),
    )


def ratio_row(measure: str, us: tuple[float, float, float], gate: float, per: int = 1) -> Row:
    mine, theirs, ratio = us
    return Row(measure, shown(mine / per), shown(theirs / per), ratio, f"≥ {gate:g}×", ratio >= gate)


def limit_row(measure: str, us: float, most_us: float) -> Row:
    return Row(measure, shown(us), "", None, f"≤ {shown(most_us)}", us <= most_us)


def shown(us: float) -> str:
    if us < 1:
        return f"{us * 1000:.0f} ns"
    return f"{us:.1f} µs" if us < 1000 else f"{us / 1000:.3g} ms"


def growth_row(
    measure: str, sizes: Sequence[int], times_us: Sequence[float], most: float | None = None
) -> Row:
    """The exponent e of time ~ size^e, by least squares over the logarithms."""
    xs, ys = [log(size) for size in sizes], [log(us) for us in times_us]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / sum(
        (x - mean_x) ** 2 for x in xs
    )
    points = ", ".join(f"{size}: {shown(us)}" for size, us in zip(sizes, times_us, strict=True))
    target = "" if most is None else f"exponent ≤ {most:g}"
    return Row(
        measure, f"{points}; exponent {slope:.2f}", "", None, target, None if most is None else slope <= most
    )
