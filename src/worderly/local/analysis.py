"""The analysis of a match of this device."""

from worderly.kit import Seat
from worderly.kit.analysis import Analysis
from worderly.local.match import LocalMatch


def analysis_of(match: LocalMatch, seat: Seat = 0) -> Analysis:
    told: Analysis = match.game.analysis(match.initial, match.moves, seat, match.tools)
    return told
