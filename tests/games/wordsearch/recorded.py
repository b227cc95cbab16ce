"""The matches of Word search that are recorded."""

from tests.games.records import Setting, bots
from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.options import Options, Pin

TREES = ("oak", "elm", "Ash", "poplar", "crab apple")
SETTINGS = [
    Setting(Options(count=8, level="easy")),
    Setting(Options(words=TREES, title="Trees", message="Plant one", secret_words=("root", "leaf"))),
    Setting(Options(theme="months", typing="placed", weave=1.0)),
    Setting(Options(mode="claim", players=2, count=10)),
    Setting(Options(count=40), most=60, is_judged=False),
    *bots(GAME, Options(count=10)),
    Setting(Options(mode="claim", players=2, count=6), "schoolchild", is_judged=False),
]
PUZZLES = [
    Options(theme="*"),
    Options(theme="*", age="children", backwards=1.0),
    Options(words=TREES, message="Plant one", exact=True),
    Options(words=TREES, secret_words=("root", "leaf"), fill="decoys"),
    Options(words=TREES, pins=(Pin("oak", 0, 0, "SE"), Pin("poplar", 3, 1, "E")), rows=10, cols=9),
    Options(words=TREES, directions=("N", "NE"), weave=0.0, rows=12, cols=12),
    Options(words=TREES, mask=(".######.", "########", "########", "########", "########", ".######.")),
    Options(words=("été", "forêt", "mètre"), accents="keep"),
    Options(count=20, weave=1.0, backwards=0.0, fill="decoys"),
]
