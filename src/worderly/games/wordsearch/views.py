"""The view of a seat; it has the place of a word when the word is found or the match is over."""

from worderly import kit
from worderly.games.wordsearch.model import (
    Found,
    HintView,
    ListedWord,
    PlacedWord,
    Puzzle,
    Solution,
    State,
    View,
)
from worderly.games.wordsearch.rules import penalty_ms, scores, time_ms
from worderly.grid import Cell, line, line_between


def view(state: State, seat: kit.Seat | None, over: bool) -> View:
    # A spectator of a player alone sees the puzzle and the score until the end.
    is_hidden = seat is None and not over and state.mode != "claim"
    found = {} if is_hidden else {item.word: item for item in state.found}
    secrets = [i for i, word in enumerate(state.hidden) if word.secret]
    return View(
        grid=state.grid,
        words=tuple(_word(state, i, found.get(i), over) for i in state.listed),
        title=state.title,
        theme=state.theme,
        alphabet=state.alphabet,
        mode=state.mode,
        typing=state.typing,
        unplaced=state.unplaced,
        secrets=len(secrets),
        secrets_found=tuple(_word(state, i, found.get(i), over) for i in secrets if over or i in found),
        scores=scores(state),
        hints=_hints(state, seat, over),
        hints_used=len(state.hints),
        penalty_ms=penalty_ms(state),
        gave_up=tuple(end is not None for end in state.gave_up),
        over=over,
        time_ms=time_ms(state) if over else None,
        message=state.message if over and state.message else None,
    )


def _word(state: State, index: int, found: Found | None, over: bool) -> ListedWord:
    word = state.hidden[index]
    cells = _drawn(found) if found else (word.cells if over else ())
    return ListedWord(
        text=word.text,
        length=len(word.letters),
        found_by=found.seat if found else None,
        at_ms=found.at_ms if found else None,
        cells=cells,
    )


def _drawn(found: Found) -> tuple[Cell, ...]:
    course = line_between(found.start, found.end)
    return line(found.start, *course) if course else (found.start,)


def _hints(state: State, seat: kit.Seat | None, over: bool) -> tuple[HintView, ...]:
    hints = [hint for hint in state.hints if over or hint.seat == seat]
    words = [state.hidden[hint.word] for hint in hints]
    return tuple(HintView(word.text, (word.row, word.col)) for word in words)


def puzzle(state: State) -> Puzzle:
    texts = tuple(state.hidden[i].text for i in state.listed)
    return Puzzle(grid=state.grid, words=texts, title=state.title)


def solution(state: State) -> Solution:
    words = tuple(
        PlacedWord(word.text, word.row, word.col, word.direction, word.cells, word.secret)
        for word in state.hidden
    )
    return Solution(words=words, unplaced=state.unplaced, message=state.message)
