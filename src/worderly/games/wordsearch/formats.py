"""A puzzle as text, JSON and CSV, and back."""

import csv
import io
import json
from typing import Any

import msgspec

from worderly.games.wordsearch.grids.alphabet import alphabet_for, in_grid
from worderly.games.wordsearch.grids.gridtext import rows_of_lists
from worderly.games.wordsearch.model import HiddenWord, PlacedWord, Puzzle, Solution, State, Unplaced
from worderly.grid import Shape, as_direction, line

COLUMNS = ("word", "row", "col", "direction", "length", "secret")


def to_text(puzzle: Puzzle) -> str:
    """Letters separated by spaces, one row a line; a row without any cell is a point."""
    return "\n".join(" ".join(row).rstrip() or "." for row in puzzle.grid)


def page(puzzle: Puzzle) -> str:
    """Title, grid and list, as `make wordsearch -o FILE.txt` writes them."""
    title = [puzzle.title, ""] if puzzle.title else []
    return "\n".join([*title, to_text(puzzle), "", *puzzle.words, ""])


# --- JSON -----------------------------------------------------------------------


def to_json(puzzle: Puzzle, solution: Solution, **more: Any) -> str:
    """The shape of `make wordsearch --json`; `more` are fields beside the puzzle (seed, options)."""
    record = {"game": "wordsearch", **more, "puzzle": puzzle, "solution": solution}
    return msgspec.json.encode(record).decode()


def from_json(text: str) -> tuple[Puzzle, Solution]:
    """Raises ValueError saying which part is missing or wrong."""
    try:
        data = json.loads(text)
        return _puzzle(data["puzzle"]), _solution(data["puzzle"], data["solution"])
    except json.JSONDecodeError as error:
        raise ValueError(f"line {error.lineno} is not JSON: {error.msg}") from error
    except KeyError as error:
        raise ValueError(f"the puzzle has no {error}") from error
    except (TypeError, AttributeError) as error:
        raise ValueError(f"this is not a word search in JSON: {error}") from error


def _puzzle(data: dict[str, Any]) -> Puzzle:
    grid = rows_of_lists(data["grid"])
    return Puzzle(grid=grid, words=tuple(map(str, data["words"])), title=str(data.get("title", "")))


def _solution(puzzle: dict[str, Any], data: dict[str, Any]) -> Solution:
    grid = rows_of_lists(puzzle["grid"])
    words = tuple(_placed(grid, item) for item in data["words"])
    lost = tuple(Unplaced(str(item["word"]), str(item["reason"])) for item in data.get("unplaced", ()))
    return Solution(words=words, unplaced=lost, message=str(data.get("message", "")))


def _placed(grid: tuple[str, ...], item: dict[str, Any]) -> PlacedWord:
    word, row, col = str(item["word"]), int(item["row"]), int(item["col"])
    length = len(item["cells"]) if "cells" in item else len(_letters(word, grid))
    return placed(grid, word, row, col, item["direction"], length, bool(item.get("secret", False)))


def placed(
    grid: tuple[str, ...], word: str, row: int, col: int, direction: str, length: int, secret: bool
) -> PlacedWord:
    course = as_direction(direction)
    shape = Shape(len(grid), len(grid[0]))
    # The length comes from a file: without a limit, its cells could fill the memory.
    cells = line((row, col), course, length) if 2 <= length <= max(shape.rows, shape.cols) else ()
    if not cells or not all(shape.has(cell) for cell in (cells[0], cells[-1])):
        raise ValueError(f"{word!r} does not lie inside the grid")
    if not _spells(word, "".join(grid[r][c] for r, c in cells)):
        raise ValueError(f"{word!r} is not spelt at row {row}, column {col}, {direction}")
    return PlacedWord(word, row, col, course, cells, secret)


def _letters(word: str, grid: tuple[str, ...]) -> str:
    return in_grid(word, alphabet_for(grid), "fold") or word


def _spells(word: str, letters: str) -> bool:
    """Whether the grid's letters are the word's, accents aside."""
    alphabet = alphabet_for([word, letters])
    return in_grid(word, alphabet, "fold") == in_grid(letters, alphabet, "fold")


def state_from(puzzle: Puzzle, solution: Solution, seed: str = "") -> State:
    """The first state of a match with a stored puzzle or one from elsewhere."""
    hidden = tuple(
        HiddenWord(
            item.word,
            "".join(puzzle.grid[row][col] for row, col in item.cells),
            item.row,
            item.col,
            item.direction,
            item.secret,
        )
        for item in solution.words
    )
    return State(
        grid=puzzle.grid,
        hidden=hidden,
        unplaced=solution.unplaced,
        title=puzzle.title,
        theme="",
        message=solution.message,
        alphabet=alphabet_for([*puzzle.words, *puzzle.grid]).name,
        mode="solo",
        typing="free",
        chance=seed,
        gave_up=(None,),
    )


# --- CSV ------------------------------------------------------------------------


def to_csv(puzzle: Puzzle, solution: Solution) -> str:
    """The grid, a cell a field; an empty line; the words; an empty line; title, message, unplaced words."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerows([letter.strip() for letter in row] for row in puzzle.grid)
    out.write("\n")
    table.writerow(COLUMNS)
    for item in solution.words:
        secret = "yes" if item.secret else ""
        table.writerow((item.word, item.row, item.col, item.direction, len(item.cells), secret))
    out.write("\n")
    table.writerow(("title", puzzle.title))
    table.writerow(("message", solution.message))
    table.writerows(("unplaced", lost.word, lost.reason) for lost in solution.unplaced)
    return out.getvalue()


def from_csv(text: str) -> tuple[Puzzle, Solution]:
    """Raises ValueError naming the line."""
    try:
        lines = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")))
    except csv.Error as error:
        raise ValueError(f"this is not CSV: {error}") from error
    ends = [n for n, fields in enumerate(lines) if not fields]
    if len(ends) < 2 or tuple(lines[ends[0] + 1]) != COLUMNS:
        raise ValueError(f"the grid must be followed by an empty line and one with {','.join(COLUMNS)}")
    grid = rows_of_lists([[field or " " for field in fields] for fields in lines[: ends[0]]])
    words = [
        _from_fields(grid, fields, number)
        for number, fields in enumerate(lines[ends[0] + 2 : ends[1]], ends[0] + 3)
    ]
    extras = lines[ends[1] + 1 :]
    facts = {fields[0]: fields[1] for fields in extras if len(fields) == 2}
    lost = tuple(
        Unplaced(fields[1], fields[2]) for fields in extras if fields[:1] == ["unplaced"] and len(fields) == 3
    )
    puzzle = Puzzle(grid, tuple(w.word for w in words if not w.secret), facts.get("title", ""))
    return puzzle, Solution(tuple(words), lost, facts.get("message", ""))


def _from_fields(grid: tuple[str, ...], fields: list[str], number: int) -> PlacedWord:
    try:
        word, row, col, direction, length, secret = fields
        return placed(grid, word, int(row), int(col), direction, int(length), bool(secret))
    except ValueError as error:
        raise ValueError(f"line {number}: {error}") from error
