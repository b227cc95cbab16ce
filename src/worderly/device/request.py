"""What the player asks to play, and the match configuration that results from it."""

from collections.abc import Callable
from datetime import date
from hashlib import sha256
from typing import NamedTuple

from msgspec import to_builtins

from worderly.device.local.daily import daily_config, public_seed
from worderly.device.local.saves import SavedMatch
from worderly.device.match import MatchConfig
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Options, decode, encode
from worderly.seeds import new_seed

OpenTools = Callable[[Options, str], Tools]
"""(options, the player's own word file or "") → the lexicons of the match."""


class Request(NamedTuple):
    game: str
    options: Options
    seed: str | None = None
    daily: date | None = None
    lexicon: str = ""
    weekend: date | None = None
    """The Saturday of the weekend whose big puzzle is wanted."""

    @property
    def is_dated(self) -> bool:
        """The date decides puzzle and options."""
        return self.daily is not None or self.weekend is not None


def slot_of(request: Request) -> str:
    """Free play has one slot for each game; a seed has its own, so that neither overwrites the other."""
    if request.weekend is not None:
        return f"{request.game}-weekend-{request.options.languages[0]}-{request.weekend.isoformat()}"
    if request.seed is None:
        return request.game
    fields = _fields_of_slot(request.options)
    digest = sha256(encode([fields, request.seed, request.lexicon])).hexdigest()[:12]
    return f"{request.game}-{digest}"


def _fields_of_slot(options: Options) -> dict[str, object]:
    defaults = type(options)()
    unset = {name for name in options.LATER if getattr(options, name) == getattr(defaults, name)}
    fields: dict[str, object] = to_builtins(options)
    return {name: value for name, value in fields.items() if name not in unset}


def config_of(game: AnyGame, request: Request, options: Options) -> MatchConfig:
    if request.daily is not None:
        return daily_config(game, options.languages[0], request.daily)
    if request.weekend is not None:
        day, slot = request.weekend.isoformat(), slot_of(request)
        seed = public_seed(game, options.languages[0], day)
        return MatchConfig(game, options, seed, slot=slot, weekend=day)
    seed = request.seed if request.seed is not None else new_seed()
    return MatchConfig(game, options, seed, lexicon=request.lexicon, slot=slot_of(request))


def saved_config(game: AnyGame, saved: SavedMatch, slot: str) -> MatchConfig:
    """Raises ValueError if the options do not fit the rules of this version."""
    options: Options = decode(bytes(saved.options), game.Options)
    return MatchConfig(game, options, saved.seed, saved.daily, saved.lexicon, slot, weekend=saved.weekend)
