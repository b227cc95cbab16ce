"""Grids in sentences, for ears: the commands that tell what a picture shows, and what a move has changed."""

from collections.abc import Callable, Iterator, Sequence

from worderly.kit import Refused
from worderly.plain.voice import MatchContext, Voice

COMMANDS = ("typed-words", "typed-radar", "typed-board")
"""Messages of `language.ftl` with the names of the commands."""


def run_telling_command(context: MatchContext, voice: Voice, line: str) -> bool:
    """`!words`, `!radar`, `!board C`; returns False for other lines, and where a game has no such thing."""
    name, _, asked = line.partition(" ")
    message = next((one for one in COMMANDS if name in context.messages.typed(one)), "")
    if message not in voice.told:
        return False
    lines = voice.told[message](context, asked.strip())
    context.console.say(*(lines or [context.text("plain-nothing-to-tell")]))
    return True


def say_changes(context: MatchContext, voice: Voice) -> None:
    """Without the picture, says the sentences that are new since the last move."""
    lines = voice.changing(context)
    before = context.memory.get("told", lines)
    context.memory["told"] = lines
    if context.memory.get("brief"):
        context.console.say(*(line for line in lines if line not in before))


def board_rows(
    context: MatchContext, asked: str, names: Sequence[str], row: Callable[[int], str]
) -> list[str]:
    """`Row C: …` for the row that was asked for, or for all of them; raises Refused for another."""
    if asked and asked.lower() not in [name.lower() for name in names]:
        raise Refused("no_such_row", row=asked, first=names[0], last=names[-1])
    wanted = [at for at, name in enumerate(names) if asked.lower() in ("", name.lower())]
    return [context.text("plain-row", row=names[at], cells=row(at)) for at in wanted]


def runs(rows: Sequence[str], empty: str) -> Iterator[tuple[str, int, int, str]]:
    """(direction, row, column, cells) of every run of two or more filled cells, across and then down."""
    for row, line in enumerate(rows):
        yield from (("H", row, col, run) for col, run in _line_runs(line, empty))
    for col in range(len(rows[0])):
        column = "".join(line[col] for line in rows)
        yield from (("V", row, col, run) for row, run in _line_runs(column, empty))


def _line_runs(line: str, empty: str) -> Iterator[tuple[int, str]]:
    at = 0
    for part in line.split(empty):
        if len(part) > 1:
            yield at, part
        at += len(part) + 1
