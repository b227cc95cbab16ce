"""Wizards in line mode."""

from msgspec.structs import replace

from worderly.games.wizards import GAME
from worderly.games.wizards.event_texts import event_texts
from worderly.games.wizards.model import COVERED, EMPTY, Answer, View
from worderly.grid.notation import row_text
from worderly.kit import Chance, Event
from worderly.plain.sentences import board_rows, runs
from worderly.plain.voice import MatchContext, Voice


def picture(context: MatchContext) -> str:
    """The covered grid, even if the answers are shown, so that progress stays visible."""
    view: View = replace(context.view, answer=(), letters="")
    text: str = GAME.picture(view)
    return text.rstrip("\n")


def opening(context: MatchContext) -> None:
    view: View = context.view
    if view.options.debug:
        context.say("wizards-omniscient")
        context.say_list("plain-wizards-answers", dict.fromkeys(answer.display for answer in view.answers))


def scene(context: MatchContext) -> None:
    view: View = context.view
    letters = context.memory.get("letters") or view.letters
    context.say("wizards-letters", letters=" ".join(letters))
    status = [context.text("wizards-status", lives=view.lives, points=view.points)]
    status += [context.text("wizards-hints-left", count=view.hints_left)] if view.options.hints else []
    status += [context.text("wizards-charges", count=view.charges)] if view.charges else []
    status += [context.text("wizards-shield-left", count=view.shield)] if view.shield else []
    status += [context.text("wizards-stars", count=view.stars)] if view.stars else []
    left = ", ".join(
        context.text("wizards-left-of", count=count, length=length) for length, count in view.left
    )
    context.console.say("; ".join(status), context.text("wizards-left", words=left))


def prompt(context: MatchContext) -> str:
    return context.text("wizards-prompt") + " "


def say_event(context: MatchContext, event: Event) -> None:
    context.console.say(*event_texts(event, context.view, context.text, context.match.tools.words.display))


def command(context: MatchContext, word: str) -> bool:
    if word not in context.messages.typed("typed-shuffle"):
        return False
    count = context.memory["shuffles"] = context.memory.get("shuffles", 0) + 1
    chance = Chance(f"{context.match.config.seed}/shuffle/{count}")
    context.memory["letters"] = "".join(chance.shuffled(context.view.letters))
    return True


def ending(context: MatchContext) -> None:
    view: View = context.view
    context.console.say("", GAME.picture(replace(view, letters="")).rstrip("\n"))
    context.say_reason()
    context.say_list("wizards-found", _words(view.answers, found=True))
    context.say_list("wizards-missed", _words(view.answers, found=False))
    context.say_list("wizards-bonus-words", view.bonus)
    context.say("wizards-status", lives=view.lives, points=view.points)


def _words(answers: tuple[Answer, ...], *, found: bool) -> dict[str, None]:
    """Each word once, even if it is twice on the grid."""
    return dict.fromkeys(answer.display for answer in answers if answer.found is found)


def words(context: MatchContext, asked: str = "") -> list[str]:
    """Every word with a covered letter: its direction, its place, its letters."""
    view: View = context.view
    told = [("D", *_spine(view)), *runs(view.grid, EMPTY)]
    return [
        context.text(
            f"wizards-told-{direction.lower()}",
            row=row_text(row),
            col=col + 1,
            letters=" ".join(letters).replace(COVERED, "_"),
        )
        for direction, row, col, letters in told
        if COVERED in letters
    ]


def _spine(view: View) -> tuple[int, int, str]:
    """The first cell of the spine and its letters: it lies in the middle of the grid."""
    reach = 2 * len(view.letters) - 1
    row, col = (view.options.rows - reach) // 2, (view.options.cols - reach) // 2
    return row, col, "".join(view.grid[row + step][col + step] for step in range(0, reach, 2))


def board(context: MatchContext, asked: str) -> list[str]:
    """The filled cells of a row, each with its column."""
    grid = context.view.grid
    names = [row_text(row) for row in range(len(grid))]

    def cells(row: int) -> str:
        filled = [f"{col} {ch.replace(COVERED, '_')}" for col, ch in enumerate(grid[row], 1) if ch != EMPTY]
        return ", ".join(filled) or context.text("plain-row-empty")

    return board_rows(context, asked, names, cells)


VOICE = Voice(
    game=GAME,
    told={"typed-words": words, "typed-board": board},
    changing=words,
    opening=opening,
    picture=picture,
    scene=scene,
    prompt=prompt,
    say_event=say_event,
    command=command,
    ending=ending,
)
