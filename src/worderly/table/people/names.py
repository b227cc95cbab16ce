"""Checks the names that players choose: no watched words of any shipped language, no invisible characters."""

import secrets
import unicodedata

from worderly.table.errors import Problem
from worderly.table.people.abuse import is_abusive
from worderly.table.people.disguise import readings

SHORTEST, LONGEST = 2, 20
_FIRST = """
amber brave bright calm clever coral crisp daring dusty eager fancy fleet gentle golden happy honest
indigo jolly keen kind lively lucky mellow merry misty noble olive patient plucky proud quick quiet
rapid ruby sandy scarlet shiny silver smart snowy sunny swift teal tidy vivid warm wild wise witty
"""
_SECOND = """
acorn badger beetle bison breeze canyon cedar comet cricket dolphin ember falcon fern finch forest
fox garnet harbor heron island jaguar lantern lark lemur lynx maple meadow meteor mole otter owl
panda pebble pine puffin quail raven reef river robin rocket sparrow spruce summit swan tiger
tulip turtle walnut whale willow wren
"""


OFFICIAL = {"admin", "admins", "administrator", "moderator", "moderators", "worderly"}
TOGETHER = ({"HAN", "HIRAGANA", "KATAKANA"}, {"HAN", "HANGUL"}, {"HAN", "BOPOMOFO"})
"""Scripts that one language writes together."""
BLANK = set("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and signs of Unicode that look like nothing."""


def suggestions(count: int = 6) -> tuple[str, ...]:
    """Generated names to choose from; each has another first word."""
    draw = secrets.SystemRandom().sample
    pairs = zip(draw(_FIRST.split(), count), draw(_SECOND.split(), count), strict=True)
    return tuple(f"{first.title()} {second.title()}" for first, second in pairs)


def clean_name(text: str) -> str:
    """The name as it will be shown; raises Problem("bad_name")."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST or not all(_may_appear(letter) for letter in name):
        raise Problem("bad_name")
    if not any(letter.isalnum() for letter in name) or is_abusive(name):
        raise Problem("bad_name")
    if not _is_of_one_script(name) or _is_official(name):
        raise Problem("bad_name")
    return name


def _is_official(name: str) -> bool:
    """Nobody may look like somebody who runs the place."""
    return any(OFFICIAL & {*words, "".join(words)} for words in readings(name))


def _is_of_one_script(name: str) -> bool:
    """A letter of another script in a word is there to look like one of its own."""
    from confusable_homoglyphs.categories import alias

    scripts = {alias(letter) for letter in name if letter.isalpha()} - {"COMMON", "INHERITED"}
    return len(scripts) < 2 or any(scripts <= together for together in TOGETHER)


def clean_title(text: str) -> str:
    """The title of a circle or a challenge as it will be shown; raises Problem("bad_title")."""
    title = " ".join(unicodedata.normalize("NFKC", text).split())
    if not all(_may_appear(letter) or unicodedata.category(letter)[0] == "S" for letter in title):
        raise Problem("bad_title")
    if is_abusive(title):
        raise Problem("bad_title")
    return title


def _may_appear(letter: str) -> bool:
    """No controls, bidirectional or zero-width marks, private or unassigned characters."""
    if letter in BLANK:
        return False
    return letter == " " or unicodedata.category(letter)[0] in "LNP" or unicodedata.category(letter) == "So"
