"""A small board made by hand, so that every rule can be read off it.

S e a . . . .      the spine SEAT runs diagonally; sea is there twice,
. . t . . . .      ate, tea and sat once; each crosses a letter of the spine
. . E . . . .
. . . s . . .
. . t e A . s
. . . a . . a
. . . . . . T
"""

from worderly.games.tools import Tools
from worderly.games.wizards.grids.covers import cover
from worderly.games.wizards.model import VERSION, Placed, State
from worderly.games.wizards.options import Options
from worderly.lexicon import Lexicon

TOOLS = Tools((Lexicon.from_words(["seat", "sea", "ate", "tea", "sat", "eat", "eta", "set", "zoo"]),))
GRID = ("Sea....", "..t....", "..E....", "...s...", "..teA.s", "...a..a", "......T")
WORDS = (
    Placed("seat", "seat", 0, 0, "D"),
    Placed("sea", "sea", 0, 0, "H"),
    Placed("ate", "ate", 0, 2, "V"),
    Placed("tea", "tea", 4, 2, "H"),
    Placed("sea", "sea", 3, 3, "V"),
    Placed("sat", "sat", 4, 6, "V"),
)
LETTERS = 13


def corner(options: Options | None = None, rules: int = VERSION) -> State:
    options = options or Options()
    return State(
        options=options,
        grid=GRID,
        shown=cover(GRID),
        words=WORDS,
        letters="TESA",
        secret="s",
        lives=options.lives,
        hints_left=options.hints,
        rules=rules,
    )
