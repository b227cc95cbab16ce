"""Styles that are parsed once in a test process: every arcade parses the same ones, a quarter of its CPU."""

from functools import lru_cache

import pytest
from textual.css import stylesheet
from textual.css.model import RuleSet
from textual.css.parse import parse
from textual.css.tokenize import tokenize_values
from textual.css.tokenizer import Token
from textual.css.types import CSSLocation


class Variables(dict[str, list[Token]]):
    """The tokens of all colours of a look, told apart by identity: equal looks share one."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


@lru_cache(maxsize=100)
def _variables(values: tuple[tuple[str, str], ...]) -> Variables:
    return Variables(tokenize_values(dict(values)))


@lru_cache(maxsize=10_000)
def _rules(
    scope: str, css: str, read_from: CSSLocation, variables: Variables, is_default: bool, tie_breaker: int
) -> tuple[RuleSet, ...]:
    return tuple(parse(scope, css, read_from, None, variables, is_default, tie_breaker))


def _parse(
    scope: str,
    css: str,
    read_from: CSSLocation,
    *,
    variable_tokens: Variables,
    is_default_rules: bool,
    tie_breaker: int,
) -> tuple[RuleSet, ...]:
    return _rules(scope, css, read_from, variable_tokens, is_default_rules, tie_breaker)


def parse_styles_once(patch: pytest.MonkeyPatch) -> None:
    """Both functions give the same for the same, and Textual changes none of it."""
    patch.setattr(stylesheet, "tokenize_values", lambda values: _variables(tuple(values.items())))
    patch.setattr(stylesheet, "parse", _parse)
