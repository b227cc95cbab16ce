"""Dice sets: the faces of real ones, with their sources, in `boogle_dice.json`."""

from functools import cache
from importlib.resources import files

import msgspec

from worderly.kit import Chance

DEFAULTS = {
    ("en", 4): "en_4x4_new_1987",
    ("en", 5): "en_5x5_big_1979",
    ("en", 6): "en_6x6_super_big_2012",
    ("fr", 4): "fr_4x4",
}
SHORT_NAMES = {
    "classic": "en_4x4_classic_1976",
    "new": "en_4x4_new_1987",
    "big": "en_5x5_big_1979",
    "deluxe": "en_5x5_deluxe",
    "big-2012": "en_5x5_big_2012",
    "super-big": "en_6x6_super_big_2012",
    "french": "fr_4x4",
    "french-5": "fr_5x5_baggle_UNVERIFIED",
}


class DiceSet(msgspec.Struct, frozen=True):
    size: int
    min_len: int
    timer_s: int
    dice: tuple[str, ...]
    """Faces parted by |."""
    source: str


class _Data(msgspec.Struct, frozen=True):
    sets: dict[str, DiceSet]
    note: str


@cache
def dice_sets() -> dict[str, DiceSet]:
    data = files("worderly.games.boogle").joinpath("boogle_dice.json").read_bytes()
    return msgspec.json.decode(data, type=_Data).sets


def full_name(name: str) -> str | None:
    """The set's own name from it or its short name; None where there is no such set."""
    name = SHORT_NAMES.get(name, name)
    return name if name in dice_sets() else None


def roll(name: str, chance: Chance) -> list[str]:
    """Every die once, in random order, each with a random face, in lower case."""
    return [chance.choice(die.lower().split("|")) for die in chance.shuffled(dice_sets()[name].dice)]
