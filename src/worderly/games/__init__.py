"""The five games: an explicit tuple, built on first use so that one game alone loads quickly."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from worderly.kit import AnyGame

    GAMES: tuple[AnyGame, ...]

IDS = ("wizards", "hands", "boogle", "battlewords", "wordsearch")


@cache
def game_of(id: str) -> "AnyGame":  # noqa: A002 - the game's own word for it
    """The game of that id; raises KeyError with the ids there are."""
    if id not in IDS:
        raise KeyError(f"there is no game {id!r}; the games are {', '.join(IDS)}")
    game: AnyGame = import_module(f"worderly.games.{id}").GAME
    return game


def __getattr__(name: str) -> Any:
    if name == "GAMES":
        return tuple(game_of(id) for id in IDS)  # noqa: A001
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
