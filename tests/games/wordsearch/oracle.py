"""An independent reader of finished word searches: it walks cells one by one and knows no bitboards."""

from collections.abc import Iterator

from worderly.games.wordsearch.model import State
from worderly.games.wordsearch.options import Options
from worderly.lexicon import Lexicon

STEPS = {
    "E": (0, 1), "SE": (1, 1), "S": (1, 0), "SW": (1, -1),
    "W": (0, -1), "NW": (-1, -1), "N": (-1, 0), "NE": (-1, 1),
}  # fmt: skip
LEVELS = {"easy": {"E", "S"}, "medium": {"E", "S", "SE", "SW"}, "hard": set(STEPS)}

Cells = frozenset[tuple[int, int]]


def walk(grid: tuple[str, ...], row: int, col: int, direction: str) -> Iterator[tuple[int, int, str]]:
    down, across = STEPS[direction]
    while 0 <= row < len(grid) and 0 <= col < len(grid[0]):
        yield row, col, grid[row][col]
        row, col = row + down, col + across


def occurrences(grid: tuple[str, ...], word: str) -> set[Cells]:
    """The cells of each place where the word can be read; both ways of a palindrome are one place."""
    found = set()
    for r, row in enumerate(grid):
        for c, letter in enumerate(row):
            if letter != word[0]:
                continue
            for direction in STEPS:
                path = list(zip(word, walk(grid, r, c, direction), strict=False))
                if len(path) == len(word) and all(a == b for a, (_, _, b) in path):
                    found.add(frozenset((y, x) for _, (y, x, _) in path))
    return found


def readings(grid: tuple[str, ...], lengths: range) -> Iterator[tuple[str, Cells]]:
    """Every string of these lengths in every direction."""
    for r in range(len(grid)):
        for c in range(len(grid[0])):
            for direction in STEPS:
                path = list(walk(grid, r, c, direction))
                text = "".join(letter for _, _, letter in path)
                for n in lengths:
                    if n > len(text):
                        break
                    yield text[:n], frozenset((y, x) for y, x, _ in path[:n])


def placements(state: State) -> list[Cells]:
    return [frozenset(_cells(state.grid, w.row, w.col, w.direction, len(w.letters))) for w in state.hidden]


def _cells(grid: tuple[str, ...], row: int, col: int, direction: str, length: int) -> list[tuple[int, int]]:
    return [(y, x) for (y, x, _), _ in zip(walk(grid, row, col, direction), range(length), strict=False)]


def faults(state: State, options: Options, abuse: frozenset[str]) -> list[str]:
    """Everything that breaks a rule of games/wordsearch.md."""
    return [
        *_misplaced(state, options),
        *_nested(state),
        *_second_copies(state),
        *_abusive(state, options, abuse),
        *_unaccounted(state, options),
    ]


def _misplaced(state: State, options: Options) -> Iterator[str]:
    allowed = set(options.directions) or LEVELS[options.level]
    for word in state.hidden:
        text = "".join(letter for _, _, letter in walk(state.grid, word.row, word.col, word.direction))
        if not text.startswith(word.letters):
            yield f"{word.letters} is not spelt at its place"
        if word.direction not in allowed:
            yield f"{word.letters} runs {word.direction}"


def _nested(state: State) -> Iterator[str]:
    own = placements(state)
    for i, one in enumerate(own):
        for j, other in enumerate(own):
            if i != j and one <= other:
                yield f"{state.hidden[i].letters} has no place of its own"


def _second_copies(state: State) -> Iterator[str]:
    own = placements(state)
    for word in state.hidden:
        for cells in occurrences(state.grid, word.letters):
            if not any(cells <= place for place in own):
                yield f"{word.letters} stands at {sorted(cells)} too"


def _abusive(state: State, options: Options, abuse: frozenset[str]) -> Iterator[str]:
    own = placements(state)
    lengths = range(3, max(map(len, abuse)) + 1) if abuse else range(0)
    heads = {word[:3] for word in abuse}
    for text, cells in readings(state.grid, range(3, 4)):
        if text not in heads:
            continue
        for longer, more in _extended(state.grid, cells, text, lengths):
            if longer in abuse and not any(more <= place for place in own):
                if options.message and len({row for row, _ in more}) == 1:
                    continue
                yield f"{longer} can be read at {sorted(more)}"


def _extended(grid: tuple[str, ...], cells: Cells, text: str, lengths: range) -> Iterator[tuple[str, Cells]]:
    """The readings that begin with these three cells, in the direction in which they spell `text`."""
    for r, c in cells:
        for direction in STEPS:
            path = list(walk(grid, r, c, direction))
            if (
                "".join(letter for _, _, letter in path[:3]) == text
                and {(y, x) for y, x, _ in path[:3]} == cells
            ):
                for n in lengths:
                    if n <= len(path):
                        yield "".join(le for _, _, le in path[:n]), frozenset((y, x) for y, x, _ in path[:n])


def _unaccounted(state: State, options: Options) -> Iterator[str]:
    texts = [word.text for word in state.hidden] + [lost.word for lost in state.unplaced]
    if len(texts) != len(set(texts)):
        yield f"a word is listed twice: {texts}"
    letters = {word.letters for word in state.hidden}
    if len(letters) != len(state.hidden):
        yield "two words have the same letters"
    for word in (*options.words, *options.secret_words):
        plain = "".join(ch for ch in word.upper() if ch.isalpha())
        if word not in texts and plain not in letters and not _merged(plain, state):
            yield f"{word!r} is neither in the grid nor reported"


def _merged(plain: str, state: State) -> bool:
    return any(plain == "".join(ch for ch in lost.word.upper() if ch.isalpha()) for lost in state.unplaced)


def abuse_of(*languages: str) -> frozenset[str]:
    words: set[str] = set()
    for language in languages:
        lexicon = Lexicon.open(language)
        words |= lexicon.blocked | lexicon.hidden
    return frozenset(word.upper() for word in words if len(word) > 2)
