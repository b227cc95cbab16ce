"""Word search in text: moves, the plain picture and the share text."""

from worderly.games.wordsearch.model import Draw, Hint, ListedWord, Move, Name, View
from worderly.grid.notation import CELL, as_cell, cell_text, with_names
from worderly.kit import GiveUp, Say, TimeUp
from worderly.messages.clock_text import clock_text

WIDTH = 80
PACES = ((8_000, "▁"), (16_000, "▂"), (32_000, "▃"), (64_000, "▅"))
"""Bars by time: up to this many ms for a word; longer is the tallest bar."""


def parse(text: str) -> Move:
    """`c7 c12` draws, `ocean` or `ocean c7` names, `!hint`, `!hint ocean`, `!give up`."""
    line = " ".join(text.split())
    if line.startswith("!"):
        return _command(line[1:])
    parts = line.split(" ")
    if len(parts) == 2 and all(CELL.fullmatch(part) for part in parts):
        return Draw(as_cell(parts[0]), as_cell(parts[1]))
    if not any(ch.isalpha() for ch in line):
        raise ValueError(f"{text!r} is not a move; type a word, or its two ends like c7 c12")
    if len(parts) > 1 and CELL.fullmatch(parts[-1]):
        return Name(" ".join(parts[:-1]), as_cell(parts[-1]))
    return Name(line)


def _command(text: str) -> Move:
    name, _, rest = text.replace("-", " ").strip().partition(" ")
    if name.lower() == "hint":
        return Hint(rest.strip())
    if text.replace("-", " ").lower().strip() == "give up":
        return GiveUp()
    raise ValueError(f"{'!' + text!r} is not a move; there are !hint, !hint WORD and !give up")


def notate(move: Move | TimeUp) -> str:
    match move:
        case Draw():
            return f"{cell_text(move.start)} {cell_text(move.end)}"
        case Name():
            return move.word if move.at is None else f"{move.word} {cell_text(move.at)}"
        case Hint():
            return f"!hint {move.word}".rstrip()
        case GiveUp():
            return "!give-up"
        case TimeUp():
            return "!time-up"


# --- picture ----------------------------------------------------------------------


def picture(view: View) -> str:
    """Row letters and column numbers around the grid; found letters are small; then the list."""
    marked = {cell for word in (*view.words, *view.secrets_found) if _shown(word) for cell in word.cells}
    cols = len(view.grid[0])
    gap = " " if 4 + 2 * cols <= WIDTH else ""
    rows = [
        gap.join(ch.lower() if (r, c) in marked else ch for c, ch in enumerate(row))
        for r, row in enumerate(view.grid)
    ]
    title = [view.title] if view.title else []
    return "\n".join([*title, *with_names(rows, cols, gap), "", *_word_list(view)])


def _shown(word: ListedWord) -> bool:
    return word.found_by is not None


def _word_list(view: View) -> list[str]:
    items = [f"[{'x' if _shown(word) else ' '}] {word.text}" for word in view.words]
    width = max(len(item) for item in items) + 2
    across = max(1, WIDTH // width)
    down = -(-len(items) // across)
    columns = [items[at : at + down] for at in range(0, len(items), down)]
    return [
        "".join(column[row].ljust(width) for column in columns if row < len(column)).rstrip()
        for row in range(down)
    ]


# --- share -------------------------------------------------------------------------


def share(view: View, name: str, say: Say) -> str:
    title = say("wordsearch-share-titled", name=name, title=view.title) if view.title else name
    done = f"{sum(_shown(word) for word in view.words)}/{len(view.words)}"
    took = (
        say("wordsearch-share-took", done=done, time=clock_text(view.time_ms))
        if view.time_ms is not None
        else done
    )
    facts = (title, took, say("share-hints", hints=view.hints_used))
    return " · ".join(facts) + "\n" + paces(view)


def paces(view: View) -> str:
    """A bar for each word in the order found, by the time it took."""
    times = sorted(word.at_ms for word in view.words if word.at_ms is not None)
    gaps = [late - early for early, late in zip([0, *times], times, strict=False)]
    return "".join(next((bar for ms, bar in PACES if gap <= ms), "▇") for gap in gaps)
