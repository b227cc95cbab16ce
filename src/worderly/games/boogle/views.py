"""The view of a seat; it has all words of the board when the match is over."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from worderly.games.boogle.model import (
    BoardView,
    BoardWord,
    Deal,
    FoundView,
    PlayerView,
    Puzzle,
    Solution,
    SolvedWord,
    State,
    Turn,
    View,
    WordView,
)
from worderly.games.boogle.rules import ends_ms, is_turns, phase, scores, struck, totals, turn_at
from worderly.games.boogle.words import HIDDEN_RANK, is_common, length_points
from worderly.kit import Seat, kept_with_record

_NO_TURN = Turn(seat=0, deal=0)


def view(state: State, seat: Seat | None, over: bool) -> View:
    at = None if seat is None else turn_at(state, seat)
    turn = _NO_TURN if at is None else state.turns[at]
    deal, has_begun = state.deals[turn.deal], turn.started_ms is not None
    found, common_found = _found(turn)
    shown = replace(
        _shared_view(state),
        seat=seat,
        up=state.turns[-1].seat if is_turns(state) else seat or 0,
        done=turn.done,
        found=found,
        late=turn.late,
        score=turn.score,
        common_found=common_found,
        common_total=deal.common if has_begun else 0,
        common_points=_common_points(deal) if has_begun else 0,
    )
    if over:
        return _with_answers(shown, state)
    return _without_board(shown) if _is_board_hidden(state, seat) else shown


def _with_answers(shown: View, state: State) -> View:
    boards = tuple(_board(state, at) for at in range(len(state.deals)))
    return replace(shown, length_points=(), boards=boards, players=_players(state))


def _without_board(shown: View) -> View:
    """The options hold a typed board too."""
    return replace(shown, faces=(), options=replace(shown.options, grid=""))


def _is_board_hidden(state: State, seat: Seat | None) -> bool:
    """Turns: the current player sees the board; others see it unless they will play the same one."""
    turn, options = state.turns[-1], state.options
    if options.mode == "turns":
        return turn.started_ms is None or (options.same_board and seat != turn.seat)
    return seat is None and options.mode == "solo"


# Every move of a room builds the views of all seats.
@kept_with_record
def _shared_view(state: State) -> View:
    """What is the same for every seat."""
    options = state.options
    return View(
        options=options,
        seat=None,
        phase=phase(state),
        up=0,
        round=(len(state.turns) - 1) // options.seats + 1 if is_turns(state) else 1,
        names=options.players,
        faces=state.deals[state.turns[-1].deal].faces,
        values=state.values,
        ends_ms=ends_ms(state),
        done=False,
        found=(),
        late=(),
        score=0,
        scores=scores(state),
        words_found=_words_found(state),
        common_found=0,
        common_total=0,
        boards=(),
        players=(),
        length_points=length_points(options),
    )


@kept_with_record
def _common_points(deal: Deal) -> int:
    return sum([word.points for word in deal.words if is_common(word)])


class _FoundWords(NamedTuple):
    words: tuple[FoundView, ...]
    common: int


# Of all seats, only the mover's list changes.
@kept_with_record
def _found(turn: Turn) -> _FoundWords:
    words = tuple([_found_view(word) for word in turn.found])
    return _FoundWords(words, sum([word.common for word in words]))


@kept_with_record
def _found_view(word: BoardWord) -> FoundView:
    return FoundView(word.word, word.display, word.points, word.path, is_common(word))


def _words_found(state: State) -> tuple[int, ...]:
    many = [0] * state.options.seats
    for turn in state.turns:
        many[turn.seat] += len(turn.found)
    return tuple(many)


def _board(state: State, at: int) -> BoardView:
    deal = state.deals[at]
    finders: dict[str, list[Seat]] = {}
    words = {word.word: word for word in deal.words}
    for turn in state.turns:
        for word in turn.found if turn.deal == at else ():
            finders.setdefault(word.word, []).append(turn.seat)
            words.setdefault(word.word, word)
    return BoardView(deal.faces, _words(words.values(), finders))


def _words(words: Iterable[BoardWord], finders: dict[str, list[Seat]]) -> tuple[WordView, ...]:
    shown = [word for word in words if word.rank < HIDDEN_RANK or word.word in finders]
    return tuple(
        WordView(
            word=word.word,
            display=word.display,
            points=word.points,
            path=word.path,
            rank=word.rank,
            common=is_common(word),
            finders=tuple(finders.get(word.word, ())),
        )
        for word in shown
    )


def _players(state: State) -> tuple[PlayerView, ...]:
    out = struck(state)
    sums = zip(totals(state), totals(state, out), strict=True)
    return tuple(_player(state, seat, out, *pair) for seat, pair in enumerate(sums))


def _player(state: State, seat: Seat, out: frozenset[str], all_total: int, unique_total: int) -> PlayerView:
    turns = [turn for turn in state.turns if turn.seat == seat]
    found = [word for turn in turns for word in turn.found]
    lengths = Counter(len(word.word) for word in found)
    return PlayerView(
        seat=seat,
        name=state.options.players[seat] if seat < len(state.options.players) else "",
        words=tuple(word.display for word in found),
        late=tuple(word for turn in turns for word in turn.late),
        struck=tuple(word.display for word in found if word.word in out),
        all_total=all_total,
        unique_total=unique_total,
        longest=max(lengths, default=0),
        lengths={str(length): lengths[length] for length in sorted(lengths)},
        cloud=_cloud(found),
    )


def _cloud(found: list[BoardWord]) -> dict[str, int]:
    weights: Counter[str] = Counter()
    for word in found:
        weights[word.display] += max(1, word.points)
    return dict(weights)


def puzzle(state: State) -> Puzzle:
    return Puzzle(state.deals[0].faces, state.options.min_length)


def solution(state: State) -> Solution:
    return solved(state.deals[0].words)


def solved(words: tuple[BoardWord, ...], *, has_hidden: bool = False) -> Solution:
    """Highest points first; without hidden words, because it is printed below puzzles."""
    shown = sorted(
        (w for w in words if has_hidden or w.rank < HIDDEN_RANK), key=lambda w: (-w.points, w.word)
    )
    listed = tuple(SolvedWord(word.word, word.points, word.path) for word in shown)
    return Solution(listed, len(listed), sum(word.points for word in listed))
