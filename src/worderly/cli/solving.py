"""Shared by the `solve` commands."""

from typing import Any

from worderly.cli.parts import Option, WholeNumber, flag, option
from worderly.cli.places import open_lexicon
from worderly.cli.shared import language_options, pop_shared
from worderly.lexicon import Lexicon


def word_options() -> list[Option]:
    return [flag("--json"), option("--lexicon", metavar="FILE"), *language_options()]


def pop_lexicons(settings: dict[str, Any]) -> tuple[bool, tuple[Lexicon, ...]]:
    """Removes the word options from `settings`; returns whether JSON is wanted, and the lexicons."""
    as_json, shared = bool(settings.pop("json", None)), pop_shared(settings)
    if shared.lexicon:
        return as_json, (open_lexicon(shared.lexicon, shared.languages[0]),)
    return as_json, tuple(Lexicon.open(language).verified() for language in shared.languages)


def least_option(usual: int) -> Option:
    return option("--min", type=WholeNumber(1, 30), usual=usual)
