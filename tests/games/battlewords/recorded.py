"""The matches of Battlewords that are recorded."""

from tests.games.records import Setting, bots
from worderly.games.battlewords import GAME
from worderly.games.battlewords.options import Options

SETTINGS = [
    Setting(Options(hints=3), most=24),
    Setting(Options(mode="chain", crossings=True, difficulty="easy"), most=24),
    Setting(Options(mode="admiral", spaced=True, hints=3, wrong_limit=5), most=24),
    Setting(Options(difficulty="hard", radar=False), is_judged=False),
    *bots(GAME, Options()),
    Setting(Options(crossings=True), "dictionary", is_judged=False),
]
PUZZLES = [Options(crossings=True, curated=True), Options(spaced=True, curated=True, difficulty="hard")]
