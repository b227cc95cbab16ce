"""The matches of Hands that are recorded."""

from tests.games.records import Setting, bots
from worderly.games.hands import GAME
from worderly.games.hands.options import Options

SETTINGS = [
    Setting(Options()),
    Setting(Options(letters=10, hands=2)),
    Setting(Options(hand="aci*prt", substitute=False, replay=False)),
    *bots(GAME, Options(letters=9, hands=2)),
]
PUZZLES = [Options(letters=letters, fair=True) for letters in (4, 5, 7, 12)]
