"""`python -m worderly.lexicon.build [CODE …]`: builds all shipped lexicons, or the named ones."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Protocol

from worderly.lexicon.build import word_list
from worderly.lexicon.build.allow import keep_read
from worderly.lexicon.build.meanings import with_meanings
from worderly.lexicon.build.model import Build
from worderly.lexicon.build.output import read_toml, write, write_plain
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.sources import open_sources, read_lock
from worderly.lexicon.build.watch import write_words
from worderly.lexicon.folder import SHIPPED


class Builder(Protocol):
    def __call__(self, sources: dict[str, Reader], lists: Path) -> Build: ...


def main(root: Path, data: Path, codes: Sequence[str] = ()) -> None:
    """`root` is the repository; each language is written to a folder below `data`."""
    for code in codes or sorted(path.parent.name for path in root.glob("lexicons/*/lexicon.toml")):
        built = _build(root, root / "lexicons" / code, data / code)
        print(f"{code}: {len(built.words):,} words")


def _build(root: Path, lists: Path, folder: Path) -> Build:
    settings, lock = read_toml(lists / "lexicon.toml"), read_lock(root / "lexicons/sources.toml")
    needed = {name: lock[name] for name in settings["sources"]}
    sources = open_sources(needed, root / ".cache/lexicons", root / "requirements/lexicons.txt")
    write_words(lists, settings.get("inflector"))
    build = _builder(settings.get("builder"))
    built = _read_only(build(sources, lists), lists)
    built = with_meanings(built, sources, lists, settings.get("meanings"))
    write(built, lists, folder, lock)
    if build is not word_list.build:
        write_plain(built, lists / "words.txt")
    return built


def _read_only(built: Build, lists: Path) -> Build:
    fold, _ = word_list.read_language(lists)
    return replace(built, tiers=keep_read(built.tiers, lists / "allow", fold))


def _builder(name: str | None) -> Builder:
    """Finds the builder that `lexicon.toml` names; without a name the builder of plain word lists."""
    if name is None:
        return word_list.build
    builder: Builder = import_module(f"worderly.lexicon.build.{name}").build
    return builder


if __name__ == "__main__":
    main(Path.cwd(), SHIPPED, sys.argv[1:])
