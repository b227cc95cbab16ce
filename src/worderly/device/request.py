"""What the player asked to play, and how that becomes a match: resumed, of a date, or new."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from hashlib import sha256

from worderly.device.local.daily import daily_order
from worderly.device.local.match import Order
from worderly.device.local.saves import Saved
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Options, decode, encode

OpenTools = Callable[[Options, str], Tools]
"""(options, the player's own word file or "") → the lexicons of the match."""


@dataclass(frozen=True)
class Request:
    game: str
    options: Options
    seed: str | None = None
    daily: date | None = None
    lexicon: str = ""


def slot_of(request: Request) -> str:
    """Free play has one slot a game; a seed or a date has its own, so neither replaces the other."""
    if request.seed is None:
        return request.game
    digest = sha256(encode([request.options, request.seed, request.lexicon])).hexdigest()[:12]
    return f"{request.game}-{digest}"


def order_of(game: AnyGame, request: Request, options: Options) -> Order:
    if request.daily is not None:
        return daily_order(game, options.languages[0], request.daily)
    seed = request.seed if request.seed is not None else secrets.token_hex(8)
    return Order(game, options, seed, lexicon=request.lexicon, slot=slot_of(request))


def saved_order(game: AnyGame, saved: Saved, slot: str) -> Order:
    """Raises ValueError where the options do not fit this version's rules."""
    options: Options = decode(bytes(saved.options), game.Options)
    return Order(game, options, saved.seed, saved.daily, saved.lexicon, slot)
