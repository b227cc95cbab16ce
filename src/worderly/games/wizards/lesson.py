"""The lesson of Wizards: a spine of four letters with two words through it."""

from msgspec.structs import replace

from worderly.games.tools import Tools
from worderly.games.wizards.grids.covers import cells_of, cover
from worderly.games.wizards.model import EMPTY, Direction, Placed, State, Wrong
from worderly.games.wizards.options import Options
from worderly.kit import Chance, Event
from worderly.kit.codec import Record
from worderly.kit.lesson import Lesson, LessonStep, words_for

SIDE = 7
"""A spine of four letters spans 7×7 cells."""


class Words(Record):
    """Of one language, from `lesson.toml`."""

    spine: str
    first: str
    """Along a row, through the second letter of the spine."""
    first_col: int
    second: str
    """Down, through the third letter of the spine."""
    second_row: int
    tray: str


def lesson(language: str) -> Lesson[Options, State, Tools]:
    language, words = words_for(language, __file__, Words)
    spine, first, second = _places(words)
    return Lesson(
        options=Options(languages=(language,), bonus=True),
        first=lambda tools: _state(words, tools),
        steps=(
            LessonStep("board", part="board"),
            LessonStep("first", cells=cells_of(first), part="tray", wants=words.first),
            LessonStep("points", cells=cells_of(second), part="tray", wants=words.second),
            LessonStep("lives", part="lives"),
            LessonStep("spine", cells=cells_of(spine), part="tray", wants=words.spine),
        ),
        facts={"first": words.first.upper(), "second": words.second.upper(), "spine": words.spine.upper()},
        taken_back=_without_cost,
    )


def _without_cost(event: Event) -> Event:
    return replace(event, lives=None) if isinstance(event, Wrong) else event


def _places(words: Words) -> tuple[Placed, Placed, Placed]:
    def placed(word: str, row: int, col: int, direction: Direction) -> Placed:
        return Placed(word=word, display=word, row=row, col=col, direction=direction)

    return (
        placed(words.spine, 0, 0, "D"),
        placed(words.first, 2, words.first_col, "H"),
        placed(words.second, words.second_row, 4, "V"),
    )


def _state(words: Words, tools: Tools) -> State:
    options = Options(languages=(tools.words.language,), bonus=True)
    places = _places(words)
    grid = _grid(places)
    return State(
        options=options,
        grid=grid,
        shown=cover(grid),
        words=places,
        letters=words.tray,
        secret=Chance("lesson").secret(),
        lives=options.lives,
    )


def _grid(places: tuple[Placed, ...]) -> tuple[str, ...]:
    """The spine comes first, and its capitals stay."""
    rows = [[EMPTY] * SIDE for _ in range(SIDE)]
    for number, placed in enumerate(places):
        for (row, col), letter in zip(cells_of(placed), placed.word, strict=True):
            if rows[row][col] == EMPTY:
                rows[row][col] = letter if number else letter.upper()
    return tuple("".join(row) for row in rows)
