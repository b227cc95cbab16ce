"""Several players of Word search: a race, or a claim, in which a word belongs to its first finder."""

from msgspec.structs import replace

from worderly.games.wordsearch.model import View
from worderly.games.wordsearch.options import Options
from worderly.kit import Seat


def together(options: Options, seats: int) -> Options | None:
    return replace(options, players=seats) if options.mode == "claim" else None


def raced(options: Options) -> Options:
    """Requires places: in a race, typing the listed words would win without a search."""
    return replace(options, typing="placed")


def is_done(view: View, seat: Seat) -> bool:
    return view.gave_up[seat]
