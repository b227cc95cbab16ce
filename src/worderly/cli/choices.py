"""Each game's own options on the command line, and how they become its Options; `make` takes the same."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from worderly.cli.errors import Misuse
from worderly.cli.parts import OneOf, Option, WholeNumber, option
from worderly.cli.speech import text
from worderly.kit import Options

LEVELS = ("easy", "medium", "hard")
Settings = dict[str, Any]


@dataclass(frozen=True)
class Choices:
    params: Callable[[], list[Option]]
    build: Callable[[Settings, tuple[str, ...]], Options]
    """(settings, languages) → options, unchecked."""
    unsaid: Callable[[Settings], Settings] = lambda settings: {}
    """What is played when the player says nothing: a question to ask, a theme by chance."""


def _given(settings: Settings, **names: str) -> Settings:
    """The settings that were given, under the names the game has for them."""
    return {field: settings[name] for name, field in names.items() if settings.get(name) is not None}


def flag(*declarations: str) -> Option:
    return option(*declarations, is_flag=True, default=None)


def number(*declarations: str, about: str | None = None) -> Option:
    return option(*declarations, about=about, type=WholeNumber())


def _wizards_params() -> list[Option]:
    return [
        flag("-d", "--debug"),
        option("-f", "--dict-file", metavar="DICT_FILE"),
        number("-w", "--words", about="how-many-words"),
        number("-r", "--rows"),
        number("-c", "--cols", "--columns"),
        number("--lives"),
        number("--hints"),
        flag("--bonus"),
        option("--book", type=OneOf("scroll", "spellbook", "tome", "codex", "bibliotheca")),
        option("--wizard", type=OneOf("plain", "shield", "life", "word", "letters")),
    ]


def _wizards(settings: Settings, languages: tuple[str, ...]) -> Options:
    from worderly.games.wizards.model import Options

    names = ("debug", "words", "rows", "cols", "lives", "hints", "bonus", "book", "wizard")
    return Options(languages=languages[:1], **_given(settings, **{name: name for name in names}))


def _hands_params() -> list[Option]:
    return [
        number("-n", "--letters"),
        number("--hands"),
        option("--hand", metavar="LETTERS"),
    ]


def _hands(settings: Settings, languages: tuple[str, ...]) -> Options:
    from worderly.games.hands.model import Options

    given = _given(settings, letters="letters", hands="hands", hand="hand")
    if "hand" in given and "hands" not in given:
        given |= {"hands": 1, "substitute": False, "replay": False}
    return Options(languages=languages[:1], **given)


def _how_many_hands(settings: Settings) -> Settings:
    """Asked for, except where a hand is typed in: that one is played, and nothing around it."""
    return {} if "hand" in settings else {"hands": 0}


class Seconds(click.ParamType[Any]):
    name = "SECONDS|off"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return 0 if value == "off" else WholeNumber(10, 3600).convert(value, param, ctx)


def _boogle_params() -> list[Option]:
    return [
        number("--size", about="side"),
        option("--dice", metavar="SET|weights"),
        option("--board", metavar="ROWS"),
        flag("--plain-q"),
        option("--time", type=Seconds()),
        number("--min"),
        option("--scoring", type=OneOf("letters", "classic")),
        option("--players", metavar="A,B,…"),
        option("--machine", metavar="LEVEL"),
        number("--rounds"),
        flag("--same-board"),
    ]


def _boogle(settings: Settings, languages: tuple[str, ...]) -> Options:
    from worderly.games.boogle.model import Options

    names = {"board": "grid", "time": "time_s", "min": "min_length"}
    same = ("size", "dice", "plain_q", "scoring", "machine", "rounds", "same_board")
    given = _given(settings, **names, **{name: name for name in same})
    players = tuple(name.strip() for name in (settings.get("players") or "").split(",") if name.strip())
    if "machine" in given and len(players) < 2:
        players = (*(players or (text("plain-you"),)), text("plain-machine"))
    if players:
        given |= {"players": players, "mode": "turns"}
    return Options(languages=languages, **given)


def _battlewords_params() -> list[Option]:
    return [
        option("--difficulty", type=OneOf(*LEVELS)),
        option("--mode", type=OneOf("strict", "chain", "admiral")),
        flag("--crossings"),
        flag("--spaced"),
        flag("--curated"),
        number("--hints"),
        number("--wrong-limit"),
        option("--radar/--no-radar", default=None),
    ]


def _battlewords(settings: Settings, languages: tuple[str, ...]) -> Options:
    from worderly.games.battlewords.model import Options

    names = ("difficulty", "mode", "crossings", "spaced", "curated", "hints", "wrong_limit", "radar")
    return Options(languages=languages[:1], **_given(settings, **{name: name for name in names}))


class Size(click.ParamType[Any]):
    """`15` or `12x20`, rows first."""

    name = "N|ROWSxCOLS"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        parts = str(value).lower().replace("×", "x").split("x")
        if len(parts) > 2 or not all(part.strip().isdecimal() and int(part) for part in parts):
            raise Misuse("shell-not-a-size", value=str(value))
        return int(parts[0]), int(parts[-1])


class Share(click.ParamType[Any]):
    name = "0–1"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(str(value).replace(",", "."))
        except ValueError:
            raise Misuse("shell-not-a-share", value=str(value)) from None


class Directions(click.ParamType[Any]):
    """Compass points, like `E,S,SE`."""

    name = "E,S,…"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        from worderly.grid import DIRECTIONS

        chosen = tuple(dict.fromkeys(part.strip().upper() for part in str(value).split(",")))
        for one in chosen:
            if one not in DIRECTIONS:
                choices = ", ".join(DIRECTIONS)
                raise Misuse("shell-not-one-of", option="--directions", value=one, choices=choices)
        return chosen


def _wordsearch_params() -> list[Option]:
    return [
        option("--words", metavar="FILE|-"),
        option("--theme", metavar="T"),
        number("--pick"),
        option("--difficulty", type=OneOf(*LEVELS)),
        option("--size", type=Size()),
        option("--level", type=OneOf(*LEVELS)),
        option("--directions", type=Directions()),
        option("--backwards", type=Share()),
        option("--weave", type=Share()),
        option("--accents", type=OneOf("fold", "keep")),
        option("--fill", type=OneOf("uniform", "language", "decoys")),
        option("--alphabet", metavar="NAME"),
        option("--shape", metavar="NAME"),
        option("--mask", metavar="PICTURE"),
        option("--message", metavar="TEXT"),
        flag("--exact"),
        option("--secret-words", metavar="A,B,…"),
        option("--title", metavar="TEXT"),
    ]


WORDSEARCH_SAME = (
    *("theme", "difficulty", "level", "directions", "backwards", "weave", "fill", "accents", "alphabet"),
    *("shape", "message", "exact", "title"),
)
"""What the game calls as the command line does."""


def _wordsearch(settings: Settings, languages: tuple[str, ...]) -> Options:
    from worderly.games.wordsearch.model import Options

    given = _given(settings, pick="count", **{name: name for name in WORDSEARCH_SAME})
    if settings.get("words"):
        given["words"] = read_words(settings["words"])
    if settings.get("size"):
        given["rows"], given["cols"] = settings["size"]
    if settings.get("mask"):
        from worderly.press.picture_masks import mask_of

        given["mask"] = mask_of(Path(settings["mask"]), settings.get("size"))
    if settings.get("secret_words"):
        given["secret_words"] = tuple(word.strip() for word in settings["secret_words"].split(","))
    return Options(languages=languages[:1], **given)


def _any_theme(settings: Settings) -> Settings:
    """Where nothing says which words, and the word list is one of ours, a theme by chance."""
    said = ("words", "pick", "difficulty", "lexicon")
    return {} if any(settings.get(name) is not None for name in said) else {"theme": "*"}


def read_text(place: str) -> str:
    """A file, or (`-`) the input."""
    if place == "-":
        return sys.stdin.read()
    return Path(place).read_bytes().decode("utf-8-sig", errors="replace")


def read_words(place: str) -> tuple[str, ...]:
    """A list, CSV or a table, from a file or (`-`) the input."""
    from worderly.press.word_lists import words_from, words_of

    words = (
        words_of(sys.stdin.read().encode(errors="surrogateescape"), place)
        if place == "-"
        else words_from(Path(place))
    )
    if not words:
        raise Misuse("shell-no-words", file=place)
    return words


CHOICES = {
    "wizards": Choices(_wizards_params, _wizards),
    "hands": Choices(_hands_params, _hands, _how_many_hands),
    "boogle": Choices(_boogle_params, _boogle),
    "battlewords": Choices(_battlewords_params, _battlewords),
    "wordsearch": Choices(_wordsearch_params, _wordsearch, _any_theme),
}
