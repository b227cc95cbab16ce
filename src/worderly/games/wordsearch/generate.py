"""Makes a puzzle from options: its words, their letters, their cells."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from worderly import kit
from worderly.games.tools import Tools, watched_strings
from worderly.games.wordsearch.grids import compose, masks
from worderly.games.wordsearch.grids.alphabet import (
    Alphabet,
    alphabet_for,
    folded,
    in_grid,
    joining_script,
)
from worderly.games.wordsearch.grids.compose import Composed, Request
from worderly.games.wordsearch.grids.filling import Guard
from worderly.games.wordsearch.model import HiddenWord, State, Unplaced
from worderly.games.wordsearch.options import ANY_THEME, LARGEST, LEVELS, SMALLEST, Options, check
from worderly.grid import Direction, Shape, Style, WordIndex
from worderly.lexicon import Lexicon

LENGTHS = range(4, 10)
"""Lengths of words drawn from the lexicon."""


def daily(language: str, chance: kit.Chance) -> Options:
    """12 × 12 with 12 words, to be pointed at; the theme is drawn when the puzzle is made."""
    return Options(languages=(language,), theme=ANY_THEME, count=12, rows=12, cols=12, typing="placed")


def new(options: Options, chance: kit.Chance, tools: Tools, theme: str = "") -> State:
    """A given theme stands for "any theme"."""
    options, _ = check(options)
    chosen = choose(replace(options, theme=theme or options.theme), chance.fork("words"), tools.words)
    return make(options, chosen, chance, tools)


# --- which words ----------------------------------------------------------------


class Chosen(NamedTuple):
    words: tuple[str, ...]
    title: str = ""
    theme: str = ""


def choose(options: Options, chance: kit.Chance, lexicon: Lexicon) -> Chosen:
    if options.words:
        return Chosen(options.words, options.title)
    if options.theme and (options.theme != ANY_THEME or lexicon.themes()):
        return _of_theme(options, chance, lexicon)
    return Chosen(_of_lexicon(options, chance, lexicon), options.title)


def _of_theme(options: Options, chance: kit.Chance, lexicon: Lexicon) -> Chosen:
    names = lexicon.themes()
    name = chance.choice(lexicon.drawn_themes(options.age)) if options.theme == ANY_THEME else options.theme
    if name not in names:
        raise kit.Refused("no_such_theme", theme=name, themes=", ".join(names))
    theme = lexicon.theme(name)
    words = _sample(theme.words, options, chance)
    return Chosen(words, options.title or theme.title, name)


def _of_lexicon(options: Options, chance: kit.Chance, lexicon: Lexicon) -> tuple[str, ...]:
    words = lexicon.targets(options.difficulty)
    fitting = [word for word in words if len(word) in LENGTHS] or list(words)
    return tuple(map(lexicon.display, _sample(fitting, options, chance)))


def _sample(words: Sequence[str], options: Options, chance: kit.Chance) -> tuple[str, ...]:
    """`count` words that fit the grid, none within another, in alphabetical order."""
    longest = max(options.rows, options.cols) or LARGEST
    picked: list[str] = []
    for word in _drawn(words, chance):
        if len(picked) == options.count:
            break
        if len(word) <= longest and not any(word in other or other in word for other in picked):
            picked.append(word)
    if not picked:
        raise kit.Refused("no_words")
    return tuple(sorted(picked))


def _drawn(words: Sequence[str], chance: kit.Chance) -> Iterator[str]:
    """All words in random order, drawn lazily: a shuffle of eleven thousand takes 4 ms."""
    moved: dict[int, int] = {}
    for i in range(len(words)):
        j = i + chance.below(len(words) - i)
        yield words[moved.get(j, j)]
        moved[j] = moved.get(i, i)


# --- the grid's own letters ---------------------------------------------------


class Spelling(NamedTuple):
    """Every word once, as the grid spells it, with its text and whether it is secret."""

    alphabet: Alphabet
    texts: dict[str, tuple[str, bool]]
    unplaced: tuple[Unplaced, ...]


def spell(options: Options, chosen: Chosen, language: str) -> Spelling:
    alphabet = alphabet_for((*chosen.words, *options.secret_words), language, options.alphabet)
    texts: dict[str, tuple[str, bool]] = {}
    bad: list[Unplaced] = []
    for text, secret in [(w, False) for w in chosen.words] + [(w, True) for w in options.secret_words]:
        shown = " ".join(text.split())
        letters = in_grid(shown, alphabet, options.accents)
        if letters is None:
            bad.append(Unplaced(shown, "not_letters"))
        elif len(letters) < 2:
            if shown:
                bad.append(Unplaced(shown, "too_short"))
        else:
            texts.setdefault(letters, (shown, secret))
    if not texts:
        raise _none_to_hide(bad)
    return Spelling(alphabet, texts, tuple(bad))


def _none_to_hide(bad: Sequence[Unplaced]) -> kit.Refused:
    if not bad or any(one.reason != "not_letters" for one in bad):
        return kit.Refused("no_words")
    word = bad[0].word
    if script := joining_script(word):
        return kit.Refused("script_not_hidden", word=word, script=script)
    return kit.Refused("no_letters_to_hide", word=word)


@lru_cache(maxsize=8)
def abuse_of(lexicons: tuple[Lexicon, ...]) -> WordIndex:
    return WordIndex(sorted(word.upper() for word in watched_strings(lexicons).words))


def _plain(letters: str) -> dict[int, str]:
    pairs = {letter: folded(letter) for letter in letters}
    return {ord(one): two for one, two in pairs.items() if one != two and len(two) == 1}


# --- the puzzle -----------------------------------------------------------------


def make(options: Options, chosen: Chosen, chance: kit.Chance, tools: Tools) -> State:
    spelling = spell(options, chosen, tools.words.language)
    done = _composed(options, spelling, chance.fork("grid"), tools)
    hidden = tuple(
        HiddenWord(text, letters, *_start(done, letters), secret)
        for letters, (text, secret) in spelling.texts.items()
        if letters in done.spots
    )
    lost = [Unplaced(spelling.texts[word][0], reason) for word, reason in done.lost.items()]
    if not any(not word.secret for word in hidden):
        raise kit.Refused("nothing_fits", word=lost[0].word if lost else "")
    return State(
        grid=done.rows,
        hidden=hidden,
        unplaced=(*spelling.unplaced, *lost),
        title=chosen.title,
        theme=chosen.theme,
        message=options.message,
        alphabet=spelling.alphabet.name,
        mode=options.mode,
        typing="placed" if options.mode == "claim" else options.typing,
        chance=chance.fork("play").secret(),
        gave_up=(None,) * (options.players if options.mode == "claim" else 1),
        all_words=options.all_words,
    )


def _start(done: Composed, letters: str) -> tuple[int, int, Direction]:
    spot = done.spots[letters]
    row, col = divmod(spot.start, len(done.rows[0]))
    return row, col, spot.direction


def _composed(options: Options, spelling: Spelling, chance: kit.Chance, tools: Tools) -> Composed:
    words = tuple(spelling.texts)
    message = in_grid(options.message, spelling.alphabet, options.accents)
    if message is None:
        raise kit.Refused("message_not_letters")
    letters = "".join(dict.fromkeys(spelling.alphabet.letters + "".join(sorted(set("".join(words))))))
    guard = Guard.of(words, abuse_of(tools.lexicons), _plain(letters))
    shape, cells = _cells(options, words, len(message))
    request = Request(
        words=words,
        shape=shape or Shape(SMALLEST, SMALLEST),
        cells=cells,
        style=Style(options.directions or LEVELS[options.level], options.backwards, options.weave),
        fill=options.fill,
        letters=letters,
        common=_common(tools.words, spelling.alphabet),
        guard=guard,
        message=message,
        exact=options.exact,
        pins=_pins(options, spelling, shape),
    )
    return compose.compose(request, chance) if shape else compose.compose_to_fit(request, chance)


def _pins(
    options: Options, spelling: Spelling, shape: Shape | None
) -> tuple[tuple[str, int, Direction], ...]:
    """In the grid's letters; none if the size is not chosen yet."""
    found = []
    for pin in options.pins if shape else ():
        letters = in_grid(pin.word, spelling.alphabet, options.accents)
        if shape and letters in spelling.texts and shape.has((pin.row, pin.col)):
            found.append((letters, pin.row * shape.cols + pin.col, pin.direction))
    return tuple(found)


def _common(lexicon: Lexicon, alphabet: Alphabet) -> dict[str, int]:
    counts = {letter.upper(): count for letter, count in lexicon.letter_counts.items()}
    return counts if counts.keys() & set(alphabet.letters) else {}


def _cells(options: Options, words: Sequence[str], message: int) -> tuple[Shape | None, int]:
    """The shape and its open cells; None if the size is to be chosen."""
    if options.mask:
        return masks.drawn(options.mask)
    if not (options.rows or options.cols or options.shape):
        return None, 0
    # A named shape covers about half of its rectangle.
    side = compose.side_for(words, message) * 7 // 5
    shape = Shape(options.rows or options.cols or side, options.cols or options.rows or side)
    return shape, masks.shaped(options.shape, shape) if options.shape else shape.all
