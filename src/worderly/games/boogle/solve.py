"""`worderly solve boogle`: every word of a board."""

from collections.abc import Sequence

from worderly.games.boogle.boards import faces
from worderly.games.boogle.model import Solution
from worderly.games.boogle.options import Scoring
from worderly.games.boogle.views import solved
from worderly.games.boogle.words import on_board
from worderly.lexicon import Lexicon


def solve(
    text: str,
    lexicons: Sequence[Lexicon],
    *,
    min_length: int = 3,
    scoring: Scoring = "letters",
    plain_q: bool = False,
) -> Solution:
    """Every word that the game accepts, as the library lists them, the hidden ones too.

    Raises ValueError if the text is not a board.
    """
    grid = faces.parse(text, faces.reads_qu(lexicons[0].language, plain_q))
    return solved(on_board(grid, lexicons, min_length, scoring), has_hidden=True)
