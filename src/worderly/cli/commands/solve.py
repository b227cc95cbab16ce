"""`worderly solve`: patterns and anagrams here; the puzzles of the games are in `cli.solvers`."""

from collections.abc import Iterable
from pkgutil import iter_modules
from typing import Any

from worderly.cli import solvers
from worderly.cli.errors import Misuse
from worderly.cli.parts import Command, Group, argument
from worderly.cli.solving import least_option, pop_lexicons, word_options
from worderly.cli.speech import echo, text
from worderly.kit import encode
from worderly.lexicon import Lexicon

LEAST = 2


def _solve_pattern(pattern: str, **settings: Any) -> None:
    as_json, lexicons = pop_lexicons(settings)
    words = {word for lexicon in lexicons for word in lexicon.matching(_folded(pattern, lexicon))}
    _list(words, lexicons[0], as_json)


def _solve_anagram(letters: str, **settings: Any) -> None:
    as_json, lexicons = pop_lexicons(settings)
    least = settings["min"] or LEAST
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
    """Common words first, then the longest; without hidden words."""
    tiers = {"easy": 0, "medium": 1, "hard": 2, None: 3}
    shown = [word for word in words if not lexicon.is_hidden(word)]
    shown.sort(key=lambda word: (tiers[lexicon.tier(word)], -len(word), word))
    if as_json:
        echo(encode({"words": shown, "count": len(shown)}).decode())
    elif not shown:
        echo(text("shell-no-words-fit"))
    else:
        echo("\n".join(lexicon.display(word) for word in shown))


pattern = Command("pattern", _solve_pattern, [argument("pattern"), *word_options()])
anagram = Command("anagram", _solve_anagram, [argument("letters"), least_option(LEAST), *word_options()])


def _puzzles() -> list[str]:
    """The commands for puzzles of single games: a module each."""
    return [module.name for module in iter_modules(solvers.__path__)]


solve = Group(
    "solve",
    {
        **{name: f"{solvers.__name__}.{name}:COMMAND" for name in _puzzles()},
        **{name: f"worderly.cli.commands.solve:{name}" for name in ("pattern", "anagram")},
    },
)
