"""The ranks of Wizards: the letters won by guesses, less two points for each lost life."""

from worderly.games.wizards.model import EMPTY, View
from worderly.kit import Seat
from worderly.kit.achievements.ranks import Counted, Ranks

LIFE_COST = 2


def count(view: View, seat: Seat) -> Counted | None:
    if view.options.debug:
        return None
    letters = sum(cell != EMPTY for row in view.grid for cell in row)
    lost = max(0, view.options.lives - view.lives)
    hints = view.options.hints - view.hints_left
    is_flawless = view.reason == "solved" and not lost and not hints
    words = [turn.word for turn in view.turns if turn.kind in ("right", "bonus")]
    value = max(0, view.points - LIFE_COST * lost)
    return Counted(value, letters, is_flawless, max(map(len, words), default=0))


RANKS: Ranks[View] = Ranks(
    percents=(("spark", 0), ("charm", 30), ("spell", 55), ("enchantment", 75), ("miracle", 90)), count=count
)
