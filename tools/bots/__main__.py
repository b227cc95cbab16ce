"""`make bots`: plays many matches with every level and writes the tables of `docs/bots.md`."""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.bots import ranks
from tools.bots.games import Strength, strength_of
from worderly.games import GAMES, game_of
from worderly.games.tools import Tools

DOCUMENT = Path("docs/bots.md")
HEAD = """| game | level | points | solved | moves a minute | minutes |
| --- | --- | ---: | ---: | ---: | ---: |
"""
RANKS_HEAD = """| game | rank | begins at, % | level | reached in three of four matches, % |
| --- | --- | ---: | --- | ---: |
"""
MARK = "<!-- written by `make bots` -->\n"
Found = dict[tuple[str, str], Strength]
"""By game and level."""


def strength(game_id: str, level: str, matches: int) -> Strength:
    return strength_of(game_of(game_id), level, range(matches), Tools.open(("en",)))


def play_all(matches: int) -> Found:
    """Several matches at once, one process for each core."""
    kinds = [(game.id, level) for game in GAMES for level in game.levels]
    with ProcessPoolExecutor() as pool:
        found = pool.map(strength, *zip(*kinds, strict=True), [matches] * len(kinds))
        return dict(zip(kinds, found, strict=True))


def row(game_id: str, level: str, found: Strength) -> str:
    figures = f"{found.points:.1f} | {found.won:.0%} | {found.moves_a_minute:.1f} | {found.minutes:.1f}"
    return f"| {game_id} | {level} | {figures} |\n"


def rank_rows(found: Found) -> str:
    return "".join(
        ranks.table(game, [found[game.id, level].percent for level in game.levels]) for game in GAMES
    )


def main(matches: int) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").partition(MARK)[0]
    found = play_all(matches)
    strengths = "".join(row(game_id, level, one) for (game_id, level), one in found.items())
    about = f"\n{matches} matches for each line, English, the options of the daily.\n\n"
    tables = f"{HEAD}{strengths}{about}{RANKS_HEAD}{rank_rows(found)}"
    DOCUMENT.write_text(f"{text}{MARK}\n{tables}", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
