"""Tells French base forms from plurals, feminines and conjugated forms."""

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from worderly.lexicon.build.list_files import Changes
from worderly.lexicon.build.readers.affixes import expand, read_rules, read_stems
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.folding import fold_latin

# Key → spelling → the stems of the dictionary that make it; a stem makes itself.
Spellings = dict[str, dict[str, frozenset[str]]]

INFINITIVES = ("er", "ir", "re")
PARTICIPLES = ("é", "i", "u", "s")
# Ending of an inflected form → ending of its base form, as keys.
_RULES = ("s-", "euse-eur", "euses-eur", "enne-en", "ee-e", "ive-if", "te-t")
ENDINGS = dict(rule.split("-") for rule in _RULES)

_KEY = re.compile(r"[a-z]{2,}")


def read_dictionary(read: Reader) -> Spellings:
    rules = read_rules(read("package/index.aff").decode("utf-8"))
    stems: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for stem, flags in read_stems(read("package/index.dic").decode("utf-8")):
        for form in expand(stem, flags, rules):
            if form == form.lower() and _KEY.fullmatch(key := fold_latin(form)):
                stems[key][form].add(stem)
    return {key: {text: frozenset(made) for text, made in texts.items()} for key, texts in stems.items()}


class HasZipf(Protocol):
    def zipf(self, *spellings: str) -> float: ...


@dataclass(frozen=True)
class Bases:
    """Asks about the spelling that is shown, not about rarer ones; `own` has what was decided by eye."""

    spellings: Spellings
    display: Mapping[str, str]
    frequencies: HasZipf
    own: Changes

    def has(self, key: str) -> bool:
        text = self.display.get(key, key)
        stems = self.spellings.get(key, {}).get(text)
        if key in self.own.removed or self.own.spellings.get(key) == text:
            return key not in self.own.removed
        return self._is_added_base(key) if stems is None else self._is_base(text, stems)

    def _is_base(self, text: str, stems: frozenset[str]) -> bool:
        return text in stems and all(self._outweighs(text, root) for root in stems - {text})

    def _outweighs(self, text: str, root: str) -> bool:
        """Whether it is commoner than its root; never for participles, as most are ("créé", "créer")."""
        is_participle = text.endswith(PARTICIPLES) and root.endswith(INFINITIVES)
        return not is_participle and self.frequencies.zipf(text) > self.frequencies.zipf(root)

    def _is_added_base(self, key: str) -> bool:
        """A word of the overlay is a base form unless its masculine or singular is there."""
        roots = (key.removesuffix(end) + root for end, root in ENDINGS.items() if key.endswith(end))
        return not any(root in self.display for root in roots)
