"""Solves a word search that was pasted from anywhere: rows of letters, then an empty line and the words."""

import sys

from worderly.wordsearch import Wordsearch

SAMPLE = """
W H A L E Q
T X C O D R
U K R A Y A
N S E A L E
A Z B L U B

whale tuna cod seal ray bear shark
"""


def solve(text: str) -> str:
    rows, _, words = text.strip().partition("\n\n")
    solved = Wordsearch.parse(rows).solve(words.split())
    lines = []
    for found in solved.found:
        row, col = found.start
        lines.append(f"{found.word}: row {row + 1}, column {col + 1}, {found.direction}")
    return "\n".join([*lines, *(f"{word}: not here" for word in solved.missing)])


if __name__ == "__main__":
    print(solve(SAMPLE if sys.stdin.isatty() else sys.stdin.read() or SAMPLE))
