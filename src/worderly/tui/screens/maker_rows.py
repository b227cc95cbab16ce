"""What a maker may choose in each game: a row for every option that shapes the puzzle."""

from collections.abc import Callable, Iterable
from typing import Any

from worderly.kit import Options
from worderly.tui.screens.form import Choice, Field, FormPage, Row

LEVELS = ("easy", "medium", "hard")


def rows_of(page: FormPage, game_id: str) -> Iterable[Row]:
    return ROWS[game_id](page)


def _numbers(page: FormPage, name: str, message: str, numbers: Iterable[int]) -> Choice:
    return Choice(name, page.say(message), [(number, str(number)) for number in numbers])


def _named(page: FormPage, name: str, label: str, prefix: str, values: Iterable[str]) -> Choice:
    return Choice(name, page.say(label), [(value, page.say(f"{prefix}-{value}")) for value in values])


def _picked(page: FormPage, name: str, label: str, message: str, values: Iterable[str]) -> Choice:
    return Choice(name, page.say(label), [(value, page.say(message, value=value)) for value in values])


def _wizards(page: FormPage) -> Iterable[Row]:
    books = ("scroll", "spellbook", "tome", "codex", "bibliotheca")
    named = [(book, page.say(f"wizards-book-{book}")) for book in books]
    yield Choice("book", page.say("wizards-option-book"), [(None, page.say("wizards-book-none")), *named])
    page.values |= {"lives": 5, "words": 21}
    yield _numbers(page, "words", "wizards-option-words", (2, 7, 12, 15, 21, 25, 30, 35, 40, 51))
    yield _numbers(page, "rows", "wizards-option-rows", range(15, 31))
    yield _numbers(page, "cols", "wizards-option-cols", range(25, 41))
    yield _numbers(page, "lives", "wizards-option-lives", (1, 3, 5, 10, 20))
    yield _numbers(page, "hints", "wizards-option-hints", (0, 3))
    yield page.on_off("bonus", "wizards-option-bonus")
    wizards = ("plain", "shield", "life", "word", "letters")
    yield _named(page, "wizard", "wizards-option-wizard", "wizards-wizard", wizards)


def _hands(page: FormPage) -> Iterable[Row]:
    page.values |= {"letters": 7, "substitute": True, "replay": True}
    yield _numbers(page, "letters", "tui-letters", range(3, 21))
    yield _numbers(page, "hands", "tui-hands", (1, 2, 3, 5, 10))
    yield page.on_off("substitute", "web-option-substitute")
    yield page.on_off("replay", "web-option-replay")
    yield Field("hand", page.say("tui-own-hand"), "aci*prt")


def _boogle(page: FormPage) -> Iterable[Row]:
    from worderly.games.boogle.dice import dice_sets

    page.values |= {"size": 4, "time_s": 180}
    yield Choice("size", page.say("tui-size"), [(n, f"{n}×{n}") for n in range(3, 9)])
    sets = [(name, name) for name in (*dice_sets(), "weights")]
    yield Choice("dice", page.say("tui-dice"), [("", page.say("tui-fitting")), *sets])
    times = [(s, page.say("tui-seconds", count=s)) for s in (60, 120, 180, 300)]
    yield Choice("time_s", page.say("tui-time"), [*times, (0, page.say("tui-untimed"))])
    shortest = [(0, page.say("tui-fitting")), *((n, str(n)) for n in range(2, 7))]
    yield Choice("min_length", page.say("tui-min-length"), shortest)
    yield _named(page, "scoring", "tui-scoring", "tui-scoring", ("letters", "classic"))
    yield Field("grid", page.say("tui-own-board"), "pers/latg/sine/ters")


