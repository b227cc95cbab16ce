"""Gives the words of a built lexicon their meanings: those of its sources, then those of our own."""

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Protocol

from worderly.lexicon.build.list_files import read_pairs
from worderly.lexicon.build.model import Build
from worderly.lexicon.build.readers.archives import Reader


class Maker(Protocol):
    def __call__(
        self, built: Build, sources: Mapping[str, Reader], own: Mapping[str, str]
    ) -> dict[str, str]: ...


def with_meanings(built: Build, sources: Mapping[str, Reader], lists: Path, module: str | None) -> Build:
    """`module` has a function `meanings`; without one, only the lines of `meanings.txt` are meanings."""
    own = _own(built, lists / "meanings.txt")
    texts = _maker(module)(built, sources, own) if module else {}
    return replace(built, meanings=texts | own)


def _maker(module: str) -> Maker:
    maker: Maker = import_module(f"worderly.lexicon.build.{module}").meanings
    return maker


def _own(built: Build, path: Path) -> dict[str, str]:
    """Lines of "word: text"; the word is spelt as a key."""
    pairs = read_pairs(path) if path.exists() else {}
    return {word: text for word, text in pairs.items() if word in built.words}
