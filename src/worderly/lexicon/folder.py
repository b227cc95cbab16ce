"""The folder of a shipped lexicon: everything beside the word graph, each file read when first asked for."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from worderly.languages import folders, word_languages
from worderly.lexicon.about import About, Credit
from worderly.lexicon.errors import LexiconError, unusable

if TYPE_CHECKING:
    from worderly.lexicon.blocks import Blocks

Tier = Literal["easy", "medium", "hard"]
TIERS: tuple[Tier, ...] = ("easy", "medium", "hard")

SHIPPED = Path(folders.WORDS)


class Theme(NamedTuple):
    name: str
    title: str
    words: tuple[str, ...]


class Folder:
    """A place as text: two Paths were a tenth of the time of a first look-up."""

    def __init__(self, place: str | Path) -> None:
        self._place = place

    @cached_property
    def path(self) -> Path:
        return Path(self._place)

    @property
    def graph(self) -> str:
        return f"{self._place}/words.graph"

    @cached_property
    def about(self) -> About:
        import json

        text = self._read("lexicon.json")
        try:
            fields: dict[str, Any] = json.loads(text)
            credits_ = tuple(Credit(**entry) for entry in fields.pop("credits"))
            return About(**fields, credits=credits_)
        except (ValueError, TypeError, KeyError) as error:
            raise self._damaged("lexicon.json") from error

    @cached_property
    def tiers(self) -> dict[tuple[str, bool], tuple[str, ...]]:
        """(tier, base forms?) → words in order. Sections start with "[easy base 4866]"."""
        groups = {}
        for section in self._read("tiers.txt").split("[")[1:]:
            title, *words = section.split()[:3], *section.split()[3:]
            tier, form, count = title
            if int(count.rstrip("]")) != len(words):
                raise self._damaged("tiers.txt")
            groups[tier, form == "base"] = tuple(words)
        if len(groups) != 2 * len(TIERS):
            raise self._damaged("tiers.txt")
        return groups

    @cached_property
    def blocked(self) -> frozenset[str]:
        return frozenset(self._read("blocked.txt").split())

    @cached_property
    def hidden(self) -> frozenset[str]:
        return frozenset(self._read("hidden.txt").split())

    @cached_property
    def spellings(self) -> "Blocks":
        from worderly.lexicon.blocks import Blocks

        return Blocks(self.path / "spellings.blocks")

    @cached_property
    def meanings(self) -> "Blocks | None":
        from worderly.lexicon.blocks import Blocks

        path = self.path / "meanings.blocks"
        return Blocks(path) if path.exists() else None

    @cached_property
    def theme_names(self) -> tuple[str, ...]:
        return tuple(sorted(path.stem for path in (self.path / "themes").glob("*.txt")))

    def theme(self, name: str) -> Theme:
        if name not in self.theme_names:
            raise KeyError(name)
        title, *words = self._read(f"themes/{name}.txt").splitlines()
        return Theme(name, title, tuple(words))

    def _read(self, file: str) -> str:
        try:
            return (self.path / file).read_text("utf-8")
        except FileNotFoundError as error:
            raise unusable("missing", file=str(self.path / file)) from error
        except UnicodeDecodeError as error:
            raise self._damaged(file) from error

    def _damaged(self, file: str) -> LexiconError:
        return unusable("damaged", file=str(self.path / file))


def shipped(name: str) -> Folder:
    return Folder(f"{folders.WORDS}/{name}")


def shipped_names() -> tuple[str, ...]:
    return word_languages()
