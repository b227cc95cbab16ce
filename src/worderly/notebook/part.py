"""What a game says about itself to be played in a notebook."""

from collections.abc import Callable
from typing import Any, NamedTuple

from worderly.kit import AnyGame, Event, Options, Say


class Opening(NamedTuple):
    """What a match starts from."""

    options: Options
    state: Any
    tools: Any


class Part(NamedTuple):
    """The Python side of a widget; `web/src/games/<id>/notebook.ts` is the other."""

    game: AnyGame
    opening: Callable[..., Opening]
    """(puzzle of the library, options by name) → what the match starts from."""
    status: Callable[[Any, Say], str]
    """One line about a view: points, how many words."""
    event_texts: Callable[[Event, Any, Say], list[str]]
    words: str
    """The message that names the list of words."""
    texts: tuple[str, ...]
    """The messages that its script shows."""
