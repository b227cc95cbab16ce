"""Word search: draw or name the hidden words; hints cost time."""

from collections.abc import Iterator

from msgspec.structs import replace

from worderly import kit
from worderly.games.tools import Tools
from worderly.games.wordsearch.grids.alphabet import comparison_key
from worderly.games.wordsearch.model import (
    HINT_COST_MS,
    Draw,
    Found,
    GaveUp,
    HiddenWord,
    Hint,
    Hinted,
    HintGiven,
    Move,
    Name,
    State,
    View,
    WordFound,
)
from worderly.grid import Cell, Placement, Shape, find_words, line, line_between
from worderly.grid.notation import cell_text


def apply(state: State, stamp: kit.Stamp, move: Move | kit.TimeUp, tools: Tools) -> kit.Step[State]:
    if state.gave_up[stamp.seat] is not None:
        raise kit.Refused("gave_up_already")
    match move:
        case Draw():
            return draw(state, stamp, move, tools)
        case Name():
            return name(state, stamp, move, tools)
        case Hint():
            return hint(state, stamp, move, tools)
        case kit.GiveUp():
            return give_up(state, stamp)
        case kit.TimeUp():
            raise kit.Refused("not_yet")


# --- finding -------------------------------------------------------------------


def draw(state: State, stamp: kit.Stamp, move: Draw, tools: Tools) -> kit.Step[State]:
    cells = _straight(state, move)
    reading = "".join(state.grid[row][col] for row, col in cells)
    matches = [i for i, word in enumerate(state.hidden) if word.letters in (reading, reading[::-1])]
    if not matches:
        raise _unmatched("nothing_there", tools.judge(reading, reading[::-1]))
    index = _best_match(state, matches, cells)
    if state.hidden[index].letters != reading:
        cells = cells[::-1]
    return _find(state, stamp, index, cells)


def _straight(state: State, move: Draw) -> tuple[Cell, ...]:
    shape = Shape(len(state.grid), len(state.grid[0]))
    for cell in (move.start, move.end):
        if not shape.has(cell):
            raise kit.Refused("off_grid", cell=cell_text(cell))
    course = line_between(move.start, move.end)
    if course is None:
        raise kit.Refused("not_straight", start=cell_text(move.start), end=cell_text(move.end))
    return line(move.start, *course)


def _best_match(state: State, matches: list[int], cells: tuple[Cell, ...]) -> int:
    """If CAT and TAC share a line: first a word still hidden, then one placed there, then as drawn."""
    done = {found.word for found in state.found}
    reading = "".join(state.grid[row][col] for row, col in cells)
    return min(
        matches,
        key=lambda i: (
            i in done,
            set(state.hidden[i].cells) != set(cells),
            state.hidden[i].letters != reading,
        ),
    )


def _find(
    state: State, stamp: kit.Stamp, index: int, cells: tuple[Cell, ...], typed: bool = False
) -> kit.Step[State]:
    word = state.hidden[index]
    _check_hidden(state, stamp.seat, index)
    found = Found(index, stamp.seat, stamp.at_ms, cells[0], cells[-1], typed)
    event = WordFound(word=word.text, cells=cells, finder=stamp.seat, at_ms=stamp.at_ms, secret=word.secret)
    # In a claim everyone sees the place of a found word; alone, only the finder does.
    event = event if state.mode == "claim" else replace(event, seat=stamp.seat)
    return kit.Step(replace(state, found=(*state.found, found)), (event,))


def _check_hidden(state: State, seat: kit.Seat, index: int) -> None:
    finder = next((found.seat for found in state.found if found.word == index), None)
    if finder == seat:
        raise kit.Refused("already_found", word=state.hidden[index].text)
    if finder is not None:
        raise kit.Refused("claimed_already", word=state.hidden[index].text, seat=finder + 1)


def name(state: State, stamp: kit.Stamp, move: Name, tools: Tools) -> kit.Step[State]:
    index = _listed_as(state, move.word, tools)
    word = state.hidden[index]
    if move.at is None:
        if state.typing == "placed":
            raise kit.Refused("say_where", word=word.text)
        return _find(state, stamp, index, word.cells, typed=True)
    for place in _occurrences(state, word):
        if move.at in (place.cells[0], place.cells[-1]):
            return _find(state, stamp, index, place.cells)
    raise kit.Refused("not_there", word=word.text, cell=cell_text(move.at))


