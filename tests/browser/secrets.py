"""What must not travel to a page before the end of a game, and whether it did."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

from tests.protocol_words import NAMED_CHOICES
from worderly.server import static_files

from .puzzles import Cell, solution_of

WIRE = Path(__file__).parents[2] / "web/src/wire.ts"
FIELDS = frozenset(re.findall(r"\b(\w+)\??:", WIRE.read_text()))
RANDOM = {"match", "key", "id", "move", "room", "challenge", "player", "token", "link"}
"""Made by chance, which may spell a short word."""
PROSE = {"message", "title", "name", "about"}
"""Sentences may use any word of the language; a secret that stood alone there is still seen."""
CONCEALED = {"grid", "answer"}
"""Judged cell by cell."""
WHOLE = re.compile(r"^first-.*\.js$|\.css$|\.json$")
"""Files that may be in the HTML as they are."""
PLACES = re.compile(
    rb'<style></style>|<link rel="stylesheet" [^>]*>|<script( src="/assets/first-[^"]*")?></script>'
    rb'|<script type="application/json" id="sentences" lang="\w\w"></script>'
)
"""Where the HTML names them, or had them."""
TAGS = re.compile(rb'<title>.*?</title>|<meta (name="(description|twitter:card)"|property="og:)[^>]*>')
RETRIES = 3
"""A kept connection may be closed just when it is used again; browsers then ask anew, and so does a relay."""


def texts(value: Any, key: str = "") -> Iterator[str]:
    """Every word a message holds: whole, within a text, or as the name of a field of no record of ours."""
    if isinstance(value, dict):
        yield from (name.lower() for name in value if name not in FIELDS)
        for name, inner in value.items():
            yield from texts(inner, name)
    elif isinstance(value, list):
        yield json.dumps(value)
        for inner in value:
            yield from texts(inner, key)
    elif isinstance(value, str) and key not in NAMED_CHOICES:
        yield value.lower()
        if key not in PROSE | CONCEALED | RANDOM:
            yield from re.findall(r"[^\W\d_]+", value.lower())


def covered(value: Any) -> Iterator[list[str]]:
    """Every concealed grid in a message."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in CONCEALED and isinstance(inner, list):
                yield inner
            yield from covered(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from covered(inner)


@dataclass
class Secrets:
    """The answers of one puzzle, less what its player has named or uncovered."""

    game: str
    words: set[str]
    lines: dict[str, str]
    """Of a word search: where each word lies, as it would be written."""
    cells: dict[str, set[Cell]]
    """Of a concealed grid: where each word lies."""
    seen: set[Cell] = field(default_factory=set)

    def give(self, word: str) -> None:
        """The player names it, so the server may say it back."""
        self.words -= {word, word.upper()}
        self.lines.pop(word, None)
        self.seen |= self.cells.get(word, set())

    def uncover(self, cell: Cell) -> None:
        self.seen.add(cell)

    def told_by(self, message: str) -> list[str]:
        value = json.loads(message)
        said = set(texts(value))
        found = sorted(said & (self.words | set(self.lines.values())))
        if self.cells:
            found += [f"cell {cell}" for grid in covered(value) for cell in self._shown(grid) - self.seen]
        return found

    def _shown(self, grid: list[str]) -> set[Cell]:
        return {
            (row, col) for row, line in enumerate(grid) for col, face in enumerate(line) if face.isalpha()
        }


STEPS = {"D": (2, 2), "H": (0, 1), "V": (1, 0)}
"""A word of Wizards or Battlewords, letter by letter."""


def secrets_of(game: str, seed: str, **options: Any) -> Secrets:
    solution = solution_of(game, seed, **options)
    if game == "wordsearch":
        return Secrets(game, set(), {word.word: json.dumps(word.cells) for word in solution.words}, {})
    if game == "hands":
        plays = (*solution.par_line, *solution.perfect_line)
        return Secrets(game, {play.word for play in plays if hasattr(play, "word")}, {}, {})
    words = {text for word in solution.words for text in (word.word, getattr(word, "display", word.word))}
    if game == "boogle":
        return Secrets(game, words, {}, {})
    cells: dict[str, set[Cell]] = {}
    for word in solution.words:  # a word may lie there twice
        cells.setdefault(word.word, set()).update(cells_of(word))
    return Secrets(game, words, {}, cells)


def cells_of(word: Any) -> set[Cell]:
    down, right = STEPS[word.direction]
    return {(word.row + at * down, word.col + at * right) for at in range(len(word.word))}


@dataclass
class Heard:
    """Everything a server says to a page, judged as it comes by what is secret at that moment."""

    secrets: Secrets
    messages: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    frames: int = 0
    strange: list[str] = field(default_factory=list)
    """Answers that are neither messages nor files of the package, byte for byte."""

    def judge(self) -> None:
        """Call before the player names a word, and at the end."""
        for message in self.messages:
            self.frames += json.loads(message).get("type") == "frame"
            if is_before_the_end(message):
                self.leaks += self.secrets.told_by(message)
        self.messages.clear()


def is_before_the_end(message: str) -> bool:
    value = json.loads(message)
    return (value.get("frame") or value).get("outcome") is None


def listen(page: Page, secrets: Secrets, spoil: Callable[[Any], None] = lambda answer: None) -> Heard:
    """Answers are read on their way to the page; a control may spoil them there."""
    heard = Heard(secrets)

    def relay(route: Route) -> None:
        answer = route.fetch(max_retries=RETRIES)
        value = answer.json()
        spoil(value)
        heard.messages.append(json.dumps(value))
        route.fulfill(response=answer, json=value)

    def check(route: Route) -> None:
        path = route.request.url.partition("//")[2].partition("/")[2].partition("?")[0]
        if without_tags(route.fetch(max_retries=RETRIES).body()) not in shipped(path):
            heard.strange.append(path)
        route.continue_()

    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda data: heard.messages.append(str(data)))
    )
    page.route("**/*", check)
    page.route("**/api/**", relay)
    return heard


def shipped(path: str) -> tuple[bytes, ...]:
    """The package's own file for a path; any other path gives the one page."""
    file = static_files.FOLDER / path
    page = static_files.FOLDER / "index.html"
    return tuple(without_tags(each.read_bytes()) for each in (file, page) if each.is_file())


def without_tags(body: bytes) -> bytes:
    """The tags of a link's preview name the game and its day (`tests/server/test_pages.py` judges them).

    What else the server puts into the page's HTML are files of the package.
    """
    if not body.startswith(b"<!doctype html>"):
        return body
    for text in inlined():
        body = body.replace(text, b"")
    return b" ".join(TAGS.sub(b"", PLACES.sub(b"", body)).split())


@cache
def inlined() -> tuple[bytes, ...]:
    """Longest first: one may be part of another."""
    files = [each for each in (static_files.FOLDER / "assets").iterdir() if WHOLE.search(each.name)]
    texts = [each.read_bytes().replace(b"url(./", b"url(/assets/") for each in files]
    escaped = [text.replace(b"<", rb"\u003c") for text in texts]
    return tuple(sorted({*texts, *escaped}, key=len, reverse=True))
