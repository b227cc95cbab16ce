"""Expands a Hunspell dictionary: lists every form that its affix rules make from its stems.

Supports what dictionary-fr uses: two-character flags, suffixes, and unit prefixes (kilo-, micro-) with a
suffix after them. Elisions (l', qu') are prefixes too; skipped, because the result is not one word.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

FORBIDDEN, NEEDS_AFFIX, KEEP_CASE, NO_SUGGEST = "{}", "()", "||", "--"


@dataclass(frozen=True)
class Rule:
    is_prefix: bool
    strip: str
    add: str
    flags: tuple[str, ...]
    condition: re.Pattern[str]

    def apply(self, word: str) -> str | None:
        if not self.condition.search(word):
            return None
        if self.is_prefix:
            return self.add + word.removeprefix(self.strip)
        return word.removesuffix(self.strip) + self.add


def read_rules(text: str) -> dict[str, list[Rule]]:
    rules: dict[str, list[Rule]] = defaultdict(list)
    for line in text.splitlines():
        fields = line.split()
        if len(fields) >= 5 and fields[0] in ("PFX", "SFX"):
            rules[fields[1]].append(_read_rule(*fields[:5]))
    return rules


def _read_rule(kind: str, _flag: str, strip: str, add: str, condition: str) -> Rule:
    ending, _, flags = add.partition("/")
    pattern = f"^{condition}" if kind == "PFX" else f"{condition}$"
    return Rule(kind == "PFX", _affix(strip), _affix(ending), _flags(flags), re.compile(pattern))


def _affix(text: str) -> str:
    """Hunspell writes an empty affix as 0."""
    return "" if text == "0" else text


def _flags(text: str) -> tuple[str, ...]:
    return tuple(text[at : at + 2] for at in range(0, len(text), 2))


def read_stems(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Skips the first line, which is a count, and the morphology after a space."""
    for line in text.splitlines()[1:]:
        if line.strip():
            stem, _, flags = line.split()[0].partition("/")
            yield stem, _flags(flags)


def expand(stem: str, flags: tuple[str, ...], rules: dict[str, list[Rule]]) -> set[str]:
    """Returns nothing for symbols and fragments (kept case, never suggested): they cannot be played."""
    if {FORBIDDEN, KEEP_CASE, NO_SUGGEST} & set(flags):
        return set()
    forms = set() if NEEDS_AFFIX in flags else {stem}
    for rule in (rule for flag in flags for rule in rules.get(flag, ())):
        if "'" not in rule.add and (form := rule.apply(stem)):
            forms |= _with_second_affix(form, rule, rules)
    return forms


def _with_second_affix(form: str, rule: Rule, rules: dict[str, list[Rule]]) -> set[str]:
    """The form alone, and with each affix of the other kind that its rule allows."""
    second_rules = [
        second for flag in rule.flags for second in rules.get(flag, ()) if second.is_prefix != rule.is_prefix
    ]
    results = (second.apply(form) for second in second_rules if "'" not in second.add)
    return {form, *(result for result in results if result)}
