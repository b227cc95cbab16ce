"""The options of Hands, and which of them a player may choose."""

from msgspec.structs import replace

from worderly import kit
from worderly.games.hands import letters
from worderly.kit.choices import EVERYWHERE, Check, ChosenValues, Number, Text, bad_option, refuse_outside


class Options(kit.Options, tag="hands_options"):
    letters: int = 7
    hands: int = 1
    hand: str = ""
    """A typed hand ("aci*prt") that replaces every deal; empty: dealt by chance."""
    substitute: bool = True
    replay: bool = True
    fair: bool = False
    """Deal again where no common word can be made (par 0)."""


LETTERS = Number("letters", ("-n", "--letters"), EVERYWHERE, low=3, high=20)
HANDS = Number("hands", forms=EVERYWHERE, asked=True, low=1, high=100, steps=(1, 2, 3, 5, 10))
HAND = Text("hand", forms=("maker",), example="aci*prt", metavar="LETTERS")
CHOICES = (
    LETTERS,
    HANDS,
    Check("substitute", forms=("practice", "maker")),
    Check("replay", forms=("practice", "maker")),
    HAND,
)
INNER = ("fair",)


def resolve_choices(given: ChosenValues, say: kit.Say) -> ChosenValues:
    """A typed hand is played once, without substitute and replay, unless the number of hands is chosen."""
    if "hand" in given and "hands" not in given:
        return {"hands": 1, "substitute": False, "replay": False, **given}
    return given


def check(options: Options) -> tuple[Options, tuple[kit.Notice, ...]]:
    hand = letters.spell(letters.count(options.hand.lower()))
    if len(hand) > LETTERS.high:
        raise kit.Refused("bad_option", option="hand", value=options.hand, need=f"1–{LETTERS.high}")
    if not all(letter.isalpha() or letter == letters.WILDCARD for letter in hand):
        raise kit.Refused("bad_option", option="hand", value=options.hand, need="a–z, *")
    if hand:
        options = replace(options, hand=hand, letters=len(hand))
    elif not LETTERS.allows(options.letters):
        raise bad_option(LETTERS, options.letters)
    refuse_outside(options, (HANDS,))
    return options, ()
