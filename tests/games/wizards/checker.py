"""A judge of Wizards boards that shares nothing with the generator: it reads rows and columns."""

from collections import Counter
from collections.abc import Iterable, Sequence

from worderly.games.wizards.model import Placed

STEPS = {"D": (2, 2), "H": (0, 1), "V": (1, 0)}
Cell = tuple[int, int]


def cells(placed: Placed) -> list[Cell]:
    down, across = STEPS[placed.direction]
    return [(placed.row + down * i, placed.col + across * i) for i in range(len(placed.word))]


def faults(
    grid: Sequence[str], words: Sequence[Placed], count: int, spines: Iterable[str], short: Iterable[str]
) -> list[str]:
    """Everything that is wrong with a board, in words; nothing for a good one."""
    if not words or len(words) != count:
        return [f"{len(words)} words instead of {count}"]
    return [
        *_spine_faults(grid, words[0], set(spines)),
        *_word_faults(words, set(short)),
        *_letter_faults(grid, words),
        *_run_faults(grid, words),
        *_tie_faults(words),
    ]


def _spine_faults(grid: Sequence[str], spine: Placed, spines: set[str]) -> list[str]:
    span = 2 * len(spine.word) - 1
    corner = ((len(grid) - span) // 2, (len(grid[0]) - span) // 2)
    found = []
    if spine.direction != "D" or (spine.row, spine.col) != corner:
        found.append(f"the spine is not centred: {spine}")
    if spine.word not in spines:
        found.append(f"{spine.word} is no spine")
    if [grid[r][c] for r, c in cells(spine)] != list(spine.word.upper()):
        found.append("the spine is not in capitals on the grid")
    return found


def _word_faults(words: Sequence[Placed], short: set[str]) -> list[str]:
    spine, others = words[0].word, [placed.word for placed in words[1:]]
    have = Counter(spine)
    found = [f"{word} is not of the list" for word in others if word not in short]
    found += [f"{word} is not made of {spine}" for word in others if Counter(word) - have]
    found += [f"{word} has {len(word)} letters" for word in others if not 3 <= len(word) < len(spine)]
    found += [f"{word} is there {n} times" for word, n in Counter(others).items() if n > 2]
    return found + [f"{p.word} runs {p.direction}" for p in words[1:] if p.direction not in "HV"]


def _letter_faults(grid: Sequence[str], words: Sequence[Placed]) -> list[str]:
    seen: dict[Cell, str] = {}
    found = []
    for placed in words:
        for (row, col), letter in zip(cells(placed), placed.word, strict=True):
            if not (0 <= row < len(grid) and 0 <= col < len(grid[0])):
                return [f"{placed.word} leaves the grid"]
            if seen.setdefault((row, col), letter) != letter or grid[row][col].lower() != letter:
                found.append(f"{placed.word} does not fit at {row},{col}")
    filled = {(r, c) for r, row in enumerate(grid) for c, ch in enumerate(row) if ch != "."}
    capitals = {(r, c) for r, c in filled if grid[r][c].isupper()}
    if filled != set(seen):
        found.append(f"letters that belong to no word: {filled ^ set(seen)}")
    if capitals != set(cells(words[0])):
        found.append("capitals outside the spine")
    return found


def _run_faults(grid: Sequence[str], words: Sequence[Placed]) -> list[str]:
    """Every run of two or more in a row or column is just one placed word, and the other way round."""
    across = _runs(grid)
    down = [(col, row, word) for row, col, word in _runs(["".join(line) for line in zip(*grid, strict=True)])]
    return [
        f"{name}: {Counter(read) - Counter(meant) or Counter(meant) - Counter(read)}"
        for name, read in (("H", across), ("V", down))
        if Counter(read) != Counter(meant := [(p.row, p.col, p.word) for p in words if p.direction == name])
    ]


def _runs(rows: Sequence[str]) -> list[tuple[int, int, str]]:
    found = []
    for number, row in enumerate(rows):
        col = 0
        for run in row.split("."):
            if len(run) > 1:
                found.append((number, col, run.lower()))
            col += len(run) + 1
    return found


def _tie_faults(words: Sequence[Placed]) -> list[str]:
    """Every word hangs together with the spine through shared cells."""
    loose, tied = [set(cells(placed)) for placed in words[1:]], set(cells(words[0]))
    while joined := [some for some in loose if some & tied]:
        loose = [some for some in loose if not some & tied]
        tied = tied.union(*joined)
    return [f"{len(loose)} words hang on nothing"] if loose else []


def uncrossed(words: Sequence[Placed]) -> list[str]:
    """The spine's letters that no other word crosses."""
    others = {cell for placed in words[1:] for cell in cells(placed)}
    return [letter for letter, cell in zip(words[0].word, cells(words[0]), strict=True) if cell not in others]
