"""`make words-scan`: scans a year of days and many boards of every game in every language."""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date

from tools.words_scan import memory
from tools.words_scan.scan import Found, Scan, run
from worderly.games import IDS
from worderly.languages import word_languages

SHOWN = 20
"""Faults that are printed of each scan."""


def main(arguments: Sequence[str]) -> int:
    asked = _parser().parse_args(arguments)
    scans = [
        Scan(
            game,
            language,
            date.fromisoformat(asked.first),
            asked.days,
            asked.boards,
            asked.seed,
            asked.control,
        )
        for language in asked.languages.split()
        for game in asked.games.split()
    ]
    if asked.jobs:
        with ProcessPoolExecutor(asked.jobs) as pool:
            found = [_told(one) for one in pool.map(run, scans)]
    else:
        found = [_told(run(one)) for one in scans]
    print("No fault." if all(found) else "Faults were found.")
    return 0 if all(found) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.words_scan", description=__doc__)
    parser.add_argument("--days", type=int, default=366, help="how many days (366)")
    parser.add_argument("--boards", type=int, default=10_000, help="how many boards of each game (10000)")
    parser.add_argument("--first", default="2026-11-18", help="the first date")
    parser.add_argument("--languages", default=" ".join(word_languages()), help="all word languages")
    parser.add_argument("--games", default=" ".join(IDS), help="all games")
    parser.add_argument("--seed", default="", help="other days and boards than the local ones")
    parser.add_argument("--control", action="store_true", help="plants a watched answer and a repeated day")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2); 0: none besides this one")
    return parser


def _told(found: Found) -> bool:
    scan = found.scan
    rise = " ".join(f"{mean:.0f}" for mean in memory.means(found.days))
    print(
        f"{scan.language} {scan.game}: {scan.days} days, {scan.boards} boards, {len(found.faults)} faults; "
        f"mean grades from Monday: {rise}",
        *(f"  {fault}" for fault in found.faults[:SHOWN]),
        *(f"  THE SCAN ITSELF FAILED: a control was not seen: {one}" for one in found.missed_controls),
        sep="\n",
        flush=True,
    )
    return not found.faults and not found.missed_controls


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
