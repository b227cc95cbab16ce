"""The ranks of Hands: the score as a share of par."""

from worderly.games.hands.model import View
from worderly.kit import Seat
from worderly.kit.achievements.ranks import Counted, Ranks


def count(view: View, seat: Seat) -> Counted | None:
    is_flawless = view.phase == "over" and not view.hints and view.total >= view.par
    plays = [*view.plays, *(play for hand in view.rounds for play in hand.plays)]
    longest = max((len(play.word) for play in plays if play.valid), default=0)
    return Counted(view.total, view.par, is_flawless, longest)


RANKS: Ranks[View] = Ranks(
    percents=(("copper", 0), ("bronze", 10), ("silver", 30), ("gold", 60), ("diamond", 85)), count=count
)
