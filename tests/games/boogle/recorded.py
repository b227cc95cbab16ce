"""The matches of Boogle that are recorded."""

from tests.games.records import Setting, bots
from worderly.games.boogle import GAME
from worderly.games.boogle.options import Options

TWO = ("Ada", "Bob")
SETTINGS = [
    Setting(Options()),
    Setting(Options(size=5, scoring="classic")),
    Setting(Options(mode="turns", players=TWO, rounds=2, time_s=60)),
    Setting(Options(mode="turns", players=TWO, same_board=True, time_s=60), is_judged=False),
    Setting(Options(mode="room", seats=3, decides="unique")),
    Setting(Options(grid="qiet/aste/line", time_s=0), most=12),
    *bots(GAME, Options()),
]
PUZZLES = [
    Options(size=size, dice=dice, fewest_common=fewest)
    for size, dice, fewest in ((3, "weights", 5), (5, "weights", 60), (4, "", 60), (6, "", 0))
]
