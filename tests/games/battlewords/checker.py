"""A judge of Battlewords boards that shares nothing with the generator."""

from collections import Counter
from collections.abc import Collection, Sequence

from worderly.games.battlewords.model import Hidden
from worderly.games.battlewords.options import Options

Cell = tuple[int, int]


def cells(hidden: Hidden) -> list[Cell]:
    across = hidden.direction == "H"
    return [(hidden.row + (not across) * i, hidden.col + across * i) for i in range(len(hidden.word))]


def faults(words: Sequence[Hidden], options: Options, targets: Collection[str]) -> list[str]:
    """Everything that is wrong with a board, in words; nothing for a good one."""
    found = [f"{h.word} is no target" for h in words if h.word not in targets]
    if sorted(len(h.word) for h in words) != [4, 4, 5, 5, 6, 6]:
        found.append("not two words each of 4, 5 and 6 letters")
    if len({h.word for h in words}) != len(words):
        found.append("a word is there twice")
    found += [f"{h.word} leaves the sea" for h in words if not all(0 <= x < 12 for c in cells(h) for x in c)]
    if len({cells(h)[-1] for h in words}) != 6:
        found.append("two words share their last cell")
    return found + _sharing_faults(words, options)


def _sharing_faults(words: Sequence[Hidden], options: Options) -> list[str]:
    found = []
    for i, one in enumerate(words):
        for other in words[:i]:
            shared = set(cells(one)) & set(cells(other))
            if shared and not (options.crossings and one.direction != other.direction):
                found.append(f"{one.word} and {other.word} share {shared}")
            if options.spaced and _touch(cells(one), cells(other)):
                found.append(f"{one.word} and {other.word} touch")
    letters: dict[Cell, str] = {}
    for hidden in words:
        for cell, letter in zip(cells(hidden), hidden.word, strict=True):
            if letters.setdefault(cell, letter) != letter:
                found.append(f"two letters at {cell}")
    return found


def _touch(some: Sequence[Cell], others: Sequence[Cell]) -> bool:
    return any(max(abs(r - y), abs(c - x)) <= 1 for r, c in some for y, x in others)


def unintended(words: Sequence[Hidden], known: Collection[str]) -> list[str]:
    """Words of three letters or more read across two words: by brute force over every straight line."""
    letters = {cell: letter for h in words for cell, letter in zip(cells(h), h.word, strict=True)}
    inside = [set(cells(h)) for h in words]
    found: Counter[str] = Counter()
    for row, col in letters:
        for down, across in ((0, 1), (1, 0)):
            line = [(row, col)]
            while (nxt := (line[-1][0] + down, line[-1][1] + across)) in letters:
                line.append(nxt)
                meant = any(set(line) <= some for some in inside)
                text = "".join(letters[cell] for cell in line)
                if len(line) >= 3 and not meant and text in known:
                    found[text] += 1
    return sorted(found)
