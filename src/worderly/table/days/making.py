"""Makes the puzzles of days and weekends; a worker process does it, so nothing here imports the database."""

import secrets
from collections.abc import Callable
from datetime import date
from functools import partial
from hashlib import sha256
from typing import Any, Protocol

from worderly.kit import AnyGame, Options, encode
from worderly.kit.dailies.daily import daily_puzzle
from worderly.kit.dailies.weekend import LABEL, weekend_puzzle
from worderly.store.tables.rows import DailyRow
from worderly.table.catalog import Catalog
from worderly.table.days import calendar as days
from worderly.table.days.seeds import secret_seed


class Made(Protocol):
    @property
    def options(self) -> Options: ...
    @property
    def state(self) -> Any: ...


Maker = Callable[[AnyGame, str, date, Callable[[str], str], Any], Made]


def make_daily(catalog: Catalog, secret: bytes, game_id: str, language: str, day: str) -> DailyRow:
    return _row(daily_puzzle, game_id, catalog, secret, game_id, language, day)


def make_weekend(catalog: Catalog, secret: bytes, game_id: str, language: str, day: str) -> DailyRow:
    return _row(weekend_puzzle, weekend_row_game(game_id), catalog, secret, game_id, language, day)


def weekend_row_game(game_id: str) -> str:
    """Keeps its rows apart from those of the game's dailies."""
    return f"{LABEL}-{game_id}"


def _row(
    make: Maker, row_game: str, catalog: Catalog, secret: bytes, game_id: str, language: str, day: str
) -> DailyRow:
    game = catalog.game(game_id)
    version = game.days().version
    seed_of = partial(secret_seed, secret, game.id, language, version)
    tools = catalog.tools(Options(languages=(language,)), days.words_ms(day))
    made = make(game, language, date.fromisoformat(day), seed_of, tools)
    return _published(row_game, language, version, day, made)


def _published(row_game: str, language: str, version: int, day: str, made: Made) -> DailyRow:
    """With a salt, and the hash to publish: it covers the whole first state with the answers."""
    state, salt = encode(made.state), secrets.token_hex(16)
    published = sha256(salt.encode() + state).hexdigest()
    return DailyRow(row_game, language, version, day, encode(made.options), state, salt, published)
