"""The options of Codeword: what a player may choose before a match."""

from worderly import kit
from worderly.kit.choices import EVERYWHERE, Number, refuse_outside


class Options(kit.Options, tag="codeword_options"):
    letters: int = 5
    """Of the hidden word."""
    guesses: int = 8


CHOICES = (
    Number("letters", forms=EVERYWHERE, low=4, high=6),
    Number("guesses", forms=EVERYWHERE, low=4, high=10),
)
"""Flags, forms and the table in the documents are made from these; the names are fields of `Options`."""


def check(options: Options) -> tuple[Options, tuple[kit.Notice, ...]]:
    """Refuses a value outside its range. Another game may replace the value and return a notice."""
    refuse_outside(options, CHOICES)
    return options, ()


def daily(language: str, chance: kit.Chance) -> Options:
    """The daily puzzle has the default options; another game may draw some of them."""
    return Options(languages=(language,))


def is_ranked(options: Options) -> bool:
    """Only matches with equal options may stand on one leader board."""
    return options == Options(languages=options.languages)