def _occurrences(state: State, word: HiddenWord) -> Iterator[Placement]:
    """The word's own place first, then places within other words."""
    yield Placement(word.letters, (word.row, word.col), word.direction)
    yield from find_words(state.grid, [word.letters])


def _listed_as(state: State, text: str, tools: Tools) -> int:
    """The index of the typed word, without regard to accents; hidden words come before found ones."""
    if not comparison_key(text, state.alphabet):
        raise kit.Refused("empty")
    done = {found.word for found in state.found}
    keys = [comparison_key(word.letters, state.alphabet) for word in state.hidden]
    for spelling in (text, *tools.words.respellings(text.lower())):
        key = comparison_key(spelling, state.alphabet)
        if matches := [i for i, each in enumerate(keys) if each == key]:
            return min(matches, key=lambda i: i in done)
    raise _unmatched("not_listed", tools.judge(text.strip(), tools.words.key_of(text.strip())))


def _unmatched(code: str, judged: kit.Judgement) -> kit.Refused:
    """The puzzle's own list decides here; the lexicon only says whether it is a word at all."""
    return judged.refusal(code) if judged.verdict == "blocked" else kit.Refused(code, **judged.facts)


# --- hints, giving up ------------------------------------------------------------


def hint(state: State, stamp: kit.Stamp, move: Hint, tools: Tools) -> kit.Step[State]:
    if state.mode == "claim":
        raise kit.Refused("no_hints_in_a_claim")
    index = _hint_for(state, stamp.seat, move.word, tools)
    word = state.hidden[index]
    given = HintGiven(seat=stamp.seat, word=word.text, cell=(word.row, word.col))
    return kit.Step(replace(state, hints=(*state.hints, Hinted(index, stamp.seat))), (given,))


def _hint_for(state: State, seat: kit.Seat, text: str, tools: Tools) -> int:
    hinted = {hint.word for hint in state.hints}
    if text:
        index = _listed_as(state, text, tools)
        if state.hidden[index].secret:
            raise _unmatched("not_listed", tools.judge(text.strip(), tools.words.key_of(text.strip())))
        _check_hidden(state, seat, index)
        if index in hinted:
            raise kit.Refused("hint_given_already", word=state.hidden[index].text)
        return index
    left = [i for i in remaining(state) if i not in hinted]
    if not left:
        raise kit.Refused("all_hints_given")
    return kit.Chance(state.chance).fork(len(state.hints)).choice(left)


def give_up(state: State, stamp: kit.Stamp) -> kit.Step[State]:
    ends = tuple(stamp.at_ms if seat == stamp.seat else end for seat, end in enumerate(state.gave_up))
    return kit.Step(replace(state, gave_up=ends), (GaveUp(giver=stamp.seat),))


# --- the end ---------------------------------------------------------------------


def remaining(state: State) -> tuple[int, ...]:
    """The listed words still hidden."""
    done = {found.word for found in state.found}
    return tuple(i for i in state.listed if i not in done)


def scores(state: State) -> tuple[int, ...]:
    """Listed words found, by seat; secret words are extra and do not count."""
    counts = [0] * len(state.gave_up)
    for found in state.found:
        counts[found.seat] += not state.hidden[found.word].secret
    return tuple(counts)


def penalty_ms(state: State) -> int:
    return HINT_COST_MS * len(state.hints)


def time_ms(state: State) -> int:
    ends = [found.at_ms for found in state.found] + [end for end in state.gave_up if end is not None]
    return max(ends, default=0) + penalty_ms(state)


def outcome(state: State) -> kit.Outcome | None:
    solved = not remaining(state)
    if not solved and any(end is None for end in state.gave_up):
        return None
    points = scores(state)
    return kit.Outcome(
        scores=points,
        winners=_winners(state, points, solved),
        reason="all_found" if solved else "gave_up",
        time_ms=time_ms(state),
        ranked=not state.all_words and not any(found.typed for found in state.found),
    )


def _winners(state: State, points: tuple[int, ...], solved: bool) -> tuple[kit.Seat, ...]:
    if len(points) == 1:
        return (0,) if solved else ()
    best = max(points)
    return tuple(seat for seat, score in enumerate(points) if score == best and best > 0)


def deadline(state: State) -> int | None:
    """The clock counts up."""
    return None


def makes_leader(view: View, outcome: kit.Outcome) -> bool:
    """Not with a hint, and not with a word typed without its place."""
    return outcome.ranked and not view.hints_used
