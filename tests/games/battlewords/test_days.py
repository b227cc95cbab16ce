"""The days of Battlewords: how hard the six words of a sea are."""

import pytest

from worderly.games.battlewords import GAME
from worderly.games.battlewords.options import Options
from worderly.games.tools import Tools
from worderly.kit import start

ENGLISH = Tools.open(("en",))
DAYS = GAME.days()
VALUES = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10],
        strict=True,
    )
)


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_the_facts_of_a_grade_can_be_counted_from_the_words(difficulty: str) -> None:
    """The values of the letters are those of the table in Hands."""
    state = start(GAME, Options(difficulty=difficulty), "1", ENGLISH)  # type: ignore[arg-type]
    words = [hidden.word for hidden in state.words]
    easy = set(words) & set(ENGLISH.words.targets("easy"))
    value = sum(VALUES[letter] for word in words for letter in word)
    assert DAYS.grade(state, ENGLISH).facts == {"words": 6, "easy": len(easy), "value": value}


def test_rarer_words_make_a_sea_harder() -> None:
    easy, hard = (
        DAYS.grade(start(GAME, Options(difficulty=difficulty), "1", ENGLISH), ENGLISH)
        for difficulty in ("easy", "hard")
    )
    assert easy.facts["easy"] == 6
    assert easy.value < hard.value
