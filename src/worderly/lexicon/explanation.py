"""Why a word is in a list or not: everything the list knows about it, and the sentences that say so."""

from collections.abc import Iterator
from typing import NamedTuple

from worderly.kit import Say
from worderly.lexicon.folder import Tier, Verdict
from worderly.lexicon.lexicon import Lexicon

OVERLAY = "overlay"
"""The source of words that were added by hand; `overlay-today` with the reason."""


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
    """`overlay` and why, or the package that the list was made from, with its version and class."""
    removed: bool
    """Taken out of the list by hand."""
    removed_as: str
    """Why, if that is known: `joined`, `name` …"""
    meaning: str | None


def explain(lexicon: Lexicon, word: str) -> Explanation:
    """Slurs and words that are never shown have no meaning and no root here."""
    key, verdict = lexicon.key_of(word.strip()), lexicon.verdict(lexicon.key_of(word.strip()))
    change = lexicon.change(key) if verdict == "unlisted" else ""
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
        removed=change.startswith("-"),
        removed_as=change[1:] if change.startswith("-") else "",
        meaning=lexicon.meaning(key) if is_shown else None,
    )


def _source(lexicon: Lexicon, key: str) -> str | None:
    """The credits name the package of the play list first. The overlay gives some of its words a tier."""
    origin, change = lexicon.origin(key), lexicon.change(key)
    if change.startswith("+") and not origin:
        return f"{OVERLAY}-{change[1:]}" if change[1:] else OVERLAY
    package = next((f"{credit.name} {credit.version}" for credit in lexicon.credits[:1]), None)
    return f"{package}, {origin}" if package and origin else package


def sentences(why: Explanation, say: Say) -> Iterator[str]:
    """The same on the command line and on the page."""
    yield say("why-verdict", verdict=why.verdict, word=why.display, list=why.list)
    if why.level is not None:
        yield say("why-level", level=why.level)
    if why.removed:
        yield say("why-removed", reason=why.removed_as or "none")
    if why.root is not None:
        yield say("why-root", root=why.root)
    if why.verdict == "listed" and why.level != "hide":
        yield say("why-tier", tier=why.tier or "none")
        yield say("why-target", target="yes" if why.target else "no")
    if why.source is not None:
        yield say("why-source", source=why.source)
    if why.meaning is not None:
        yield say("why-meaning", meaning=why.meaning)
