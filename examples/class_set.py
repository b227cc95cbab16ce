"""A set of sheets for a class: the same words in another grid for every child, and all keys at the end."""

import sys
from pathlib import Path

from worderly.press import Book, Style
from worderly.wordsearch import Wordsearch

WORDS = ["whale", "coral", "tuna", "squid", "lobster", "oyster", "dolphin", "seaweed"]


def sheets(words: list[str], children: int) -> list[Wordsearch]:
    made = [Wordsearch(10, seed=f"child {number}", title="By the sea") for number in range(1, children + 1)]
    for sheet in made:
        if missing := set(words) - set(sheet.add_wordlist(words)):
            raise SystemExit(f"no room for {', '.join(sorted(missing))}: make the grid larger")
    return made


def main() -> None:
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "class.pdf")
    children = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    style = Style(paper="a4", name_line=True)
    book = Book(sheets(WORDS, children), title="By the sea", style=style)
    book.save(path)
    print(f"{path.name}: {children} sheets on {book.pages} pages")


if __name__ == "__main__":
    main()
