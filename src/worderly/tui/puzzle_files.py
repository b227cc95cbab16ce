"""Writes a puzzle of the maker's page to a file; the ending of its name selects the format."""

from pathlib import Path
from typing import NamedTuple

from worderly import kit
from worderly.device.local.files import save_file
from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.kit import Options
from worderly.press import files
from worderly.press.books.batch import MadePuzzle
from worderly.press.books.volume import written
from worderly.press.page.style import Style
from worderly.seeds import new_seed

PRINTED = ("pdf", "svg", "png")


class PuzzleFile(NamedTuple):
    """A puzzle to make, and the file for it."""

    game_id: str
    options: Options
    seed: str
    path: Path
    title: str
    language: str


def formats_of(game_id: str) -> tuple[str, ...]:
    return (*PRINTED, *game_of(game_id).making.endings)


def write_puzzle(file: PuzzleFile, tools: Tools) -> list[Path]:
    """Returns the written files; raises Refused for wrong options, OSError for the disk."""
    game, seed = game_of(file.game_id), file.seed or new_seed()
    options, _ = game.check(file.options)
    made = MadePuzzle(game, options, seed, kit.start(game, options, seed, tools))
    ending = file.path.suffix.lower()
    style = Style(language=file.language)
    if ending in files.PICTURES:
        return files.write_pictures(file.path, made.sheet(tools, file.title), style)
    if ending == ".pdf":
        files.write_pdf(file.path, made.sheet(tools, file.title), style)
    else:
        save_file(file.path, written(made, ending[1:]))
    return [file.path]
