"""A maker's puzzle on disk: printed, drawn, or as text; what its file's ending says."""

import secrets
from pathlib import Path
from typing import NamedTuple

from worderly import kit
from worderly.device.local.files import save_file
from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.kit import Options
from worderly.press import files
from worderly.press.books.batch import Made
from worderly.press.books.volume import written
from worderly.press.page.style import Style

PRINTED = ("pdf", "svg", "png")


class Wish(NamedTuple):
    """A puzzle that is to be made and where it shall lie."""

    game_id: str
    options: Options
    seed: str
    path: Path
    title: str
    language: str


def formats_of(game_id: str) -> tuple[str, ...]:
    return (*PRINTED, *game_of(game_id).making.endings)


def path_of(text: str, game_id: str, ending: str) -> Path:
    """What the player typed, with the ending of the format where it has none; a name of ours without it."""
    path = Path(text.strip() or f"worderly-{game_id}").expanduser()
    return path if path.suffix.lower() == f".{ending}" else path.with_name(f"{path.name}.{ending}")


def write_puzzle(wish: Wish, tools: Tools) -> list[Path]:
    """The files that now lie there; raises Refused where the options make no puzzle, OSError for the disk."""
    game, seed = game_of(wish.game_id), wish.seed or secrets.token_hex(8)
    options, _ = game.check(wish.options)
    made = Made(game, options, seed, kit.start(game, options, seed, tools))
    ending = wish.path.suffix.lower()
    style = Style(language=wish.language)
    if ending in files.PICTURES:
        return files.write_pictures(wish.path, made.sheet(tools, wish.title), style)
    if ending == ".pdf":
        files.write_pdf(wish.path, made.sheet(tools, wish.title), style)
    else:
        save_file(wish.path, written(made, ending[1:]))
    return [wish.path]
