"""Writes the tables of options into `docs/games/*.md`: `python -m worderly.cli.option_tables docs/games`."""

import sys
from collections.abc import Iterator
from pathlib import Path

from worderly.cli.flags import MOST_SHOWN, Flag, flags_of
from worderly.games import IDS
from worderly.kit import choices, forms
from worderly.languages import DEFAULT
from worderly.messages import Messages

BEGIN = "<!-- options: written by `make gen` -->"
END = "<!-- end of options -->"
SAY = Messages(DEFAULT).text


def table(game_id: str) -> str:
    """Every choice of the game: its name, its flags, its values with the default in bold, what it does."""
    flags = flags_of(game_id)
    only = [flag for flag in flags_of(game_id, "room") if flag.choice.only == "room"]
    rows = [_row(flag) for flag in (*flags, *only)]
    return "\n".join(["| option | flag | values | |", "| --- | --- | --- | --- |", *rows])


def _row(flag: Flag) -> str:
    game_id, choice = flag.game.id, flag.choice
    spellings = " ".join(f"`{spelling}`" for spelling in (*flag.opts, *flag.secondary_opts))
    label = forms.label_id(game_id, choice.name)
    where = f" ({choice.only})" if choice.only else ""
    return f"| {SAY(label)}{where} | {spellings} | {', '.join(_values(flag))} | {SAY(f'{label}-help')} |"


def _values(flag: Flag) -> Iterator[str]:
    choice, default = flag.choice, forms.default_of(flag.choice, flag.game.Options())
    if isinstance(choice, choices.Pick) and not choice.is_open and len(choice.of) <= MOST_SHOWN:
        yield from (f"**{value}**" if value == default else value for value in choice.of if value)
    elif isinstance(choice, choices.Pick):
        yield "a name"
    elif isinstance(choice, choices.Check):
        yield "**on**, off" if default else "on, **off**"
    elif isinstance(choice, choices.Number | choices.Share):
        yield f"{choice.need} (**{forms.value_text(flag.game.id, choice, default, SAY)}**)"


def with_table(text: str, game_id: str) -> str:
    """The document with a new table between its markers."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"docs/games/{game_id}.md has no “{BEGIN}” and “{END}”")
    return f"{before}{BEGIN}\n{table(game_id)}\n{END}{after}"


def write_tables(folder: Path) -> None:
    for game_id in IDS:
        path = folder / f"{game_id}.md"
        path.write_text(with_table(path.read_text(encoding="utf-8"), game_id), encoding="utf-8")


if __name__ == "__main__":
    write_tables(Path(sys.argv[1]))
