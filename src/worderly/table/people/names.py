"""Checks the names that players choose: no slurs of any shipped language, no invisible characters."""

import secrets
import unicodedata
from functools import cache

from worderly.languages import word_languages
from worderly.lexicon import Lexicon
from worderly.table.errors import Problem

SHORTEST, LONGEST = 2, 20
SUBSTRING = 4
"""Slurs of at least this length are also found inside longer words; shorter ones only as whole words."""

# Letters of other scripts that look like Latin ones, and digits and signs that stand for letters.
_LOOKS = """
аa вb сc еe ѕs іi јj оo рp ԛq ѡw хx уy үy һh ӏl кk мm нh тt αa βb εe ηn ιi κk μm νv οo ρp τt υu χx ωw
ɑa ɡg ıi łl øo đd 0o 1i 3e 4a 5s 7t 8b @a $s !i |l +t €e
"""
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
LOOK_ALIKES = {ord(pair[0]): pair[1] for pair in _LOOKS.split()}


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
    return name


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
    return letter == " " or unicodedata.category(letter)[0] in "LNP" or unicodedata.category(letter) == "So"


def folded(name: str) -> str:
    """Removes accents, and replaces look-alikes and leetspeak by the letters they stand for."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return plain.translate(LOOK_ALIKES)


def is_abusive(name: str) -> bool:
    words = "".join(letter if letter.isalpha() else " " for letter in folded(name)).split()
    joined = "".join(words)
    return not _slurs().isdisjoint({*words, joined, *_parts(joined)}) or _is_drawn_out(joined)


def _is_drawn_out(joined: str) -> bool:
    """Finds slurs with doubled letters; long ones only, because short ones would match harmless words."""
    once = _undoubled(joined)
    drawn = {_undoubled(slur) for slur in _slurs() if len(_undoubled(slur)) > SUBSTRING}
    return once != joined and not drawn.isdisjoint({once, *_parts(once)})


def _parts(text: str) -> set[str]:
    ends = range(SUBSTRING, len(text) + 1)
    return {text[start:end] for end in ends for start in range(end - SUBSTRING + 1)}


def _undoubled(text: str) -> str:
    return "".join(letter for at, letter in enumerate(text) if at == 0 or text[at - 1] != letter)


@cache
def _slurs() -> frozenset[str]:
    return frozenset().union(*(Lexicon.open(language).blocked for language in word_languages()))
