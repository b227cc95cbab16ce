"""The lesson of Word search: three words in a grid of 6×6, each in another direction."""

from worderly.games.tools import Tools
from worderly.games.wordsearch.model import HiddenWord, State
from worderly.games.wordsearch.options import Options
from worderly.grid.notation import cell_text
from worderly.kit.codec import Record
from worderly.kit.lesson import Lesson, LessonStep, words_for


class Words(Record):
    """Of one language, from `lesson.toml`."""

    grid: tuple[str, ...]
    right: str
    """From the first cell of the second row."""
    down: str
    """In the last column, from the third row."""
    diagonal: str
    """From the first cell of the third row."""


def lesson(language: str) -> Lesson[Options, State, Tools]:
    language, words = words_for(language, __file__, Words)
    hidden = _hidden(words)
    right, down, diagonal = hidden
    options = Options(languages=(language,), words=tuple(word.text for word in hidden), rows=6, cols=6)
    return Lesson(
        options=options,
        first=lambda tools: _state(words, hidden),
        steps=(
            LessonStep("list", part="list"),
            LessonStep("right", cells=right.cells, wants=_drawn(right)),
            LessonStep("diagonal", cells=diagonal.cells, wants=_drawn(diagonal)),
            LessonStep("clock", part="clock"),
            LessonStep("down", cells=down.cells, wants=_drawn(down)),
        ),
        facts={name: getattr(words, name).upper() for name in ("right", "down", "diagonal")},
    )


def _drawn(word: HiddenWord) -> str:
    return f"{cell_text(word.cells[0])} {cell_text(word.cells[-1])}"


def _hidden(words: Words) -> tuple[HiddenWord, HiddenWord, HiddenWord]:
    return (
        HiddenWord(words.right, words.right.upper(), 1, 0, "E"),
        HiddenWord(words.down, words.down.upper(), 2, 5, "S"),
        HiddenWord(words.diagonal, words.diagonal.upper(), 2, 0, "SE"),
    )


def _state(words: Words, hidden: tuple[HiddenWord, ...]) -> State:
    return State(
        grid=words.grid,
        hidden=hidden,
        unplaced=(),
        title="",
        theme="",
        message="",
        alphabet="latin",
        mode="solo",
        typing="placed",
        chance="lesson",
        gave_up=(None,),
    )
