"""`make bots`: plays many matches with every level and writes the table of `docs/bots.md`."""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.bots.games import strength_of
from worderly.games import GAMES, game_of
from worderly.games.tools import Tools

DOCUMENT = Path("docs/bots.md")
HEAD = """| game | level | points | solved | moves a minute | minutes |
| --- | --- | ---: | ---: | ---: | ---: |
"""
MARK = "<!-- written by `make bots` -->\n"


def row(game_id: str, level: str, matches: int) -> str:
    found = strength_of(game_of(game_id), level, range(matches), Tools.open(("en",)))
    figures = f"{found.points:.1f} | {found.won:.0%} | {found.moves_a_minute:.1f} | {found.minutes:.1f}"
    return f"| {game_id} | {level} | {figures} |\n"


def rows(matches: int) -> list[str]:
    """Several matches at once, one process for each core."""
    kinds = [(game.id, level) for game in GAMES for level in game.levels]
    with ProcessPoolExecutor() as pool:
        return list(pool.map(row, *zip(*kinds, strict=True), [matches] * len(kinds)))


def main(matches: int) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").partition(MARK)[0]
    table = "".join(rows(matches))
    about = f"\n{matches} matches for each line, English, the options of the daily.\n"
    DOCUMENT.write_text(f"{text}{MARK}\n{HEAD}{table}{about}", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
