"""`play`: the widget of a puzzle."""

from pathlib import Path
from typing import Any, Protocol

from worderly.games import IDS, part_of
from worderly.kit import Outcome
from worderly.languages import DEFAULT
from worderly.messages import Messages
from worderly.notebook.part import Part

PACKAGE = "worderly.notebook.games"
MISSING = "A widget for notebooks needs anywidget: pip install 'worderly[notebook]'."


class Match(Protocol):
    """A match in a notebook: a widget of anywidget, which a script may also ask how the match stands.

    Only this is promised: the classes of ipywidgets below it have no types.

    >>> from worderly.wordsearch import Wordsearch
    >>> match: Match = play(Wordsearch(12, seed=1, theme="ocean"))
    >>> match.outcome is None
    True
    """

    @property
    def view(self) -> Any:
        """What the player may see now: the grid or the faces, the words found, the points."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""

    def get_state(self) -> dict[str, Any]:
        """What is sent to the notebook's page, as ipywidgets has it."""


def play(puzzle: Any, *, language: str = DEFAULT, **options: Any) -> Match:
    """A widget in which the puzzle is played; make it the last line of a cell.

    `language` is that of its sentences. The options belong to the game: a `Board` takes `lexicon`, `time_s`
    (0: untimed), `min_length` and `scoring`, a `Wordsearch` none.

    >>> from worderly.boogle import Board
    >>> widget = play(Board.parse("pers/latg/sine/ters"), time_s=0)
    >>> widget.view.score
    0
    """
    part = part_for(puzzle)
    try:
        from worderly.notebook.widget import PuzzleWidget
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("worderly"):
            raise
        raise ImportError(MISSING) from None
    return PuzzleWidget(part, part.opening(puzzle, **options), Messages(language))


def part_for(puzzle: object) -> Part:
    """By the module of the puzzle's class; raises TypeError that names the games with a widget."""
    for kind in type(puzzle).__mro__:
        game = kind.__module__.removeprefix("worderly.")
        if game in games_with_widgets():
            part: Part = part_of(PACKAGE, game, "PART")
            return part
    there_are = ", ".join(games_with_widgets())
    raise TypeError(f"there is no widget for {type(puzzle).__name__}; there are widgets for {there_are}")


def games_with_widgets() -> list[str]:
    folder = Path(__file__).parent / "games"
    return [game for game in IDS if (folder / f"{game}.py").exists()]
