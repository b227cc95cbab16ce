"""`make bench`: prints a table for every area; `python -m bench boards hands` prints only those."""

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from bench.peers import make_peers_importable

AREAS = (
    "boards",
    "hands",
    "lexicon",
    "grids",
    "crosswords",
    "press",
    "startup",
    "server",
    "bus",
    "nodes",
    "web",
    "engine",
)
"""Modules of this folder; each has a function `rows()` that yields `bench.table.Row`."""
HEAD = "| measure | ours | peer | ratio | target | verdict |\n| --- | --- | --- | --- | --- | --- |"
VERDICTS = {True: "held", False: "MISSED", None: ""}


def line(row: Any) -> str:
    ratio = f"{row.ratio:.1f}×" if row.ratio else ""
    return f"| {row.measure} | {row.ours} | {row.peer} | {ratio} | {row.target} | {VERDICTS[row.ok]} |"


def print_rows(areas: list[str]) -> Iterator[Any]:
    for area in areas:
        print(f"\n## {area}\n\n{HEAD}", flush=True)
        for row in import_module(f"bench.{area}").rows():
            print(line(row), flush=True)
            yield row


def main() -> None:
    make_peers_importable()
    unknown = [area for area in sys.argv[1:] if area not in AREAS]
    if unknown:
        sys.exit(f"No such area: {', '.join(unknown)}; there are {', '.join(AREAS)}.")
    missed = [row for row in print_rows(sys.argv[1:] or list(AREAS)) if row.ok is False]
    print(f"\n{len(missed)} missed." if missed else "\nAll targets held.")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
