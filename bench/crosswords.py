"""Measures Wizards and Battlewords: the time to make a board, over many seeds."""

from collections.abc import Callable, Iterator
from math import log
from time import process_time

from bench.table import Row

from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.games.wizards.options import BOOKS, Options
from worderly.kit import AnyGame, start
from worderly.kit import Options as KitOptions

SWEEP = (11, 21, 31, 41, 51)


def times_ms(make: Callable[[int], object], seeds: int) -> list[float]:
    """CPU time per seed, sorted; does not count the first board, which also reads the lexicon."""
    make(-1)
    found = []
    for seed in range(seeds):
        before = process_time()
        make(seed)
        found.append((process_time() - before) * 1000)
    return sorted(found)


def share(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))]


def boards(game: AnyGame, options: KitOptions, seeds: int, tools: Tools) -> list[float]:
    checked, _ = game.check(options)
    return times_ms(lambda seed: start(game, checked, seed, tools), seeds)


def row(name: str, times: list[float], p50_ms: float | None, p99_ms: float | None) -> Row:
    p50, p99 = share(times, 0.5), share(times, 0.99)
    limits = [(label, limit) for label, limit in (("p50", p50_ms), ("p99", p99_ms)) if limit is not None]
    ok = (p50_ms is None or p50 <= p50_ms) and (p99_ms is None or p99 <= p99_ms) if limits else None
    target = ", ".join(f"{label} ≤ {limit:g} ms" for label, limit in limits)
    ours = f"p50 {p50:.2f}, p99 {p99:.2f}, most {times[-1]:.2f} ms"
    return Row(f"{name}, {len(times)} seeds, all made", ours, "", None, target, ok)


def rows(seeds: int = 1000) -> Iterator[Row]:
    wizards, battlewords, tools = game_of("wizards"), game_of("battlewords"), Tools.open(("en",))
    yield row("Wizards, 21 words in 15×25", boards(wizards, Options(), seeds, tools), 1, 10)
    yield row("Wizards, 51 words in 15×25", boards(wizards, Options(words=51), seeds, tools), None, 50)
    for book in BOOKS:
        times = boards(wizards, Options(book=book), seeds // 20, tools)
        yield row(f"Wizards, {book}", times, None, None)
    for name, changes in (("", {}), (", crossings", {"crossings": True}), (", curated", {"curated": True})):
        times = boards(battlewords, battlewords.Options(**changes), seeds, tools)
        yield row(f"Battlewords{name}", times, None, 5)
    yield sweep(wizards, tools, seeds // 5)


def sweep(wizards: AnyGame, tools: Tools, seeds: int) -> Row:
    """Growth of the time with the words on a board with room for all: the slope between the ends, log-log."""
    medians = [
        share(boards(wizards, Options(rows=30, cols=40, words=words), seeds, tools), 0.5) for words in SWEEP
    ]
    exponent = log(medians[-1] / medians[0]) / log(SWEEP[-1] / SWEEP[0])
    shown = ", ".join(f"{words}: {ms:.2f}" for words, ms in zip(SWEEP, medians, strict=True))
    ours = f"{shown}; exponent {exponent:.2f}"
    return Row("Wizards, words against p50 ms in 30×40", ours, "", None, "≤ 2", exponent <= 2)


if __name__ == "__main__":
    for line in rows():
        verdict = {True: "held", False: "MISSED", None: ""}[line.ok]
        print(f"{line.measure} | {line.ours} | {line.peer} | | {line.target} | {verdict}")
