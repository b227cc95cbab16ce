"""The lesson of Codeword: a hidden word, a guess that shares letters with it, and the word itself."""

from worderly.games.codeword.model import State
from worderly.games.codeword.options import Options
from worderly.games.tools import Tools
from worderly.kit.codec import Record
from worderly.kit.lesson import Lesson, LessonStep, words_for


class Words(Record):
    """Of one language, from `lesson.toml`."""

    target: str
    other: str
    """With some of its letters."""


def lesson(language: str) -> Lesson[Options, State, Tools]:
    language, words = words_for(language, __file__, Words)
    target, other = words.target, words.other
    options = Options(languages=(language,), letters=len(target))
    return Lesson(
        options=options,
        first=lambda tools: State(options=options, target=target, clues=()),
        steps=(
            LessonStep("board", part="board"),
            LessonStep("guess", part="entry", wants=other),
            LessonStep("marks", part="board"),
            LessonStep("answer", part="entry", wants=target),
        ),
        facts={"target": target.upper(), "other": other.upper()},
    )
