"""The options of Wizards, and which of them a player may choose."""

from typing import Literal, NamedTuple, get_args

from msgspec.structs import replace

from worderly import kit
from worderly.kit.choices import EVERYWHERE, Check, Number, Pick, outside

Book = Literal["scroll", "spellbook", "tome", "codex", "bibliotheca"]
Wizard = Literal["plain", "shield", "life", "word", "letters"]


class Size(NamedTuple):
    rows: int
    cols: int
    words: int
    letters: int
    """Of the spine; the other words have 3 to letters − 1."""


BOOKS: dict[Book, Size] = {
    "scroll": Size(15, 25, 21, 6),
    "spellbook": Size(15, 25, 35, 6),
    "tome": Size(18, 35, 60, 7),
    "codex": Size(18, 45, 100, 8),
    "bibliotheca": Size(30, 65, 240, 9),
}


class Options(kit.Options, tag="wizards_options"):
    LATER = (*kit.Options.LATER, "compact")

    rows: int = 15
    cols: int = 25
    words: int = 21
    """The spine included."""
    lives: int = 5
    hints: int = 0
    """How many hints there are; three when the player asks for hints."""
    compact: bool = True
    """Words keep to the middle of the grid, if so many fit there."""
    bonus: bool = False
    """A word of the letters that is not on the grid costs no life; every third one lights a star."""
    book: Book | None = None
    """A preset decides rows, columns, words and the length of the spine."""
    wizard: Wizard = "plain"
    debug: bool = False
    """Shows the answers during play; never ranked."""


SIZES = (
    Number("rows", ("-r", "--rows"), ("maker",), low=15, high=30),
    Number("cols", ("-c", "--cols", "--columns"), ("maker",), low=25, high=40),
    Number("words", ("-w", "--words"), ("maker",), low=2, high=51, steps=(2, 7, 12, 15, 21, 25, 30, 40, 51)),
)
"""What a book decides."""
CHOICES = (
    Pick("book", forms=EVERYWHERE, of=("", *BOOKS)),
    *SIZES,
    Pick("wizard", forms=EVERYWHERE, of=get_args(Wizard)),
    Number("lives", forms=EVERYWHERE, low=1, high=20, steps=(1, 3, 5, 10, 20)),
    Number("hints", forms=EVERYWHERE, low=0, high=10, steps=(0, 3), zero="none"),
    Check("bonus", forms=EVERYWHERE, preset=True),
    Check("compact", forms=("practice", "maker")),
    Check("debug", ("-d", "--debug")),
)


def check(options: Options) -> tuple[Options, tuple[kit.Notice, ...]]:
    """Replaces a value outside its range by the default, with a notice; a book sets its own sizes."""
    if options.book is not None:
        size = BOOKS[options.book]
        options = replace(options, rows=size.rows, cols=size.cols, words=size.words)
    choices = [one for one in CHOICES if options.book is None or one not in SIZES]
    bad = [choice for choice, _, _ in outside(options, choices) if isinstance(choice, Number)]
    notices = tuple(_out_of_range(choice, getattr(options, choice.name)) for choice in bad)
    return replace(options, **{choice.name: getattr(Options(), choice.name) for choice in bad}), notices


def _out_of_range(choice: Number, value: int) -> kit.Notice:
    limits = {"low": choice.low, "high": choice.high}
    used = getattr(Options(), choice.name)
    return kit.Notice("out_of_range", {"option": choice.name, "value": value, **limits, "used": used})
