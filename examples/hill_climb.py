"""Climbs from a random board to one with many points: change a letter, keep the better board."""

import argparse
import random

from worderly import Lexicon
from worderly.boogle import Board

LETTERS = "eeeeaaaiiioootttnnnsssrrrlldduubcmpghvfykwxzjq"


def neighbours(board: Board, chance: random.Random, count: int) -> list[Board]:
    """Boards that differ from this one in one letter."""
    found = []
    for _ in range(count):
        rows = [list(row) for row in board.grid]
        row = chance.choice(rows)
        row[chance.randrange(len(row))] = chance.choice(LETTERS)
        found.append(Board(rows))
    return found


def climb(lexicon: Lexicon, seed: int, steps: int, width: int = 60) -> tuple[int, Board]:
    chance, best = random.Random(seed), Board.roll(seed=seed)
    points = best.score(lexicon, "classic")
    for _ in range(steps):
        tried = neighbours(best, chance, width)
        scores = Board.score_many(tried, lexicon, "classic", threads=2)
        top = max(range(width), key=scores.__getitem__)
        if scores[top] > points:
            points, best = scores[top], tried[top]
    return points, best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=60)
    given = parser.parse_args()
    lexicon = Lexicon.open("en")
    start = Board.roll(seed=given.seed).score(lexicon, "classic")
    points, board = climb(lexicon, given.seed, given.steps)
    print(f"{start} points before, {points} after:\n{board}")


if __name__ == "__main__":
    main()
