"""The view of a seat; it has all words of the board when the match is over."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from worderly.games.boogle.boards.faces import Faces
from worderly.games.boogle.model import (
    BoardView,
    BoardWord,
    Deal,
    FoundView,
    Phase,
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
from worderly.kit import Seat, identity_cache

_NO_TURN = Turn(seat=0, deal=0)


def view(state: State, seat: Seat | None, over: bool) -> View:
    at = None if seat is None else turn_at(state, seat)
    turn = _NO_TURN if at is None else state.turns[at]
    faces, found, shared = _faces(state, seat, over), _found(turn.found), _shared_view(state)
    return View(
        # The options hold a typed board too.
        options=state.options if faces else replace(state.options, grid=""),
        seat=seat,
        phase=shared.phase,
        up=state.turns[-1].seat if is_turns(state) else seat or 0,
        round=(len(state.turns) - 1) // state.options.seats + 1 if is_turns(state) else 1,
        names=state.options.players,
        faces=faces,
        values=state.values,
        ends_ms=shared.ends_ms,
        done=turn.done,
        found=found.words,
        late=turn.late,
        score=turn.score,
        scores=shared.scores,
        words_found=shared.words_found,
        common_found=found.common,
        common_total=state.deals[turn.deal].common if turn.started_ms is not None else 0,
        common_points=_common_points(state.deals[turn.deal]) if turn.started_ms is not None else 0,
        length_points=() if over else length_points(state.options),
        boards=tuple(_board(state, at) for at in range(len(state.deals))) if over else (),
        players=_players(state) if over else (),
    )


def _faces(state: State, seat: Seat | None, over: bool) -> Faces:
    """Turns: the current player sees the board; others see it unless they will play the same one."""
    turn = state.turns[-1]
    is_hidden = is_turns(state) and not over
    if is_hidden and (turn.started_ms is None or (state.options.same_board and seat != turn.seat)):
        return ()
    if seat is None and state.options.mode == "solo" and not over:
        return ()
    return state.deals[turn.deal].faces


class _SharedView(NamedTuple):
    """The part of a view that is the same for every seat."""

    phase: Phase
    ends_ms: int | None
    scores: tuple[int, ...]
    words_found: tuple[int, ...]


@identity_cache(256)
def _shared_view(state: State) -> _SharedView:
    return _SharedView(phase(state), ends_ms(state), scores(state), _words_found(state))


@identity_cache(256)
def _common_points(deal: Deal) -> int:
    return sum([word.points for word in deal.words if is_common(word)])


class _FoundWords(NamedTuple):
    words: tuple[FoundView, ...]
    common: int


# Every move of a room builds the views of all seats, and only the mover's list has changed.
@identity_cache(8_192)
def _found(found: tuple[BoardWord, ...]) -> _FoundWords:
    words = tuple([_found_view(word) for word in found])
    return _FoundWords(words, sum([word.common for word in words]))


@identity_cache(16_384)
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
