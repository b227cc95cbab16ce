"""Makes the boards of a match."""

from collections.abc import Sequence

from worderly import kit
from worderly.games.boogle.boards import dice, faces
from worderly.games.boogle.boards.faces import Faces
from worderly.games.boogle.boards.straight import exchanged, watched_run
from worderly.games.boogle.model import Deal, State, Turn
from worderly.games.boogle.options import WEIGHTS, Options, fill_in, typed_in
from worderly.games.boogle.words import count_common, is_common, on_board
from worderly.games.tools import Tools, watched_strings
from worderly.lexicon import Lexicon

REROLLS = 40
"""Most first rolls of the new 4×4 dice are rich enough; if no roll is, the richest one is used."""
EXCHANGES = 50
"""A limit for short lists of dice; a board of 8 × 8 takes one or two."""


def new(options: Options, chance: kit.Chance, tools: Tools) -> State:
    options, secret = fill_in(options), chance.secret()
    first = deal(options, secret, 0, tools.lexicons)
    seats = 1 if options.mode == "turns" else options.seats
    started_ms = None if options.mode == "turns" else 0
    turns = tuple(Turn(seat=seat, deal=0, started_ms=started_ms) for seat in range(seats))
    values = dict(tools.words.letter_values)
    return State(options=options, values=values, secret=secret, deals=(first,), turns=turns)


def deal(options: Options, secret: str, number: int, lexicons: Sequence[Lexicon]) -> Deal:
    """The board with this number; it does not depend on earlier moves."""
    grid = _board(options, kit.Chance(f"{secret}/board/{number}"), lexicons)
    words = on_board(grid, lexicons, options.min_length, options.scoring)
    return Deal(grid, words, sum(map(is_common, words)))


def _board(options: Options, chance: kit.Chance, lexicons: Sequence[Lexicon]) -> Faces:
    if options.grid:
        return typed_in(options)
    best, richest = clean_roll(options, chance, lexicons), -1
    for attempt in range(REROLLS if options.fewest_common else 0):
        grid = best if attempt == 0 else clean_roll(options, chance, lexicons)
        common = count_common(grid, lexicons, options.min_length)
        if common > richest:
            best, richest = grid, common
        if common >= options.fewest_common:
            break
    return best


def clean_roll(options: Options, chance: kit.Chance, lexicons: Sequence[Lexicon]) -> Faces:
    """Exchanges dice until no straight line spells a watched word."""
    grid, watched = roll(options, chance, lexicons[0]), watched_strings(tuple(lexicons))
    for _ in range(EXCHANGES):
        run = watched_run(grid, watched)
        if not run:
            break
        other = chance.below(len(grid)), chance.below(len(grid[0]))
        grid = exchanged(grid, chance.choice(run), other)
    return grid


def roll(options: Options, chance: kit.Chance, lexicon: Lexicon) -> Faces:
    drawn = _drawn(options, chance, lexicon) if options.dice == WEIGHTS else dice.roll(options.dice, chance)
    return tuple(tuple(drawn[at : at + options.size]) for at in range(0, options.size**2, options.size))


def _drawn(options: Options, chance: kit.Chance, lexicon: Lexicon) -> list[str]:
    """Draws from a bag that has each letter as often as the language's counts say."""
    bag = [letter for letter, many in lexicon.letter_counts.items() for _ in range(many)]
    qu = faces.reads_qu(options.languages[0], options.plain_q)
    return ["qu" if qu and letter == "q" else letter for letter in chance.sample(bag, options.size**2)]
