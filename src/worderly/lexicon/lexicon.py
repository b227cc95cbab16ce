"""The Lexicon: everything that a game may ask about words."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from worderly.languages import DEFAULT
from worderly.lexicon.about import About
from worderly.lexicon.described import Described
from worderly.lexicon.errors import lexicon_error
from worderly.lexicon.folder import TIERS, Folder, Level, Tier, Verdict, shipped, shipped_names
from worderly.lexicon.folding import Fold, fold_for, respellings, typed_for
from worderly.lexicon.graph import Graph

if TYPE_CHECKING:
    from worderly.lexicon.themes import Age, Season, Theme
    from worderly.lexicon.userfile import Report


class Lexicon(Described):
    """A word list; its words are keys: lower case, folded as the language requires (`display` spells them).

    >>> english = Lexicon.open("en")
    >>> "quail" in english, english.has_prefix("qua"), english.tier("apple")
    (True, True, 'easy')
    >>> english.anagrams("tca", min_length=3), english.matching("qu?il")
    (['act', 'cat'], ['quail'])
    >>> Lexicon.open("fr").display("ecole")
    'école'
    >>> sorted(Lexicon.from_words(["whale", "coral"]))
    ['coral', 'whale']
    """

    def __init__(
        self,
        graph: Graph,
        source: About | Folder,
        fold: Fold | None = None,
        spellings: Mapping[str, str] | None = None,
    ) -> None:
        """Without `fold`, the language decides on first use how spellings become keys."""
        super().__init__(source)
        self.graph = graph
        if fold is not None:
            self.fold = fold
        self._own_spellings = spellings or {}

    @classmethod
    def open(cls, name: str) -> "Lexicon":
        """Opens a shipped lexicon; the same name returns the same object."""
        return open_shipped(name)

    def verified(self) -> "Lexicon":
        """Verifies the whole file now, so that damage is reported here and not on first use."""
        self.graph.verify()
        return self

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The names that `open` accepts."""
        return shipped_names()

    @classmethod
    def from_words(cls, words: Iterable[str], name: str = "words", language: str = DEFAULT) -> "Lexicon":
        """Raises TypeError for a single text, whose letters would be the words."""
        from worderly.lexicon.userfile import lexicon_from_words

        if isinstance(words, str):
            raise TypeError("from_words takes a list of words; split a text first")
        return lexicon_from_words(words, name, language)

    @classmethod
    def from_file(cls, path: str | Path, language: str = DEFAULT) -> "Lexicon":
        """Reads a word list: a word a line, or all on one line; `check_file` tells what is skipped."""
        from worderly.lexicon.userfile import read_lexicon

        return read_lexicon(Path(path), language)

    @classmethod
    def check_file(cls, path: str | Path, language: str = DEFAULT) -> "Report":
        """Reports what `from_file` would accept and skip, with line numbers."""
        from worderly.lexicon.userfile import check

        return check(Path(path), language)

    @cached_property
    def fold(self) -> Fold:
        """How a spelling becomes a key: lower case, accents as the language wants them."""
        return fold_for(self.language)

    def key_of(self, typed: str) -> str:
        """The key that a player means: "kaese" is "käse", as only that one is a word."""
        key = self.fold(typed)
        if key in self:
            return key
        return next((text for text in self.respellings(key) if text in self), key)

    def respellings(self, key: str) -> Iterator[str]:
        """The key with letters that a keyboard may lack (ä) in place of what is typed for them (ae)."""
        return respellings(key, typed_for(self.language))

    # --- words ---------------------------------------------------------------

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        return word in self.graph or self.fold(word) in self.graph

    def __len__(self) -> int:
        return len(self.graph)

    def __iter__(self) -> Iterator[str]:
        return iter(self.graph)

    def __reduce__(self) -> tuple[Any, ...]:
        """A shipped lexicon is opened again by its name, another one is made of its words."""
        if self.language in shipped_names() and open_shipped(self.language) is self:
            return type(self).open, (self.language,)
        return type(self).from_words, (tuple(map(self.display, self)), self.name, self.language)

    def __repr__(self) -> str:
        return f"<Lexicon {self.name} {self.version}: {len(self)} words>"

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word begins with these letters."""
        return self.graph.has_prefix(self.fold(prefix))

    def anagrams(self, letters: str, min_length: int = 1) -> list[str]:
        """Every word made of some of the letters; `*` stands for any vowel."""
        return self.graph.anagrams(self.fold(letters), self.vowels, min_length)

    def matching(self, pattern: str) -> list[str]:
        """`?` is one letter, `*` any number of letters, also none."""
        return self.graph.matching(self.fold(pattern))

    def display(self, word: str) -> str:
        """The usual spelling, with its accents: "ecole" → "école"."""
        key = self.fold(word)
        spellings = self._folder.spellings if self._folder else self._own_spellings
        return spellings.get(key) or key

    def meaning(self, word: str) -> str | None:
        """A short dictionary entry of one or two lines; that of an inflected form begins with its root."""
        root = self.root(word)
        text = self._meaning_of(root or self.fold(word))
        if not text:
            return None
        return (f"{self.display(root)} — {text}" if root else text).replace("\t", "\n")

    def root(self, word: str) -> str | None:
        """The word that this one is a form of, as far as the meanings say it; a form of a form too."""
        start = key = self.fold(word)
        while (text := self._meaning_of(key)) is not None and text.startswith("="):
            key = text[1:]
        return None if key == start else key

    def _meaning_of(self, key: str) -> str | None:
        return self._folder.meanings.get(key) if self._folder and self._folder.meanings else None

    def change(self, word: str) -> str:
        """`+` and the reason for a word added by hand, `-` and the reason for one taken out, else empty."""
        return self._folder.changes.get(self.fold(word), "") if self._folder else ""

    def origin(self, word: str) -> str:
        """The class of its source that has the word, if the source has classes."""
        key, origins = self.fold(word), self._folder.origins if self._folder else None
        return origins.of(self.graph.rank(key)) if origins and key in self.graph else ""

    # --- what may be shown ---------------------------------------------------

    @property
    def has_tiers(self) -> bool:
        """Whether its words are told apart by how common they are."""
        return self._folder is not None

    def tier(self, word: str) -> Tier | None:
        """`easy`, `medium` or `hard`; None for a rarer word."""
        return self._tier_of.get(self.fold(word))

    def is_common(self, word: str) -> bool:
        """Whether the word is in a tier; in a lexicon without tiers every word is common."""
        return self.fold(word) in self._tier_of if self.has_tiers else word in self

    def is_blocked(self, word: str) -> bool:
        """Whether it is a slur, which counts nowhere."""
        return self.fold(word) in self.blocked

    def is_hidden(self, word: str) -> bool:
        """Whether it counts as a guess but is never shown."""
        return self.fold(word) in self.hidden

    def verdict(self, word: str) -> Verdict:
        """Why a word is accepted as a guess or not."""
        if self.is_blocked(word):
            return "blocked"
        return "listed" if word in self else "unlisted"

    @property
    def blocked(self) -> frozenset[str]:
        """Slurs: in no list, refused as guesses, names and fill letters."""
        return self._folder.blocked if self._folder else frozenset()

    @property
    def hidden(self) -> frozenset[str]:
        """Obscenities and insults: accepted as guesses, never shown; refused as names and fill letters."""
        return self._folder.hidden if self._folder else frozenset()

    @property
    def grim(self) -> frozenset[str]:
        """Deaths, diseases, violence: shown only if the players chose all words; free elsewhere."""
        return self._folder.grim if self._folder else frozenset()

    def level(self, word: str) -> Level | None:
        """The level of a word of the watch list; None for ordinary words."""
        key = self.fold(word)
        if key in self.grim:
            return "grim"
        return "hide" if key in self.hidden else "block" if key in self.blocked else None

    def may_show(self, word: str, all_words: bool = False) -> bool:
        """Whether the program may show the word by itself: as a target, a hint, a line or a missed word."""
        level = self.level(word)
        return level is None or (all_words and level == "grim")

    def targets(
        self, tier: Tier = "medium", length: int | None = None, base: bool = True, all_words: bool = False
    ) -> tuple[str, ...]:
        """The words of that tier and of the easier tiers, in order; without tiers all words.

        Grim words are among them only with `all_words`.
        """
        return self._targets(tier, length, base, all_words)

    def variants(self) -> tuple[str, ...]:
        """Lines of a word in the spellings of the language (`lexicon.spelling`)."""
        return self._folder.variants if self._folder else ()

    def themes(self, age: "Age" = "everyone") -> tuple[str, ...]:
        """The names of all themes; of an age, only those that are fit for it."""
        names = self._folder.theme_names if self._folder else ()
        return names if age == "everyone" else tuple(name for name in names if self.theme(name).age == age)

    def theme_titles(self, age: "Age" = "everyone") -> dict[str, str]:
        """Name → title, in the order of the titles."""
        titles = {name: self.theme(name).title for name in self.themes(age)}
        return dict(sorted(titles.items(), key=lambda item: self.fold(item[1])))

    def drawn_themes(self, age: "Age" = "everyone") -> tuple[str, ...]:
        """The names of the themes that may come by chance."""
        return self._drawn_themes(age)

    @cached_property
    def feasts(self) -> "dict[str, tuple[Season, ...]]":
        """Of the drawn themes, those that are dailies only on some days of a year."""
        themes = map(self.theme, self.drawn_themes())
        return {theme.name: theme.when for theme in themes if theme.when}

    def theme(self, name: str) -> "Theme":
        """A theme by its name; raises KeyError if there is none."""
        if self._folder is None:
            raise KeyError(name)
        return self._folder.theme(name)

    # --- behind them --------------------------------------------------------

    @cached_property
    def _tier_of(self) -> dict[str, Tier]:
        if self._folder is None:
            return {}
        groups = self._folder.tiers
        return {word: tier for tier in TIERS for base in (True, False) for word in groups[tier, base]}

    @cached_property
    def _drawn_themes(self) -> "Callable[[Age], tuple[str, ...]]":
        return lru_cache(maxsize=None)(self._find_drawn_themes)

    def _find_drawn_themes(self, age: "Age") -> tuple[str, ...]:
        return tuple(name for name in self.themes(age) if self.theme(name).is_drawn)

    @cached_property
    def _targets(self) -> "Callable[[Tier, int | None, bool, bool], tuple[str, ...]]":
        return lru_cache(maxsize=None)(self._find_targets)

    def _find_targets(self, tier: Tier, length: int | None, base: bool, all_words: bool) -> tuple[str, ...]:
        words = self._tier_words(tier, base) if self._folder else self
        # The length first: a board asks for few words, and sorting all of them would delay its first prompt.
        fitting = {word for word in words if len(word) == length} if length else set(words)
        return tuple(sorted(fitting if all_words else fitting - self.grim))

    def _tier_words(self, tier: Tier, base: bool) -> Iterable[str]:
        """In no order."""
        assert self._folder
        included = TIERS[: TIERS.index(tier) + 1]
        return chain.from_iterable(
            words
            for (t, is_base), words in self._folder.tiers.items()
            if t in included and (is_base or not base)
        )


@cache
def open_shipped(name: str) -> Lexicon:
    """Does not check first that the file exists: a failed open is the check."""
    folder = shipped(name)
    try:
        graph = Graph.open(folder.graph)
    except (FileNotFoundError, NotADirectoryError):
        raise lexicon_error("unknown", name=name, names=", ".join(shipped_names())) from None
    return Lexicon(graph, folder)
