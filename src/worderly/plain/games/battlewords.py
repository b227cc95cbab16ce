"""Battlewords in line mode."""

import re

from worderly.games.battlewords import GAME
from worderly.games.battlewords.event_texts import event_texts
from worderly.games.battlewords.model import COVERED, WATER, Reveal, View
from worderly.games.battlewords.text import ROWS, cell_name
from worderly.kit import Event, Move, Refused
from worderly.plain.sentences import board_rows
from worderly.plain.voice import MatchContext, Voice, parse_move


def opening(context: MatchContext) -> None:
    words = context.view.list
    counts = ", ".join(
        context.text("battlewords-list-count", count=count, length=length) for length, count in words.counts
    )
    context.say("battlewords-list", name=words.name, counts=counts)


def scene(context: MatchContext) -> None:
    view: View = context.view
    left = ", ".join(
        context.text("battlewords-left-of", count=count, length=length) for length, count in view.left
    )
    status = [context.text("battlewords-status", points=view.points, reveals=view.reveals)]
    status += [context.text("battlewords-hints-left", count=view.hints_left)] if view.options.hints else []
    context.console.say("; ".join([*status, context.text("battlewords-left", words=left)]))


def prompt(context: MatchContext) -> str:
    return context.text("battlewords-prompt" if context.view.may_guess else "battlewords-prompt-cell") + " "


def read(context: MatchContext, text: str) -> Move:
    try:
        return parse_move(context, text)
    except ValueError:
        if text.startswith("!"):
            raise
        raise Refused("off_the_grid") from None


def say_event(context: MatchContext, event: Event) -> None:
    context.console.say(*event_texts(event, context.view, context.text))


def picture(context: MatchContext) -> str:
    """The sea with the player's own marks: `+` on a cell that is still covered."""
    lines: list[str] = GAME.picture(context.view).splitlines()
    columns = [found.start() for found in re.finditer(r"\d+", lines[0])]
    for row, col in context.memory.get("marks", ()):
        line, at = lines[row + 1], columns[col]
        if line[at] in ".*":
            lines[row + 1] = f"{line[:at]}+{line[at + 1 :]}"
    return "\n".join(lines)


def command(context: MatchContext, word: str) -> bool:
    """`!mark c7` sets or removes a mark of the player; it is not a move."""
    name, _, cell = word.partition(" ")
    if name not in context.messages.typed("typed-mark"):
        return False
    try:
        move = GAME.parse(cell)
    except ValueError:
        move = None
    if isinstance(move, Reveal):
        context.memory["marks"] = context.memory.get("marks", frozenset()) ^ {(move.row, move.col)}
    else:
        context.console.say(context.messages.refusal("off_the_grid", {}))
    return True


def ending(context: MatchContext) -> None:
    view: View = context.view
    context.console.say("", GAME.picture(view))
    context.say_reason()
    for named in view.named:
        context.say("battlewords-word-points", word=named.display, points=named.points)
    context.say_list("battlewords-missed", (answer.display for answer in view.answers if not answer.guessed))
    context.say_list("battlewords-wrong-list", view.wrong)
    context.say("battlewords-status", points=view.points, reveals=view.reveals)


def radar(context: MatchContext, asked: str = "") -> list[str]:
    """Where the words end."""
    ends = ", ".join(cell_name(cell) for cell in context.view.radar)
    return [context.text("battlewords-told-radar", cells=ends)] if ends else []


def named(context: MatchContext) -> list[str]:
    """Where the words lie that were named."""
    return [
        context.text(
            "battlewords-told-word",
            word=one.display,
            start=cell_name(one.cells[0]),
            end=cell_name(one.cells[-1]),
        )
        for one in context.view.named
    ]


def words(context: MatchContext, asked: str = "") -> list[str]:
    """The words named so far with their places, and every other letter in sight."""
    view: View = context.view
    known = {cell for one in view.named for cell in one.cells}
    loose = [
        context.text("battlewords-told-letter", cell=cell_name((row, col)), letter=letter)
        for row, line in enumerate(view.grid)
        for col, letter in enumerate(line)
        if letter not in (COVERED, WATER) and (row, col) not in known
    ]
    return [*named(context), *loose]


def board(context: MatchContext, asked: str) -> list[str]:
    """Each cell of a row: its letter, water or covered."""
    view: View = context.view
    faces = {COVERED: context.text("battlewords-told-covered"), WATER: context.text("battlewords-told-water")}
    names = [letter.upper() for letter in ROWS]

    def cells(row: int) -> str:
        return ", ".join(f"{col} {faces.get(ch, ch)}" for col, ch in enumerate(view.grid[row], 1))

    return board_rows(context, asked, names, cells)


VOICE = Voice(
    game=GAME,
    told={"typed-words": words, "typed-radar": radar, "typed-board": board},
    changing=named,
    opening=opening,
    picture=picture,
    command=command,
    scene=scene,
    prompt=prompt,
    read=read,
    say_event=say_event,
    ending=ending,
)
