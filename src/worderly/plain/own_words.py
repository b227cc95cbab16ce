"""`!allow WORD` and `!report WORD`: the player's own changes to the word list."""

from worderly.device.local.words import OwnWords, WordFile, with_own_words
from worderly.plain.voice import MatchContext


def run_word_command(context: MatchContext, line: str) -> bool:
    """Returns whether the line was one of these commands."""
    command, _, word = line.partition(" ")
    is_allowed = command in context.messages.typed("typed-allow")
    if not is_allowed and command not in context.messages.typed("typed-report"):
        return False
    if context.match.config.server:
        context.say("plain-own-words-stay")
        return True
    words = context.match.tools.words
    key = words.fold(word.strip())
    if not key or any(letter not in words.alphabet for letter in key):
        context.say("plain-own-word-letters")
    elif words.is_blocked(key):
        context.console.say(context.messages.refusal("blocked_word", {}))
    elif is_allowed:
        _allow(context, _file(context), key)
    else:
        _file(context).report(key)
        context.say("plain-reported", word=key)
    return True


def _file(context: MatchContext) -> WordFile:
    return WordFile(context.device.shelf.words(context.match.config.options.languages[0]))


def _allow(context: MatchContext, file: WordFile, key: str) -> None:
    """Takes effect at once; a report takes effect in the next match, because this one must replay."""
    file.allow(key)
    context.match.tools = with_own_words(context.match.tools, OwnWords(file.read().allowed))
    context.say("plain-allowed", word=key)
