"""Writes the solo arcade as a folder for any static host; the engine plays in the page."""

import json
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from worderly.server import engine_files, static_files
from worderly.server.engine_files import MANIFEST

BASE = re.compile(r"/([\w.~-]+/)*", re.ASCII)
"""The folder of a host in which the site lives; the root is one slash."""


def is_built() -> bool:
    """Whether page and engine are here; an installed package has the page only."""
    page = static_files.FOLDER / "index.html"
    return page.exists() and (engine_files.FOLDER / MANIFEST).exists()


def write_site(target: Path, languages: Sequence[str], base: str = "/") -> int:
    """Returns the bytes of all files; what was in the folder stays if it is not ours."""
    _copy_page(target, _shell(base, languages))
    _copy_engine(target / "engine", languages)
    return sum(path.stat().st_size for path in target.rglob("*") if path.is_file())


def _copy_page(target: Path, shell: str) -> None:
    """Without packed files, which a plain host does not use; a deep link gets the page by way of 404.html."""
    shutil.copytree(
        static_files.FOLDER, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.br", "*.gz")
    )
    for name in ("index.html", "404.html"):
        (target / name).write_text(shell, encoding="utf-8")


def _shell(base: str, languages: Sequence[str]) -> str:
    """Its addresses are absolute, because it is also the page of a deep link.

    The first script reads the tags, so they come before it.
    """
    page = (static_files.FOLDER / "index.html").read_text(encoding="utf-8")
    told = (_meta("place", "engine"), _meta("base", base), _meta("words", " ".join(languages)))
    page = page.replace("<head>", "\n    ".join(("<head>", *told)), 1)
    return re.sub(r'(href|src)="/', rf'\1="{base}', page)


def _meta(name: str, content: str) -> str:
    return f'<meta name="worderly-{name}" content="{content}" />'


def _copy_engine(target: Path, languages: Sequence[str]) -> None:
    manifest = json.loads((engine_files.FOLDER / MANIFEST).read_text(encoding="utf-8"))
    wanted = [one for one in manifest["files"] if one["language"] in (None, *languages)]
    for one in wanted:
        path = target / one["name"]
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(engine_files.FOLDER / one["name"], path)
    # A plain host sends the files as they are.
    sent = [one | {"packed": one["bytes"]} for one in wanted]
    text = json.dumps(manifest | {"files": sent}, indent=1)
    (target / MANIFEST).write_text(f"{text}\n", encoding="utf-8")
