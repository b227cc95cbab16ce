"""Dice sets: the faces of real dice with their sources, from `language.toml` of each language."""

from functools import cache

import msgspec

from worderly.kit import Chance, convert
from worderly.languages import word_languages
from worderly.languages.facts import facts_of


class DiceSet(msgspec.Struct, frozen=True):
    size: int
    min_len: int
    timer_s: int
    dice: tuple[str, ...]
    """Faces are separated by |."""
    source: str
    short_name: str
    is_default: bool
    """Whether the language uses this set for its size."""


@cache
def _sets_of(language: str) -> dict[str, DiceSet]:
    return convert(facts_of(language).dice, dict[str, DiceSet])


@cache
def dice_sets() -> dict[str, DiceSet]:
    """The sets of all languages by their full names."""
    return {name: dice for language in word_languages() for name, dice in _sets_of(language).items()}


@cache
def short_names() -> dict[str, str]:
    """Short name → full name."""
    return {dice.short_name: name for name, dice in dice_sets().items()}


def default_set(language: str, size: int) -> str | None:
    """The name of the set that a language uses for a size."""
    if language not in word_languages():
        return None
    sets = _sets_of(language).items()
    return next((name for name, dice in sets if dice.is_default and dice.size == size), None)


def full_name(name: str) -> str | None:
    """The full name of a set from its full or short name; None if there is no such set."""
    name = short_names().get(name, name)
    return name if name in dice_sets() else None


def roll(name: str, chance: Chance) -> list[str]:
    """Every die once, in random order, each with a random face, in lower case."""
    return [chance.choice(die.lower().split("|")) for die in chance.shuffled(dice_sets()[name].dice)]
