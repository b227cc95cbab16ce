"""The template with another name, and the two shared files that know every game."""

import re
from keyword import iskeyword
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
PLACEHOLDER = "codeword"
GAMES = Path("src/worderly/games/__init__.py")
TOKENS = Path("src/worderly/look/tokens.json")
MESSAGES = Path("src/worderly/messages")
ACCENTS = (("#6B4423", "#DDB892"), ("#5B5210", "#D3C75A"), ("#3F4A7A", "#AAB6F2"), ("#7A2F66", "#F0A6DC"))
"""Pairs for the light and the dark look; they read on paper and carry text, as tests/look checks."""


class IdError(ValueError):
    """Says in one sentence why there is no game of that id."""


def write(root: Path, id: str) -> list[Path]:  # noqa: A002 - the word of the games
    """All or nothing: what would refuse is checked before the first file is written."""
    if not re.fullmatch(r"[a-z]{3,20}", id) or iskeyword(id):
        raise IdError(f"{id!r} is not an id: it takes 3 to 20 letters from a to z and no word of Python.")
    files = {root / path: text for path, text in new_files(root, id).items()}
    taken = [path for path in (*files, root / f"src/worderly/cli/commands/{id}.py") if path.exists()]
    if taken:
        raise IdError(f"{id!r} is taken: {taken[0].relative_to(root)} exists.")
    games, tokens = with_id((root / GAMES).read_text(), id), with_accent((root / TOKENS).read_text(), id)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (root / GAMES).write_text(games)
    (root / TOKENS).write_text(tokens)
    return sorted(files)


def new_files(root: Path, id: str) -> dict[Path, str]:  # noqa: A002
    """Path below the root → text; a language that the template lacks begins in English."""
    files = {
        Path(_renamed(str(path.relative_to(TEMPLATE)), id)): _renamed(path.read_text(encoding="utf-8"), id)
        for path in sorted(TEMPLATE.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    english = {path: text for path, text in files.items() if path.is_relative_to(MESSAGES / "en")}
    for folder in sorted(path for path in (root / MESSAGES).iterdir() if any(path.glob("*.ftl"))):
        for path, text in english.items():
            files.setdefault(MESSAGES / folder.name / path.relative_to(MESSAGES / "en"), text)
    return files


def _renamed(text: str, id: str) -> str:  # noqa: A002
    return text.replace(PLACEHOLDER, id).replace(PLACEHOLDER.title(), id.title())


def with_id(source: str, id: str) -> str:  # noqa: A002
    """`IDS = ("wizards", …)` with one more at its end."""
    changed, count = re.subn(r'^(IDS = \(.*?"),?\s*\)$', rf'\1, "{id}")', source, flags=re.M | re.S)
    if count != 1:
        raise IdError(f"{GAMES} has no line `IDS = (…)` to put {id!r} in.")
    return changed


def with_accent(source: str, id: str) -> str:  # noqa: A002
    """One more accent at the end of each look's `accents`; the rest of the file keeps its layout."""
    free = [pair for pair in ACCENTS if pair[0] not in source]
    light, dark = (free or ACCENTS)[0]
    colours = {"light": light, "dark": dark, "contrast_light": "#000000", "contrast_dark": "#FFFFFF"}
    for look, colour in colours.items():
        pattern = rf'("{look}": \{{.*?"accents": \{{[^}}]*?")(\s*\}})'
        source, count = re.subn(pattern, rf'\1, "{id}": "{colour}"\2', source, count=1, flags=re.S)
        if count != 1:
            raise IdError(f"{TOKENS} has no accents of {look} to put {id!r} in.")
    return source
