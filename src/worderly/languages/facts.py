"""Facts about a word language (`lexicons/<code>/language.toml`, built to `language.json`)."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from worderly.languages import folders


class Facts(NamedTuple):
    name: str
    """In the language itself: "Français"."""
    alphabet: str
    fold: str
    """How spellings become keys: a name in `lexicon.folding.FOLDS`."""
    has_qu_die: bool
    """Whether a single Q on a Boogle board means Qu."""
    keyboard: tuple[str, ...]
    """The rows of keys on a touch screen."""
    dice: dict[str, dict[str, Any]]
    """Boogle's dice sets by name (`games.boogle.dice.DiceSet`); without one, letters are drawn by weight."""
    spellings: tuple[str, ...] = ()
    """Names of its spellings ("gb", "us"), the usual one first; empty: it has only one."""
    typed: dict[str, str] = {}  # noqa: RUF012  (a named tuple is never changed)
    """What may be typed for letters that a keyboard may lack: "ae" for "ä"."""
    short_words: tuple[str, ...] = ()
    """Words of one or two letters that join others in a name: "ilovemycat"."""


def spelling_of(languages: Iterable[str], wanted: str) -> str:
    """The wanted spelling if one of the languages has it, else none."""
    return wanted if any(wanted in facts_of(language).spellings for language in languages) else ""


@cache
def facts_of(code: str) -> Facts:
    from msgspec.json import decode

    with open(f"{folders.WORDS}/{code}/language.json", "rb") as file:  # noqa: PTH123
        return Facts(**decode(file.read()))
