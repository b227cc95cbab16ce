"""Word search in line mode: type a word's two ends, the word with one end, or the word alone."""

from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.event_texts import event_texts
from worderly.games.wordsearch.model import CLOSED, HINT_COST_MS, ListedWord, View
from worderly.grid.notation import CELL, cell_text, row_text
from worderly.kit import Event, Move, Refused
from worderly.messages.clock_text import clock_text
from worderly.plain.sentences import board_rows
from worderly.plain.voice import MatchContext, Voice, parse_move

SECOND_MS = 1000


def opening(context: MatchContext) -> None:
    view: View = context.view
    for unplaced in view.unplaced:
        reason = context.text(f"wordsearch-reason-{unplaced.reason.replace('_', '-')}")
        context.say("wordsearch-unplaced", word=unplaced.word, reason=reason)
    if view.secrets:
        context.say("wordsearch-secrets", count=view.secrets)


def scene(context: MatchContext) -> None:
    view: View = context.view
    time = clock_text(context.match.elapsed_ms + view.penalty_ms)
    context.say("wordsearch-status", found=sum(view.scores), words=len(view.words), time=time)


def prompt(context: MatchContext) -> str:
    return context.text("wordsearch-prompt") + " "


def say_event(context: MatchContext, event: Event) -> None:
    context.console.say(*event_texts(event, context.view, context.text))


def ending(context: MatchContext) -> None:
    view: View = context.view
    missed = [word for word in view.words if word.found_by is None]
    if missed:
        context.say_reason()
        context.say_list("wordsearch-missed", (word.text for word in missed))
        context.console.say(*(_place(context, word) for word in (*missed, *view.secrets_found)))
    else:
        context.console.say("")
        context.say("wordsearch-all-found", words=len(view.words), time=clock_text(view.time_ms or 0))
    if view.message:
        context.say("wordsearch-message", message=view.message)
    if view.hints_used:
        context.say("wordsearch-hints-used", count=view.hints_used)
    if context.match.outcome and not context.match.outcome.ranked:
        context.say("wordsearch-typed")


def _place(context: MatchContext, word: ListedWord) -> str:
    ends = {"start": cell_text(word.cells[0]), "end": cell_text(word.cells[-1])}
    return context.text("wordsearch-lies", word=word.text, **ends)


def words(context: MatchContext, asked: str = "") -> list[str]:
    """The words that are still to be found."""
    left = [word for word in context.view.words if word.found_by is None]
    return [context.text("wordsearch-told-word", word=word.text, letters=word.length) for word in left]


def board(context: MatchContext, asked: str) -> list[str]:
    grid = context.view.grid
    names = [row_text(row) for row in range(len(grid))]
    return board_rows(context, asked, names, lambda row: " ".join(grid[row].replace(CLOSED, "-")))


def read(context: MatchContext, text: str) -> Move:
    """Raises Refused for one cell alone, which is only half of a place."""
    if CELL.fullmatch(text.strip()):
        raise Refused("one_end")
    return parse_move(context, text)


VOICE = Voice(
    game=GAME,
    read=read,
    told={"typed-words": words, "typed-board": board},
    opening=opening,
    picture=lambda context: GAME.picture(context.view),
    scene=scene,
    prompt=prompt,
    say_event=say_event,
    ending=ending,
    help_facts={"seconds": HINT_COST_MS // SECOND_MS},
)
