"""`python -m tools.new_game ID` writes a new game and says what to do next."""

import sys
from pathlib import Path

from tools.new_game.writer import IdError, write

ROOT = Path(__file__).parents[2]
NEXT = """\
{count} files are written, and these two are changed:
  src/worderly/games/__init__.py, src/worderly/look/tokens.json

Next:
  make gen golden     the types of the page, and the transcript of {id} in line mode
  make play           play it in the terminal (make run: in the browser)
  make check test     everything is judged, the new game too
Then change it file by file: CONTRIBUTING.md, "Adding a game"."""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not arguments[0]:
        print("usage: make new-game ID=codeword", file=sys.stderr)
        return 2
    try:
        written = write(ROOT, arguments[0])
    except IdError as refused:
        print(refused, file=sys.stderr)
        return 1
    print(NEXT.format(count=len(written), id=arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
