"""The title, share text and result of a finished match, the same for every front end."""

from datetime import date

from worderly.device.local.daily import number_of
from worderly.device.local.results import Result
from worderly.device.local.words import uses_own_words
from worderly.device.match import Match
from worderly.kit import Say
from worderly.kit.dailies.weekend import weekend_number

PRACTICE = "practice"
"""The note of a finished match that was a later try of its daily."""


def title_of(match: Match, say: Say) -> str:
    """`Boogle`; for a daily `Boogle 42`, and `Boogle 42 (local)` without a server."""
    title = say(f"title-{match.game.id}")
    if match.config.weekend:
        return weekend_title(match.config.weekend, title, say)
    if not match.config.daily:
        return title
    number = str(number_of(date.fromisoformat(match.config.daily)))
    return f"{title} {number}" if match.config.server else say("plain-local-daily", game=title, number=number)


def weekend_title(saturday: str, title: str, say: Say) -> str:
    """`Weekend 47: Boogle`."""
    return say("weekend-title", number=weekend_number(date.fromisoformat(saturday)), game=title)


def share_text(match: Match, say: Say) -> str:
    """With several players at one screen: the points of all, the best first."""
    view, title = match.view(match.seat), title_of(match, say)
    if match.notes.get(PRACTICE):
        title = say("share-practice", name=title)
    names = match.game.names(match.config.options)
    if len(names) < 2:
        return match.game.share(view, title, say)
    rows = sorted(zip(names, match.scores, strict=True), key=lambda row: -row[1])
    return " · ".join([title, *(f"{name} {points}" for name, points in rows)])


def has_one_player(match: Match) -> bool:
    """Only these matches count in the statistics."""
    return len(match.scores) == 1


def makes_leader(match: Match) -> bool:
    """Whether the score is allowed on this device's leader board: not after giving up, after a pause of a
    timed match, with a word that the player allowed or with all words as targets.
    The game may add reasons (answers shown, hints)."""
    if (
        match.outcome is None
        or match.outcome.reason == "gave_up"
        or match.config.weekend
        or not has_one_player(match)
        or match.is_spoiled
        or match.config.options.all_words
        or uses_own_words(match)
    ):
        return False
    return match.game.makes_leader(match.view(match.seat), match.outcome)


def result_of(match: Match, played: date, say: Say) -> Result:
    assert match.outcome is not None
    rank = match.game.ranks.rank(match.view(match.seat), match.seat)
    return Result(
        game=match.game.id,
        language=match.config.options.languages[0],
        played=played.isoformat(),
        points=match.outcome.scores[match.seat],
        reason=match.outcome.reason,
        time_ms=match.outcome.time_ms,
        daily=match.config.daily,
        ranked=match.is_ranked and not uses_own_words(match),
        share=share_text(match, say),
        server=match.config.server,
        rank=rank.name if rank else "",
        flawless=rank is not None and rank.is_flawless,
        longest=rank.longest if rank else 0,
    )
