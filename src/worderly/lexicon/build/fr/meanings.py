"""French meanings: near words of today from a thesaurus, then the first sense in Littré's old dictionary."""

from collections.abc import Collection, Container, Iterable, Mapping
from functools import cached_property

from worderly.lexicon.build.fr.forms import ENDINGS, Spellings, read_dictionary
from worderly.lexicon.build.model import Build
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.readers.frequency import Frequencies
from worderly.lexicon.build.readers.littre import first_sense, is_long, read_littre
from worderly.lexicon.build.readers.thesaurus import Sense, plain_synonyms, read_thesaurus, say_synonyms
from worderly.lexicon.folding import fold_case, fold_latin

# Words of ours in a meaning are in the language of the words, as the meaning itself is.
SYNONYMS = "voir aussi : {}"
LITTRE = "Littré (1877) : {}"
# A tab in a stored meaning begins a new line.
NEW_LINE = "\t"
# A synonym whose own entry does not name the word counts this much of one that does.
ONE_WAY = 0.3
# Synonyms that are less near than this part of the nearest are left out.
NEAR_ENOUGH = 0.4
NONE = Sense("", ())


def meanings(built: Build, sources: Mapping[str, Reader], own: Mapping[str, str]) -> dict[str, str]:
    frequencies = Frequencies(sources["wordfreq"]("wordfreq/data/large_fr.msgpack.gz"))
    maker = FrenchMeanings(sources, frequencies, built.levels.blocked | built.levels.hidden, own)
    return maker.of(built.common, built.display, read_dictionary(sources["dictionary-fr"]))


class FrenchMeanings:
    """`barred` has the keys of words that no meaning may name; `own` those that have one of our own."""

    def __init__(
        self,
        sources: Mapping[str, Reader],
        frequencies: Frequencies,
        barred: Container[str],
        own: Container[str] = (),
    ) -> None:
        data = sources["mythes-fr"]("usr/share/mythes/thes_fr.dat")
        self._thesaurus = read_thesaurus(data, fold_case)
        self._littre = read_littre(sources["stardict-xmlittre"])
        self._frequencies = frequencies
        self._barred = barred
        self._own = own
        self._entries: dict[str, str] = {}

    def of(self, words: Iterable[str], display: Mapping[str, str], spellings: Spellings) -> dict[str, str]:
        """Meanings by key; `=key` names the root of an inflected form."""
        texts: dict[str, str] = {}
        for key in words:
            spelling = display.get(key, key)
            root = self._root(spelling, spellings.get(key, {}).get(spelling, frozenset()))
            texts |= self._inflected(key, root, display) if root else {key: self._entry(spelling)}
        known = {key: text for key, text in texts.items() if text}
        return known | self._newer_forms(texts.keys() - known.keys(), known)

    def _newer_forms(self, keys: Iterable[str], known: Container[str]) -> dict[str, str]:
        """The plurals and feminines of words that no dictionary knows: "hashtags" points to "hashtag"."""
        pairs = ((key, key.removesuffix(end) + base) for key in keys for end, base in ENDINGS.items())
        return {
            key: f"={root}" for key, root in pairs if root != key and (root in self._own or root in known)
        }

    def _inflected(self, key: str, root: str, display: Mapping[str, str]) -> dict[str, str]:
        """Names the root only if its key shows the root itself and no other accents ("cote" shows "côté")."""
        root_key = fold_latin(root)
        if root_key != key and display.get(root_key, root_key) == root:
            return {key: f"={root_key}", root_key: self._entry(root)}
        return {key: f"{root} — {self._entry(root)}"}

    def _root(self, spelling: str, stems: Collection[str]) -> str | None:
        """The commonest stem; "voie" rather than "voir" for "voies", as most such forms are plurals."""
        if (spelling in stems or is_long(self._littre.get(spelling, ""))) and self._entry(spelling):
            return None
        known = [stem for stem in sorted(stems) if stem != spelling and self._knows(stem)]
        return max(
            known,
            key=lambda stem: (spelling.startswith(stem), self._frequencies.zipf(stem)),
            default=None,
        )

    def _knows(self, stem: str) -> bool:
        return fold_latin(stem) in self._own or self._entry(stem) != ""

    def _entry(self, spelling: str) -> str:
        if spelling not in self._entries:
            self._entries[spelling] = self._find_entry(spelling)
        return self._entries[spelling]

    def _find_entry(self, spelling: str) -> str:
        near = say_synonyms(spelling, [self._nearest(spelling)], fold_latin, self._barred)
        sense = first_sense(self._littre.get(spelling, ""))
        if any(fold_latin(part) in self._barred for part in sense.split()):
            sense = ""
        lines = (form.format(text) for form, text in ((SYNONYMS, near), (LITTRE, sense)) if text)
        return NEW_LINE.join(lines)

    def _nearest(self, word: str) -> Sense:
        """Of the part of speech with most synonyms, the common ones that share most synonyms with it."""
        part, texts = max(self._thesaurus.get(word, ()), key=lambda sense: len(sense.synonyms), default=NONE)
        near = {text: self._nearness(word, text, part) for text in plain_synonyms([Sense(part, texts)])}
        least = NEAR_ENOUGH * max(near.values(), default=0)
        ranked = sorted(near, key=lambda text: (-near[text], text))
        return Sense(part, tuple(text for text in ranked if near[text] >= least))

    def _nearness(self, word: str, text: str, part: str) -> float:
        if text in self._thesaurus and part not in {sense.part for sense in self._thesaurus[text]}:
            return 0
        mine, theirs = (self._neighbours.get(key, frozenset()) for key in (word, text))
        shared = len(mine & theirs) / (len(mine | theirs) or 1)
        return shared * self._frequencies.zipf(text) * (1 if word in theirs else ONE_WAY)

    @cached_property
    def _neighbours(self) -> dict[str, frozenset[str]]:
        """Word → itself and its synonyms."""
        return {word: frozenset(plain_synonyms(senses)) | {word} for word, senses in self._thesaurus.items()}
