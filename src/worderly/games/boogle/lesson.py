"""The lesson of Boogle: nine dice, a word, and the same word made longer."""

from worderly.games.boogle.generate import new
from worderly.games.boogle.model import State
from worderly.games.boogle.options import Options, fill_in
from worderly.games.tools import Tools
from worderly.kit import Chance
from worderly.kit.codec import Record
from worderly.kit.lesson import Cell, Lesson, LessonStep, words_for


class Words(Record):
    """Of one language, from `lesson.toml`."""

    board: str
    first: str
    """Along the top row."""
    longer: str
    """One letter more, which lies at `end`."""
    end: Cell


TOP: tuple[Cell, ...] = ((0, 0), (0, 1), (0, 2))


def lesson(language: str) -> Lesson[Options, State, Tools]:
    language, words = words_for(language, __file__, Words)
    options = fill_in(Options(languages=(language,), grid=words.board, time_s=0))
    return Lesson(
        options=options,
        first=lambda tools: new(options, Chance("lesson"), tools),
        steps=(
            LessonStep("board", part="board"),
            LessonStep("first", cells=TOP, wants=words.first),
            LessonStep("longer", cells=(*TOP, words.end), wants=words.longer),
            LessonStep("costs", part="points"),
            LessonStep("clock", part="clock"),
        ),
        facts={"first": words.first.upper(), "longer": words.longer.upper()},
    )
