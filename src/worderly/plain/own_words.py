"""`!allow WORD` and `!report WORD`: the player's own changes to the word list."""

from worderly.device.local.words import WordFile, allow_word
from worderly.kit import Refused
from worderly.plain.voice import MatchContext


def run_word_command(context: MatchContext, line: str) -> bool:
    """Returns whether the line was one of these commands."""
    command, _, word = line.partition(" ")
    is_allowed = command in context.messages.typed("typed-allow")
    if not is_allowed and command not in context.messages.typed("typed-report"):
        return False
    if context.match.config.server and is_allowed:
        context.say("plain-own-words-stay")
        return True
    words = context.match.tools.words
    key = words.fold(word.strip())
    if not key or any(letter not in words.alphabet for letter in key):
        context.say("plain-own-word-letters")
    elif words.is_blocked(key):
        refused = context.match.tools.judge(key).refusal("blocked_word")
        context.console.say(context.messages.refusal(refused.code, refused.facts))
    elif context.match.config.server:
        _tell_host(context, key)
    else:
        _keep(context, key, is_allowed=is_allowed)
    return True


def _keep(context: MatchContext, key: str, *, is_allowed: bool) -> None:
    shelf, language = context.device.shelf, context.match.config.options.languages[0]
    try:
        if is_allowed:
            allow_word(shelf, context.match, key)
        else:
            WordFile(shelf.words(language)).report(key)
        context.say("plain-allowed" if is_allowed else "plain-reported", word=key)
    except OSError as error:
        context.say("plain-not-kept", reason=error.strerror or str(error))


def _tell_host(context: MatchContext, key: str) -> None:
    """A word that is not in the list should be in it; one that is should not."""
    # Imported late: a game without a server does not load the HTTP client.
    from worderly.device.remote import RemoteDevice

    assert isinstance(context.device, RemoteDevice)
    language = context.match.config.options.languages[0]
    try:
        is_sent = context.device.report_word(language, key)
    except Refused as refused:
        context.console.say(context.messages.refusal(refused.code, refused.facts))
    else:
        context.say("plain-reported-to-host" if is_sent else "plain-report-kept", word=key)
