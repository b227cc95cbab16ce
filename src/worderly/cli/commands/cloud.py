"""`worderly cloud`: a word cloud from a list of words, each with its weight or counted by its lines."""

import sys
from collections import Counter
from pathlib import Path

from worderly.cli.errors import Misuse
from worderly.cli.parts import Command, argument, option
from worderly.cli.questions import may_write
from worderly.cli.speech import echo, text

ENDINGS = (".svg", ".png")
DEFAULT_FILE = "cloud.svg"


def weights_of(lines: str) -> dict[str, int]:
    """`word` counts one, `word 12` twelve; lines of the same word add up."""
    weights: Counter[str] = Counter()
    for line in lines.splitlines():
        word, _, number = line.strip().rpartition(" ")
        if word and number.isdecimal():
            weights[word.strip()] += int(number)
        elif line.strip():
            weights[line.strip()] += 1
    return dict(weights)


def _cloud(file: str, output: str | None) -> None:
    target = Path(output or DEFAULT_FILE)
    if target.suffix not in ENDINGS:
        raise Misuse("shell-not-one-of", option="--output", value=target.name, choices=", ".join(ENDINGS))
    content = sys.stdin.read() if file == "-" else Path(file).read_bytes().decode("utf-8-sig", "replace")
    weights = weights_of(content)
    if not any(weights.values()):
        raise Misuse("shell-no-words", file=file)
    if not may_write(target, is_forced=output is not None):
        return
    from worderly.press.cloud import write_cloud

    write_cloud(target, weights)
    echo(text("tui-written", files=str(target)))


cloud = Command(
    "cloud", _cloud, [argument("file"), option("-o", "--output", metavar="FILE", usual=DEFAULT_FILE)]
)
