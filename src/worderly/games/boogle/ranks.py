"""The ranks of Boogle: the score as a share of the points of all common words on the board."""

from worderly.games.boogle.model import View
from worderly.kit import Seat
from worderly.kit.achievements.ranks import Counted, Ranks


def count(view: View, seat: Seat) -> Counted | None:
    """Players who take turns at one screen have no ranks: their boards change."""
    if view.options.mode == "turns":
        return None
    if not view.boards:
        return Counted(view.score, view.common_points)
    longest = max((len(one.word) for one in view.found), default=0)
    return Counted(view.score, view.common_points, _is_flawless(view, seat), longest)


def _is_flawless(view: View, seat: Seat) -> bool:
    """Every easy word was found, and one of the longest common words."""
    common = [word for word in view.boards[0].words if word.common]
    longest = max((len(word.word) for word in common), default=0)
    found = [word for word in common if seat in word.finders]
    has_easy = all(seat in word.finders for word in common if word.rank == 0)
    return has_easy and any(len(word.word) == longest for word in found)


RANKS: Ranks[View] = Ranks(
    percents=(("seed", 0), ("sprout", 10), ("sapling", 20), ("tree", 35), ("forest", 55)), count=count
)
