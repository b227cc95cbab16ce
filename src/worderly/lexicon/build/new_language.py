"""`make new-language CODE=xx`: writes the folders of a small language that can be played at once."""

import sys
from pathlib import Path

from babel import Locale, UnknownLocaleError

from worderly.languages import DEFAULT
from worderly.lexicon.build.__main__ import main as build
from worderly.lexicon.build.output import read_toml
from worderly.messages import generate

WORDS = (
    *("master", "stream", "steam", "tears", "stare", "rates", "team", "meat", "mate", "tame"),
    *("seat", "east", "star", "rats", "arts", "mast", "stem", "term", "tear", "rate"),
)
THEME = "title: Examples\nage: children\n"

LEXICON = """\
# About the word list. A new version for every change of the words or tiers.
name = "Worderly {name}"
version = "0.1"
# Packages of lexicons/sources.toml. With "wordfreq" the tiers come from frequencies, else every word is easy.
sources = []
licenses = {{ words = "CC0-1.0", tiers = "CC0-1.0", themes = "CC0-1.0" }}
"""
LANGUAGE = """\
# Facts about the language; `make lexicons` writes them into src/worderly/lexicon/data/{code}.
name = "{name}"
# At most 32 letters.
alphabet = "{alphabet}"
vowels = "{vowels}"
# Each letter with its value and how many of it a bag of about a hundred holds.
letters = \"\"\"{letters}\"\"\"
# How spellings become keys: latin (no accents), case (accents are letters of their own) or turkish.
fold = "case"
# Whether a single Q on a Boogle board means Qu.
has_qu_die = false
# The rows of the keys on a touch screen.
keyboard = {keyboard}
# Words of one or two letters that join others in a name ("ilovemycat").
short_words = []

# Boogle: sets of dice, as in lexicons/{default}/language.toml. Without one, letters are drawn by count.
[dice]
"""
WATCH = """\
# Words to watch, as "kinds: words". Without an inflector (lexicon.toml) the only kind is "forms": list all.
# Slurs: in no list at all, refused as guesses, names and fill.
[block]
# Accepted as guesses, never shown, refused as names and fill.
[hide]
# Deaths, diseases, violence: never a target, hint, theme or missed word; free elsewhere.
[grim]
"""
LISTS = {
    "overlay.txt": "Words to add (after +) and to take away (after -).",
    "show.txt": "Innocent words: shown although a package or a root of the watch list marks them.",
    "names.txt": "Names: accepted, never a target.",
    "untiered.txt": "Fragments: accepted, never a target.",
}


def main(root: Path, code: str) -> None:
    """`root` is the repository."""
    lists, data = root / "lexicons" / code, root / "src/worderly/lexicon/data"
    messages = root / "src/worderly/messages"
    for folder in (lists, data / code, messages / code):
        if folder.exists():
            raise SystemExit(f"{folder} exists already.")
    name = _name(code)
    _write_lists(lists, code, name, read_toml(root / "lexicons" / DEFAULT / "language.toml"))
    _write(data / code / "themes/examples.txt", "\n".join([THEME, *WORDS[:12]]))
    _copy_messages(messages, code, name)
    generate.write(code, messages)
    build(root, data, [code])


def _name(code: str) -> str:
    """The name that CLDR gives in the language itself; the code where CLDR does not know the language."""
    if not (len(code) == 2 and code.isascii() and code.isalpha() and code.islower()):
        raise SystemExit(f"CODE must be two lower-case letters (ISO 639-1), not {code!r}.")
    locale = _locale(code)
    return ((locale and locale.get_display_name()) or code).capitalize()


def _locale(code: str) -> Locale | None:
    try:
        return Locale.parse(code)
    except UnknownLocaleError:
        return None


def _write_lists(lists: Path, code: str, name: str, default: dict[str, str]) -> None:
    same = {key: default[key] for key in ("alphabet", "vowels", "letters")}
    keyboard = str(default["keyboard"]).replace("'", '"')
    _write(lists / "lexicon.toml", LEXICON.format(name=name))
    _write(
        lists / "language.toml",
        LANGUAGE.format(code=code, name=name, keyboard=keyboard, default=DEFAULT, **same),
    )
    _write(lists / "words.txt", "\n".join(WORDS))
    for file, about in LISTS.items():
        _write(lists / file, f"# {about}")
    _write(lists / "watch/roots.txt", WATCH)


def _copy_messages(messages: Path, code: str, name: str) -> None:
    """Marks each copy in its first line; the translator deletes that line."""
    for path in sorted((messages / DEFAULT).glob("*.ftl")):
        text = path.read_text("utf-8")
        if path.name == "language.ftl":
            text = _with_fact(text, "language-name", name)
            text = _with_fact(text, "language-locale", code if _locale(code) else DEFAULT)
        _write(messages / code / path.name, f"# To translate: copied from {DEFAULT}/{path.name}.\n{text}")


def _with_fact(text: str, message: str, value: str) -> str:
    lines = (
        f"{message} = {value}" if line.startswith(f"{message} =") else line for line in text.splitlines()
    )
    return "\n".join(lines)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.rstrip("\n") + "\n", "utf-8")


if __name__ == "__main__":
    main(Path.cwd(), sys.argv[1])
