"""Why a word is in a list or not: everything the list knows about it, and the sentences that say so."""

from collections.abc import Iterator
from typing import NamedTuple

from worderly.kit import Say
from worderly.lexicon.folder import Tier, Verdict
from worderly.lexicon.lexicon import Lexicon

OVERLAY = "overlay"
"""The source of words that were added by hand."""


class Explanation(NamedTuple):
    word: str
    display: str
    language: str
    list: str
    """The name of the list with its version."""
    verdict: Verdict
    level: str | None
    """Of a watched word: block, hide or grim."""
    tier: Tier | None
    target: bool
    """Whether it may be a word to find."""
    root: str | None
    """The word that this one is a form of."""
    source: str | None
    """`overlay`, or the package that the list was made from, with its version."""
    removed: bool
    """Taken out of the list by hand."""
    meaning: str | None


def explain(lexicon: Lexicon, word: str) -> Explanation:
    """Slurs and words that are never shown have no meaning and no root here."""
    key, verdict = lexicon.key_of(word.strip()), lexicon.verdict(lexicon.key_of(word.strip()))
    is_listed, is_shown = verdict == "listed", verdict == "listed" and not lexicon.is_hidden(key)
    return Explanation(
        word=key,
        display=lexicon.display(key) if is_shown else key,
        language=lexicon.language,
        list=f"{lexicon.name} {lexicon.version}",
        verdict=verdict,
        level=lexicon.level(key),
        tier=lexicon.tier(key) if is_shown else None,
        target=is_shown and key in lexicon.targets("hard", len(key)),
        root=lexicon.root(key) if is_shown else None,
        source=_source(lexicon, key) if is_listed else None,
        removed=verdict == "unlisted" and lexicon.change(key) == "-",
        meaning=lexicon.meaning(key) if is_shown else None,
    )


def _source(lexicon: Lexicon, key: str) -> str | None:
    """The credits name the package of the play list first."""
    if lexicon.change(key) == "+":
        return OVERLAY
    return next((f"{credit.name} {credit.version}" for credit in lexicon.credits[:1]), None)


def sentences(why: Explanation, say: Say) -> Iterator[str]:
    """The same on the command line and on the page."""
    yield say("why-verdict", verdict=why.verdict, word=why.display, list=why.list)
    if why.level is not None:
        yield say("why-level", level=why.level)
    if why.removed:
        yield say("why-removed")
    if why.root is not None:
        yield say("why-root", root=why.root)
    if why.verdict == "listed" and why.level != "hide":
        yield say("why-tier", tier=why.tier or "none")
        yield say("why-target", target="yes" if why.target else "no")
    if why.source is not None:
        yield say("why-source", source=why.source)
    if why.meaning is not None:
        yield say("why-meaning", meaning=why.meaning)
