"""The ranks of Battlewords: its tiers, by points."""

from worderly.games.battlewords.model import TIERS, View
from worderly.kit import Seat
from worderly.kit.achievements.ranks import Counted, Ranks


def count(view: View, seat: Seat) -> Counted | None:
    hints = view.options.hints - view.hints_left
    is_fantastic = view.points >= TIERS[-1][1]
    is_flawless = view.reason == "solved" and is_fantastic and not view.wrong and not hints
    return Counted(view.points, 100, is_flawless)


RANKS: Ranks[View] = Ranks(percents=TIERS, count=count)
