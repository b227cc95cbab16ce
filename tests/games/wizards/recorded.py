"""The matches of Wizards that are recorded."""

from tests.games.records import Setting, bots
from worderly.games.wizards import GAME
from worderly.games.wizards.options import Options

SETTINGS = [
    Setting(Options(hints=3, bonus=True, lives=10)),
    Setting(Options(wizard="shield", words=12, compact=False)),
    Setting(Options(wizard="life", bonus=True, debug=True), is_judged=False),
    Setting(Options(wizard="word"), is_judged=False),
    Setting(Options(wizard="letters", hints=3), is_judged=False),
    *bots(GAME, Options(bonus=True)),
    Setting(Options(book="spellbook", hints=3, wizard="letters"), "scholar"),
]
PUZZLES = [Options(words=words, compact=compact) for words in (2, 5, 30, 45) for compact in (True, False)]
