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


def part_of(package: str, game_id: str, name: str) -> Any:
    """What a front end or the press has for a game: `name` in the module `<package>.<game_id>`.

    Imported on first use. Raises LookupError that names the missing file.
    """
    module = f"{package}.{game_id}"
    missing = LookupError(f"{game_id} has no {name}; it belongs in src/{module.replace('.', '/')}.py")
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise missing from None
    except AttributeError:
        raise missing from None


def __getattr__(name: str) -> Any:
    if name == "GAMES":
        return tuple(game_of(id) for id in IDS)  # noqa: A001
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
