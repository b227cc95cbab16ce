"""The lesson of Battlewords: two words in the sea, the first read from its end."""

from worderly.games.battlewords.generate import rows_of
from worderly.games.battlewords.model import COVERED, SIZE, Hidden, State, WordList
from worderly.games.battlewords.options import Options
from worderly.games.battlewords.sea import cells_of, radar_of
from worderly.games.battlewords.text import cell_name
from worderly.games.tools import Tools
from worderly.kit import Chance
from worderly.kit.codec import Record
from worderly.kit.lesson import Lesson, LessonStep, words_for


class Words(Record):
    """Of one language, from `lesson.toml`."""

    first: str
    second: str


def lesson(language: str) -> Lesson[Options, State, Tools]:
    language, words = words_for(language, __file__, Words)
    options = Options(languages=(language,))
    first = _places(words)[0]
    *_, before, last = cells_of(first)
    return Lesson(
        options=options,
        first=lambda tools: _state(options, words, tools),
        steps=(
            LessonStep("radar", cells=radar_of(_places(words)), part="radar"),
            LessonStep("reveal", cells=(last,), wants=cell_name(last)),
            LessonStep("letter", cells=(before,), wants=cell_name(before)),
            LessonStep("guess", cells=cells_of(first), part="entry", wants=words.first),
            LessonStep("costs", part="points"),
        ),
        facts={
            "first": words.first.upper(),
            "end": words.first[-1].upper(),
            "last": cell_name(last),
            "before": cell_name(before),
        },
    )


def _places(words: Words) -> tuple[Hidden, Hidden]:
    return (
        Hidden(word=words.first, display=words.first, row=3, col=2, direction="H"),
        Hidden(word=words.second, display=words.second, row=1, col=9, direction="V"),
    )


def _state(options: Options, words: Words, tools: Tools) -> State:
    places = _places(words)
    return State(
        options=options,
        grid=rows_of(places),
        shown=(COVERED * SIZE,) * SIZE,
        words=places,
        list=WordList(tools.words.name, tuple((len(each.word), 1) for each in places)),
        secret=Chance("lesson").secret(),
    )
