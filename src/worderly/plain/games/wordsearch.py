"""Word search in line mode: type a word's two ends, the word with one end, or the word alone."""

from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.event_texts import event_texts
from worderly.games.wordsearch.model import HINT_COST_MS, ListedWord, View
from worderly.grid.notation import cell_text
from worderly.kit import Event
from worderly.messages.clock_text import clock_text
from worderly.plain.voice import MatchContext, Voice

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


VOICE = Voice(
    game=GAME,
    opening=opening,
    picture=lambda context: GAME.picture(context.view),
    scene=scene,
    prompt=prompt,
    say_event=say_event,
    ending=ending,
    help_facts={"seconds": HINT_COST_MS // SECOND_MS},
)