def _battlewords(page: FormPage) -> Iterable[Row]:
    page.values |= {"difficulty": "medium", "radar": True}
    yield _named(page, "difficulty", "battlewords-option-difficulty", "battlewords-difficulty", LEVELS)
    modes = ("strict", "chain", "admiral")
    yield _named(page, "mode", "battlewords-option-mode", "battlewords-mode", modes)
    for name in ("crossings", "spaced", "curated"):
        yield page.on_off(name, f"battlewords-option-{name}")
    yield _numbers(page, "hints", "battlewords-option-hints", (0, 3))
    yield _numbers(page, "wrong_limit", "battlewords-option-wrong-limit", (0, 5, 10))
    yield page.on_off("radar", "battlewords-option-radar")


def _wordsearch(page: FormPage) -> Iterable[Row]:
    from worderly.games.wordsearch.masks import SHAPES

    page.values |= {"level": "hard", "count": 12, "difficulty": "medium", "backwards": 0.2, "weave": 0.5}
    page.values["fill"] = "language"
    yield Field("words", page.say("tui-own-words"), page.say("tui-own-words-hint"))
    yield Choice("theme", page.say("tui-theme"), list(_themes(page)))
    yield _numbers(page, "count", "tui-count", range(4, 31, 2))
    yield _named(page, "difficulty", "battlewords-option-difficulty", "battlewords-difficulty", LEVELS)
    yield _named(page, "level", "tui-directions", "tui-directions", LEVELS)
    yield Choice("backwards", page.say("tui-backwards"), _shares(0, 0.2, 0.5, 1))
    yield Choice("weave", page.say("tui-weave"), _shares(0, 0.5, 1))
    sizes = [(0, page.say("tui-fitting")), *((n, f"{n}×{n}") for n in (8, 10, 12, 15, 18, 20, 25))]
    yield Choice("size", page.say("tui-size"), sizes)
    yield _picked(page, "fill", "tui-fill", "web-pick-fill", ("uniform", "language", "decoys"))
    yield _picked(page, "shape", "tui-shape", "web-pick-shape", ("", *SHAPES))
    yield Field("message", page.say("tui-message"), page.say("tui-message-hint"))
    yield Field("secret_words", page.say("tui-secret-words"), page.say("tui-own-words-hint"))


def _themes(page: FormPage) -> Iterable[tuple[str, str]]:
    """Any of them, each of them, and none: then the words come from the list."""
    language = page.arcade.device.language
    words = page.arcade.device.open_tools(Options(languages=(language,)), "").words
    yield "*", page.say("tui-any")
    yield from ((name, words.theme(name).title) for name in words.themes())
    yield "", page.say("tui-no-theme")


def _shares(*shares: float) -> list[tuple[float, str]]:
    return [(share, f"{share:.0%}".replace("%", " %")) for share in shares]


ROWS: dict[str, Callable[[FormPage], Iterable[Row]]] = {
    "wizards": _wizards,
    "hands": _hands,
    "boogle": _boogle,
    "battlewords": _battlewords,
    "wordsearch": _wordsearch,
}


def options_of(game_id: str, values: dict[str, Any]) -> dict[str, Any]:
    """The rows' values as the game's options; what was left empty is left to the game."""
    if game_id == "wordsearch":
        values = wordsearch_values(values)
    elif game_id == "boogle" and (values["grid"] or values["dice"] not in ("", "weights")):
        values = {name: value for name, value in values.items() if name != "size"}
    elif game_id == "hands" and values["hand"]:
        once = {"hands": 1, "substitute": False, "replay": False, "letters": len(values["hand"])}
        values = values | once
    elif game_id == "wizards" and values["book"]:
        values = {name: value for name, value in values.items() if name not in ("words", "rows", "cols")}
    return {name: value for name, value in values.items() if value not in ("", None)}


def wordsearch_values(values: dict[str, Any]) -> dict[str, Any]:
    """One's own words stand before a theme; a size is both rows and columns."""
    size = values["size"]
    kept = {name: value for name, value in values.items() if name not in ("size", "words", "secret_words")}
    words, secret = split_words(values["words"]), split_words(values["secret_words"])
    chosen = {"words": words, "theme": ""} if words else {}
    return {**kept, **chosen, "secret_words": secret, "rows": size, "cols": size}


def split_words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())
