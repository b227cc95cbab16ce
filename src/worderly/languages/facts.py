"""What a word language says of itself (`lexicons/<code>/language.toml`, built to `language.json`)."""

from functools import cache
from typing import Any, NamedTuple

from worderly.languages.folders import WORDS


class Facts(NamedTuple):
    name: str
    """As its speakers write it: "Français"."""
    fold: str
    """How spellings become keys: a name in `lexicon.folding.FOLDS`."""
    has_qu_die: bool
    """A lone Q on a Boogle board reads Qu."""
    keyboard: tuple[str, ...]
    """The rows of the keys on a touch screen."""
    dice: dict[str, dict[str, Any]]
    """Boogle's dice sets by name (`games.boogle.dice.DiceSet`); without any, letters are drawn by weight."""


@cache
def facts_of(code: str) -> Facts:
    import json

    with open(f"{WORDS}/{code}/language.json", encoding="utf-8") as file:  # noqa: PTH123
        return Facts(**json.load(file))
