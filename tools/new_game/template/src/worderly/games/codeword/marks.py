"""How a guess is marked, and which words fit the marks."""

from collections import Counter
from collections.abc import Iterable, Sequence

from worderly.games.codeword.model import Mark, Row
from worderly.lexicon import Lexicon


def marked(target: str, word: str) -> Row:
    """A letter is marked `elsewhere` only as often as the target has it outside its right places.

    >>> marked("hotel", "tooth").marks
    ('elsewhere', 'here', 'absent', 'absent', 'elsewhere')
    """
    spare = Counter(want for want, have in zip(target, word, strict=True) if want != have)
    marks: list[Mark] = []
    for want, have in zip(target, word, strict=True):
        is_spare = want != have and spare[have] > 0
        spare[have] -= is_spare
        marks.append("here" if want == have else "elsewhere" if is_spare else "absent")
    return Row(word, tuple(marks))


def targets(words: Lexicon, letters: int) -> tuple[str, ...]:
    """The words that may be hidden: common ones only, though any word may be guessed."""
    return words.targets("medium", letters)


def fitting(words: Iterable[str], rows: Sequence[Row]) -> list[str]:
    """The words that would have been marked as these rows are."""
    return [word for word in words if all(marked(word, row.word) == row for row in rows)]
