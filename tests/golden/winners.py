"""Scripts of won games, typed from the makers' own solutions: a new generator needs only `make golden`."""

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.golden.stage import FILES, FOLDER, play

ARGUMENTS = {
    "wizards": "--lexicon WORDS --seed gold",
    "battlewords": "--lexicon WORDS --seed gold",
    "wordsearch": "--words TREES --seed gold --size 8 --title Trees",
}


def write_scripts() -> None:
    for game, typed in (("wizards", _wizards), ("battlewords", _battlewords), ("wordsearch", _wordsearch)):
        first = f"{game} --plain {ARGUMENTS[game]}"
        lines = typed(_solution(game))
        (FOLDER / f"{game}-won.script").write_text("\n".join([first, *lines, ""]), encoding="utf-8")


def _solution(game: str) -> list[dict[str, Any]]:
    arguments = [str(FILES.get(word, word)) for word in ARGUMENTS[game].split()]
    with TemporaryDirectory() as data:
        printed = play(["make", game, *arguments, "--json"], "", Path(data))[1]
    words: list[dict[str, Any]] = json.loads(printed)["solution"]["words"]
    return words


def _wizards(words: list[dict[str, Any]]) -> list[str]:
    """On the way a repeat, a wrong guess (twice) and one of other letters; crossings uncover the spine."""
    short = list(dict.fromkeys(word["word"] for word in words[1:]))
    wrong = "".join(sorted(words[0]["word"]))[:4]
    asides = [short[0], wrong, wrong, "zebra"]
    return ["!brief", *short[:3], *asides, *short[3:], "ann", "l", "s", "a", "!quit"]


def _battlewords(words: list[dict[str, Any]]) -> list[str]:
    turns = [line for word in words for line in (_cell(word["row"], word["col"]), word["word"])]
    return ["!brief", *turns, "bob", "s", "m", "l", "q"]


def _wordsearch(words: list[dict[str, Any]]) -> list[str]:
    return [*_drawn(words), "cyd", "s", "q"]


def _drawn(words: list[dict[str, Any]]) -> Iterator[str]:
    """Every second word from its end, each taking a little longer."""
    for number, word in enumerate(words, 1):
        first, last = (_cell(*cell) for cell in (word["cells"][0], word["cells"][-1]))
        yield f"@+{7 * number}"
        yield f"{first} {last}" if number % 2 else f"{last} {first}"


def _cell(row: int, col: int) -> str:
    return f"{chr(97 + row)}{col + 1}"
