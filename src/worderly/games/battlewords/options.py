"""The options of Battlewords, and which of them a player may choose."""

from typing import Literal, get_args

from worderly import kit
from worderly.kit.choices import EVERYWHERE, Check, Number, Pick, refuse_outside

Difficulty = Literal["easy", "medium", "hard"]
Mode = Literal["strict", "chain", "admiral"]


class Options(kit.Options, tag="battlewords_options"):
    difficulty: Difficulty = "medium"
    mode: Mode = "strict"
    crossings: bool = False
    """Words may cross on the same letter."""
    spaced: bool = False
    """No two words touch, not even at a corner."""
    curated: bool = False
    """No two touching words form an unintended word of three or more letters."""
    hints: int = 0
    wrong_limit: int = 0
    """The wrong guess that ends the match; 0: none does."""
    radar: bool = True
    """False hides the pulses."""


CHOICES = (
    Pick("difficulty", forms=EVERYWHERE, of=get_args(Difficulty)),
    Pick("mode", forms=EVERYWHERE, of=get_args(Mode)),
    Check("crossings", forms=EVERYWHERE),
    Check("spaced", forms=EVERYWHERE),
    Check("curated", forms=("maker",)),
    Number("hints", forms=EVERYWHERE, low=0, high=10, steps=(0, 3), zero="none"),
    Number("wrong_limit", forms=EVERYWHERE, low=0, high=99, steps=(0, 5, 10), zero="unlimited"),
    Check("radar", forms=("maker",)),
)


def check(options: Options) -> tuple[Options, tuple[kit.Notice, ...]]:
    refuse_outside(options, CHOICES)
    if options.crossings and options.spaced:
        raise kit.Refused("crossings_or_spaced")
    return options, ()
