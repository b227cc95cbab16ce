"""What is kept and shared of a match that has ended, whichever front end it was played in."""

from datetime import date

from worderly.kit import Say
from worderly.local.daily import number_of
from worderly.local.match import LocalMatch
from worderly.local.results import Result
from worderly.local.words import uses_own_words


def title_of(match: LocalMatch, say: Say) -> str:
    """`Boogle`, or `Boogle 42 (local)` for a daily."""
    title = say(f"title-{match.game.id}")
    if not match.order.daily:
        return title
    number = number_of(date.fromisoformat(match.order.daily))
    return say("plain-local-daily", game=title, number=str(number))


def share_text(match: LocalMatch, say: Say) -> str:
    return match.game.share(match.view(0), title_of(match, say), say)


def has_one_player(match: LocalMatch) -> bool:
    """A match of several at one keyboard is nobody's own figure."""
    return len(match.game.scores(match.state)) == 1


def result_of(match: LocalMatch, played: date, say: Say) -> Result:
    assert match.outcome is not None
    return Result(
        game=match.game.id,
        language=match.order.options.languages[0],
        played=played.isoformat(),
        points=match.outcome.scores[0],
        reason=match.outcome.reason,
        time_ms=match.outcome.time_ms,
        daily=match.order.daily,
        ranked=match.is_ranked and not uses_own_words(match),
        share=share_text(match, say),
    )
