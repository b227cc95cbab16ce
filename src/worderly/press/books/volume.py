"""Large runs of puzzles, written in parts: a part is complete or absent, so that a run can be resumed."""

import json
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from worderly import __version__, kit
from worderly.files import FULL, atomic_folder, atomic_write, remove_drafts
from worderly.kit import Refused
from worderly.press.books.batch import Batch, MadePuzzle, make_puzzle, tools_for
from worderly.press.page.style import Style

if TYPE_CHECKING:
    # The engine of the browser prints one puzzle, and has no processes.
    from worderly.workers import Pending, Submit

PART = 500
"""Puzzles in a part: about half a second of work; a worker holds one part in memory."""
FORMATS = ("jsonl", "json", "txt", "csv", "svg", "png", "pdf")
MANIFEST = "manifest.json"
Files = list[tuple[str, bytes]]


@dataclass(frozen=True)
class Run:
    """What to make and how to write it: everything that the output depends on."""

    batch: Batch
    format: str = "jsonl"
    style: Style = field(default_factory=Style)
    part: int = PART

    @property
    def parts(self) -> int:
        return -(-self.batch.count // self.part)

    def name(self, part: int) -> str:
        """The name of the file (JSON Lines) or folder of a part."""
        return f"{part:06d}.jsonl" if self.format == "jsonl" else f"{part:06d}"

    @property
    def manifest(self) -> bytes:
        style = {name: str(value) for name, value in asdict(self.style).items() if name != "type"}
        order = asdict(self.batch) | {"options": json.loads(self.batch.options)}
        facts = {
            "worderly": __version__,
            "format": self.format,
            "part": self.part,
            "order": order,
            "style": style,
        }
        return json.dumps(facts, indent=1, sort_keys=True).encode() + b"\n"


# --- one part: a pure function ------------------------------------------------------


def part_files(run: Run, part: int) -> Files:
    """The files of a part by name; JSON Lines has one file with an empty name."""
    indices = range(part * run.part, min((part + 1) * run.part, run.batch.count))
    if run.format == "jsonl":
        return [("", b"".join(kit.encode(make_puzzle(run.batch, n).record) + b"\n" for n in indices))]
    return [file for n in indices for file in _files(run, n)]


def _files(run: Run, index: int) -> Files:
    made, name = make_puzzle(run.batch, index), f"{index:07d}"
    if run.format in ("json", "txt", "csv"):
        return [(f"{name}.{run.format}", written(made, run.format))]
    from worderly.press.files import pdf_of, pictures_of

    sheet = made.sheet(tools_for(run.batch, made.options))
    number = index + 1 if run.batch.count > 1 else 0
    if run.format == "pdf":
        return [(f"{name}.pdf", pdf_of(sheet, run.style, number))]
    pictures = pictures_of(sheet, run.style, f".{run.format}", number)
    return [(f"{name}{more}.{run.format}", data) for more, data in pictures.items()]


def written(made: MadePuzzle, format_: str) -> bytes:
    """A puzzle as JSON or in a text format of its game."""
    if format_ == "json":
        return kit.encode(made.record) + b"\n"
    write = made.game.making.texts.get(format_)
    text = write(made.state) if write else f"{made.game.picture(made.game.view(made.state, 0, False))}\n"
    return text.encode()


# --- parts ------------------------------------------------------------------------


def produce(
    run: Run, folder: Path, submit: "Submit[Files]", ahead: int, report: Callable[[int], object]
) -> int:
    """Makes the missing parts in order; calls `report` with the number of finished puzzles."""
    begin(run, folder)
    waiting: deque[tuple[int, Pending[Files]]] = deque()
    missing = [part for part in range(run.parts) if not (folder / run.name(part)).exists()]
    report(run.batch.count - sum(_size(run, part) for part in missing))
    todo = iter(missing)
    made = 0
    while True:
        for part in todo:
            waiting.append((part, submit(part)))
            if len(waiting) >= ahead:
                break
        if not waiting:
            return made
        part, future = waiting.popleft()
        _write_part(run, folder / run.name(part), future.result())
        made += _size(run, part)
        report(_size(run, part))


def _size(run: Run, part: int) -> int:
    return min(run.part, run.batch.count - part * run.part)


def begin(run: Run, folder: Path) -> None:
    """Creates the folder and its manifest; raises Refused if it has another run or other files."""
    manifest = folder / MANIFEST
    if manifest.exists():
        if manifest.read_bytes() != run.manifest:
            raise Refused("other_run", folder=str(folder))
        remove_drafts(folder)
        return
    if folder.exists() and any(folder.iterdir()):
        raise Refused("folder_not_empty", folder=str(folder))
    make_puzzle(run.batch, 0)
    folder.mkdir(parents=True, exist_ok=True)
    with atomic_write(manifest) as out:
        out.write(run.manifest)


def _write_part(run: Run, place: Path, files: Files) -> None:
    """Writes the part atomically; raises Refused if the disk is full."""
    try:
        if place.suffix == ".jsonl":
            with atomic_write(place) as out:
                out.write(files[0][1])
        else:
            with atomic_folder(place) as folder:
                for name, data in files:
                    (folder / name).write_bytes(data)
    except OSError as error:
        if error.errno not in FULL:
            raise
        done = sum(_size(run, part) for part in range(run.parts) if (place.parent / run.name(part)).exists())
        raise Refused("disk_full", folder=str(place.parent), done=done, count=run.batch.count) from None
