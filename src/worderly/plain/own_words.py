"""`!allow WORD` and `!report WORD`: the player's own overlay on the word list."""

from worderly.device.local.words import OwnWords, WordFile, with_own_words
from worderly.plain.voice import Desk


def take_word(desk: Desk, line: str) -> bool:
    """True when the line was one of these commands."""
    command, _, word = line.partition(" ")
    is_allowed = command in desk.messages.typed("typed-allow")
    if not is_allowed and command not in desk.messages.typed("typed-report"):
        return False
    if desk.match.config.server:
        desk.say("plain-own-words-stay")
        return True
    words = desk.match.tools.words
    key = words.fold(word.strip())
    if not key or any(letter not in words.alphabet for letter in key):
        desk.say("plain-own-word-letters")
    elif words.is_blocked(key):
        desk.console.say(desk.messages.refusal("blocked_word", {}))
    elif is_allowed:
        _allow(desk, _file(desk), key)
    else:
        _file(desk).report(key)
        desk.say("plain-reported", word=key)
    return True


def _file(desk: Desk) -> WordFile:
    return WordFile(desk.device.shelf.words(desk.match.config.options.languages[0]))


def _allow(desk: Desk, file: WordFile, key: str) -> None:
    """At once; reports count from the next match on, since this one's moves must stay playable."""
    file.allow(key)
    desk.match.tools = with_own_words(desk.match.tools, OwnWords(file.read().allowed))
    desk.say("plain-allowed", word=key)
