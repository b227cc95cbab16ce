"""The folder of a shipped lexicon: all files except the word graph, each read on first use."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from worderly.languages import folders, word_languages
from worderly.lexicon.about import About, Credit
from worderly.lexicon.errors import LexiconError, lexicon_error

if TYPE_CHECKING:
    from worderly.lexicon.blocks import Blocks
    from worderly.lexicon.origins import Origins
    from worderly.lexicon.themes import Theme

Tier = Literal["easy", "medium", "hard"]
Level = Literal["block", "hide", "grim"]
TIERS: tuple[Tier, ...] = ("easy", "medium", "hard")

Verdict = Literal["listed", "blocked", "banned", "reported", "unlisted"]
VERDICTS: tuple[Verdict, ...] = ("listed", "blocked", "banned", "reported", "unlisted")
"""What a list says of a word; of several lists the first verdict in this order counts."""

SHIPPED = Path(folders.WORDS)


class Folder:
    """Keeps its location as text: two Path objects took a tenth of the time of a first look-up."""

    def __init__(self, location: str | Path) -> None:
        self._location = location

    @cached_property
    def path(self) -> Path:
        return Path(self._location)

    @property
    def graph(self) -> str:
        return f"{self._location}/words.graph"

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
        """(tier, is base form) → words in order. Sections start with "[easy base 4866]"."""
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
    def grim(self) -> frozenset[str]:
        return frozenset(self._read("grim.txt").split())

    @cached_property
    def changes(self) -> dict[str, str]:
        """The words that were added (`+`) or taken out (`-`) by hand, each with its reason: `+today`."""
        from worderly.lexicon.line_files import read_sections

        path = self.path / "changes.txt"
        return {word: change for change, word in read_sections(path)} if path.exists() else {}

    @cached_property
    def origins(self) -> "Origins | None":
        from worderly.lexicon.origins import Origins

        path = self.path / "origins.bin"
        return Origins(path) if path.exists() else None

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
    def variants(self) -> tuple[str, ...]:
        """Lines of a word in the spellings of the language."""
        is_there = (self.path / "variants.txt").exists()
        return tuple(self._read("variants.txt").splitlines()) if is_there else ()

    @cached_property
    def theme_names(self) -> tuple[str, ...]:
        return tuple(sorted(path.stem for path in (self.path / "themes").glob("*.txt")))

    def theme(self, name: str, spelling: int | None = 0) -> "Theme":
        from worderly.lexicon.themes import read_theme

        if name not in self.theme_names:
            raise KeyError(name)
        text = self._read(file := f"themes/{name}.txt")
        try:
            return read_theme(name, text, spelling)
        except (ValueError, KeyError, IndexError) as error:
            raise self._damaged(file) from error

    def _read(self, file: str) -> str:
        try:
            return (self.path / file).read_text("utf-8")
        except FileNotFoundError as error:
            raise lexicon_error("missing", file=str(self.path / file)) from error
        except UnicodeDecodeError as error:
            raise self._damaged(file) from error

    def _damaged(self, file: str) -> LexiconError:
        return lexicon_error("damaged", file=str(self.path / file))


def shipped(name: str) -> Folder:
    return Folder(f"{folders.WORDS}/{name}")


def shipped_names() -> tuple[str, ...]:
    return word_languages()
