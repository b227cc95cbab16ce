"""Battlewords in line mode."""

import re

from worderly.games.battlewords import GAME
from worderly.games.battlewords.event_texts import event_texts
from worderly.games.battlewords.model import Reveal, View
from worderly.kit import Event, Move, Refused
from worderly.plain.voice import Desk, Voice, as_the_game_reads


def opening(desk: Desk) -> None:
    words = desk.view.list
    counts = ", ".join(
        desk.text("battlewords-list-count", count=count, length=length) for length, count in words.counts
    )
    desk.say("battlewords-list", name=words.name, counts=counts)


def scene(desk: Desk) -> None:
    view: View = desk.view
    left = ", ".join(
        desk.text("battlewords-left-of", count=count, length=length) for length, count in view.left
    )
    status = [desk.text("battlewords-status", points=view.points, reveals=view.reveals)]
    status += [desk.text("battlewords-hints-left", count=view.hints_left)] if view.options.hints else []
    desk.console.say("; ".join([*status, desk.text("battlewords-left", words=left)]))


def prompt(desk: Desk) -> str:
    return desk.text("battlewords-prompt" if desk.view.may_guess else "battlewords-prompt-cell") + " "


def read(desk: Desk, text: str) -> Move:
    try:
        return as_the_game_reads(desk, text)
    except ValueError:
        if text.startswith("!"):
            raise
        raise Refused("off_the_grid") from None


def tell(desk: Desk, event: Event) -> None:
    desk.console.say(*event_texts(event, desk.view, desk.text))


def picture(desk: Desk) -> str:
    """The sea with the player's own marks: `+` on a cell that is still covered."""
    lines: list[str] = GAME.picture(desk.view).splitlines()
    columns = [found.start() for found in re.finditer(r"\d+", lines[0])]
    for row, col in desk.memory.get("marks", ()):
        line, at = lines[row + 1], columns[col]
        if line[at] in ".*":
            lines[row + 1] = f"{line[:at]}+{line[at + 1 :]}"
    return "\n".join(lines)


def command(desk: Desk, word: str) -> bool:
    """`!mark c7` sets or takes away a mark; it is the player's own and no move."""
    name, _, cell = word.partition(" ")
    if name not in desk.messages.typed("typed-mark"):
        return False
    try:
        move = GAME.parse(cell)
    except ValueError:
        move = None
    if isinstance(move, Reveal):
        desk.memory["marks"] = desk.memory.get("marks", frozenset()) ^ {(move.row, move.col)}
    else:
        desk.console.say(desk.messages.refusal("off_the_grid", {}))
    return True


def ending(desk: Desk) -> None:
    view: View = desk.view
    desk.console.say("", GAME.picture(view))
    desk.say_reason()
    for named in view.named:
        desk.say("battlewords-word-points", word=named.display, points=named.points)
    desk.say_list("battlewords-missed", (answer.display for answer in view.answers if not answer.guessed))
    desk.say_list("battlewords-wrong-list", view.wrong)
    tier = desk.text(f"battlewords-tier-{view.tier}")
    desk.console.say(f"{desk.text('battlewords-total', points=view.points)} · {tier}")
    desk.say("battlewords-status", points=view.points, reveals=view.reveals)


VOICE = Voice(
    game=GAME,
    opening=opening,
    picture=picture,
    command=command,
    scene=scene,
    prompt=prompt,
    read=read,
    tell=tell,
    ending=ending,
)
