"""The ranks of Codeword: the points as a share of what a first guess would earn."""

from worderly.games.codeword.model import View
from worderly.kit import Seat
from worderly.kit.achievements.ranks import Counted, Ranks


def count(view: View, seat: Seat) -> Counted | None:
    """Known at the end only: there are no points before."""
    if view.reason is None:
        return None
    return Counted(view.points, view.options.guesses, view.points >= view.options.guesses - 1)


RANKS: Ranks[View] = Ranks(
    percents=(("start", 0), ("fair", 15), ("good", 30), ("great", 50), ("superb", 65)), count=count
)
