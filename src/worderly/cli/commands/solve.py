"""`worderly solve`: boards, hands, grids, patterns and anagrams."""

from collections.abc import Iterable
from typing import Any

import click

from worderly.cli.errors import Failure, Misuse, line_of
from worderly.cli.parts import Command, Group, OneOf, Option, WholeNumber, argument, flag, option
from worderly.cli.places import open_lexicon
from worderly.cli.reading import read_text, read_words
from worderly.cli.shared import language_options, taken
from worderly.cli.speech import text
from worderly.kit import encode
from worderly.lexicon import Lexicon


def _word_options() -> list[Option]:
    return [flag("--json"), option("--lexicon", metavar="FILE"), *language_options()]


def _opened(settings: dict[str, Any]) -> tuple[bool, tuple[Lexicon, ...]]:
    """Whether JSON was asked for, and the lexicons."""
    as_json, shared = bool(settings.pop("json", None)), taken(settings)
    if shared.lexicon:
        return as_json, (open_lexicon(shared.lexicon, shared.languages[0]),)
    return as_json, tuple(Lexicon.open(language).proven() for language in shared.languages)


def _solve_boogle(rows: str, **settings: Any) -> None:
    from worderly.games.boogle.options import Scoring
    from worderly.games.boogle.solve import solve

    as_json, lexicons = _opened(settings)
    scoring: Scoring = settings["scoring"] or "letters"
    plain_q = bool(settings["plain_q"])
    try:
        found = solve(rows, lexicons, min_length=settings["min"] or 3, scoring=scoring, plain_q=plain_q)
    except ValueError:
        raise Misuse("refused-bad-grid", grid=rows) from None
    if as_json:
        click.echo(encode(found).decode())
        return
    for word in found.words:
        click.echo(f"{word.word} {word.points}")
    click.echo(text("shell-words-found", count=found.count, points=found.points))


def _solve_hand(letters: str, **settings: Any) -> None:
    from worderly.games.hands.solve import solve
    from worderly.games.hands.text import line_text

    as_json, lexicons = _opened(settings)
    try:
        found = solve(letters, lexicons[0])
    except ValueError:
        raise Misuse("shell-not-a-hand", value=letters) from None
    if as_json:
        click.echo(encode(found).decode())
        return
    click.echo(text("hands-par", par=found.par, line=line_text(found.par_line)))
    click.echo(text("hands-perfect", perfect=found.perfect, line=line_text(found.perfect_line)))
    if not found.exact:
        click.echo(text("hands-bound"))
    click.echo(" ".join(found.words))


def _solve_wordsearch(gridfile: str, words: str | None, **settings: Any) -> None:
    from worderly.games.wordsearch.gridtext import parse_grid
    from worderly.games.wordsearch.notation import cell_text
    from worderly.games.wordsearch.solve import solve_grid

    as_json, lexicons = _opened(settings)
    listed = read_words(words) if words else None
    try:
        grid = parse_grid(read_text(gridfile))
    except ValueError as error:
        raise Failure("shell-not-a-grid", file=gridfile, line=line_of(error)) from None
    found = solve_grid(grid, listed, None if listed else lexicons[0], settings["min"] or 4)
    if as_json:
        click.echo(encode(found).decode())
        return
    for one in found.found:
        click.echo(
            text("wordsearch-lies", word=one.word, start=cell_text(one.start), end=cell_text(one.cells[-1]))
        )
    if found.missing:
        click.echo(text("shell-solve-missing", words=", ".join(found.missing)))


def _solve_pattern(pattern: str, **settings: Any) -> None:
    as_json, lexicons = _opened(settings)
    words = {word for lexicon in lexicons for word in lexicon.matching(_folded(pattern, lexicon))}
    _list(words, lexicons[0], as_json)


def _solve_anagram(letters: str, **settings: Any) -> None:
    as_json, lexicons = _opened(settings)
    least = settings["min"] or 2
    words = {word for lexicon in lexicons for word in lexicon.anagrams(_folded(letters, lexicon), least)}
    _list(words, lexicons[0], as_json)


def _folded(typed: str, lexicon: Lexicon) -> str:
    """Letters as the lexicon spells them; `?` and `*` stay."""
    folded = "".join(ch if ch in "?*" else lexicon.fold(ch) for ch in typed.strip())
    odd = next((ch for ch in folded if ch not in "?*" and ch not in lexicon.alphabet), None)
    if odd is not None or not folded:
        raise Misuse("shell-not-letters", value=typed)
    return folded


def _list(words: Iterable[str], lexicon: Lexicon, as_json: bool) -> None:
    """Common ones first, then the longest; words kept out of sight stay so."""
    tiers = {"easy": 0, "medium": 1, "hard": 2, None: 3}
    shown = [word for word in words if not lexicon.is_hidden(word)]
    shown.sort(key=lambda word: (tiers[lexicon.tier(word)], -len(word), word))
    if as_json:
        click.echo(encode({"words": shown, "count": len(shown)}).decode())
    elif not shown:
        click.echo(text("shell-no-words-fit"))
    else:
        click.echo("\n".join(lexicon.display(word) for word in shown))


def _min() -> Option:
    return option("--min", type=WholeNumber(1, 30))


boogle = Command(
    "boogle",
    _solve_boogle,
    [
        argument("rows"),
        option("--min", type=WholeNumber(1, 16)),
        option("--scoring", type=OneOf("letters", "classic")),
        flag("--plain-q"),
        *_word_options(),
    ],
)
hand = Command("hand", _solve_hand, [argument("letters"), *_word_options()])
wordsearch = Command(
    "wordsearch",
    _solve_wordsearch,
    [argument("gridfile"), option("--words", metavar="FILE|-"), _min(), *_word_options()],
)
pattern = Command("pattern", _solve_pattern, [argument("pattern"), *_word_options()])
anagram = Command("anagram", _solve_anagram, [argument("letters"), _min(), *_word_options()])

solve = Group(
    "solve",
    {
        name: f"worderly.cli.commands.solve:{name}"
        for name in ("boogle", "hand", "wordsearch", "pattern", "anagram")
    },
)
