"""The lesson of Hands: six letters, two words, the second with the wildcard."""

from worderly.games.hands.generate import new
from worderly.games.hands.model import State
from worderly.games.hands.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance
from worderly.kit.codec import Record
from worderly.kit.lesson import Lesson, LessonStep, words_for


class Words(Record):
    """Of one language, from `lesson.toml`."""

    hand: str
    first: str
    second: str
    """With the wildcard in place of its vowel."""
    means: str


def lesson(language: str) -> Lesson[Options, State, Tools]:
    language, words = words_for(language, __file__, Words)
    options = Options(languages=(language,), hand=words.hand, letters=6, substitute=False, replay=False)
    return Lesson(
        options=options,
        first=lambda tools: new(options, Chance("lesson"), tools),
        steps=(
            LessonStep("hand", part="tray"),
            LessonStep("first", part="tray", wants=words.first),
            LessonStep("points", part="points"),
            LessonStep("costs", part="tray"),
            LessonStep("wild", part="tray", wants=words.second),
        ),
        facts={"first": words.first.upper(), "second": words.second.upper(), "means": words.means.upper()},
    )
