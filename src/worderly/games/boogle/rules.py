"""Boogle: words along paths of touching dice; alone, in turns at one screen, or all at once in a room."""

from collections import Counter

from msgspec.structs import replace

from worderly import kit
from worderly.games.boogle.generate import deal
from worderly.games.boogle.model import (
    GRACE_MS,
    BoardWord,
    Deal,
    Done,
    Event,
    Find,
    Found,
    Late,
    Move,
    Phase,
    Ready,
    Scored,
    State,
    TimeCalled,
    Turn,
    TurnBegan,
    TurnOver,
)
from worderly.games.boogle.options import daily
from worderly.games.boogle.words import is_common, own_word, readings
from worderly.games.tools import Tools

Step = kit.Step[State]


def apply(state: State, stamp: kit.Stamp, move: Move | kit.TimeUp, tools: Tools) -> Step:
    match move:
        case kit.TimeUp():
            return _time_up(state, stamp, tools)
        case kit.GiveUp():
            return _give_up(state, stamp, tools)
        case Ready():
            return _ready(state, stamp)
        case Find():
            return _find(state, stamp, move.word, tools)
        case Done():
            own_turn(state, stamp.seat)
            return _close(state, (stamp.seat,), stamp, tools, "all_done")


def is_turns(state: State) -> bool:
    return state.options.mode == "turns"


def turn_at(state: State, seat: kit.Seat) -> int | None:
    """The index of a seat's latest turn in `state.turns`; None before its first."""
    if not is_turns(state):
        # One turn a seat, in their order.
        return seat if seat < len(state.turns) else None
    return next((at for at in reversed(range(len(state.turns))) if state.turns[at].seat == seat), None)


def own_turn(state: State, seat: kit.Seat) -> tuple[int, Turn]:
    """The open turn of this seat and its index; raises Refused if the seat may not act."""
    if is_turns(state) and state.turns[-1].seat != seat:
        raise kit.Refused("not_your_turn")
    at = turn_at(state, seat)
    assert at is not None, "every seat of a room has a turn"
    turn = state.turns[at]
    if turn.started_ms is None:
        raise kit.Refused("not_ready")
    if turn.done:
        raise kit.Refused("turn_is_over")
    return at, turn


def _with_turn(state: State, at: int, turn: Turn) -> State:
    return replace(state, turns=(*state.turns[:at], turn, *state.turns[at + 1 :]))


def phase(state: State) -> Phase:
    if state.reason:
        return "over"
    if state.turns[-1].started_ms is None:
        return "ready"
    return "closing" if state.closing else "playing"


def ends_ms(state: State) -> int | None:
    """When the running clock ends; None if no clock is running."""
    started_ms = state.turns[-1].started_ms
    if state.reason or started_ms is None or not state.options.time_s:
        return None
    return started_ms + state.options.time_s * 1000


def deadline(state: State) -> int | None:
    end = ends_ms(state)
    return end + GRACE_MS if end is not None and state.closing else end


def _ready(state: State, stamp: kit.Stamp) -> Step:
    if not is_turns(state) or state.turns[-1].started_ms is not None:
        raise kit.Refused("already_started")
    if state.turns[-1].seat != stamp.seat:
        raise kit.Refused("not_your_turn")
    turn = replace(state.turns[-1], started_ms=stamp.at_ms)
    began = _with_turn(state, len(state.turns) - 1, turn)
    return kit.Step(began, (TurnBegan(mover=stamp.seat, ends_ms=ends_ms(began)),))


def _find(state: State, stamp: kit.Stamp, text: str, tools: Tools) -> Step:
    at, turn = own_turn(state, stamp.seat)
    word = _judge(state, turn, text, tools)
    end = ends_ms(state)
    if state.closing or (end is not None and stamp.at_ms >= end):
        turn = replace(turn, late=(*turn.late, word.word))
        return kit.Step(_with_turn(state, at, turn), (Late(seat=stamp.seat, word=word.word),))
    turn = replace(turn, found=(*turn.found, word), score=turn.score + word.points)
    return kit.Step(_with_turn(state, at, turn), _find_events(state, turn, word))


def _find_events(state: State, turn: Turn, word: BoardWord) -> tuple[Event, ...]:
    found = Found(
        seat=turn.seat,
        word=word.word,
        display=word.display,
        points=word.points,
        path=word.path,
        common=is_common(word),
        score=turn.score,
    )
    if state.options.mode == "solo":
        return (found,)
    return found, Scored(mover=turn.seat, score=turn.score, words=len(turn.found))


def _judge(state: State, turn: Turn, text: str, tools: Tools) -> BoardWord:
    """The word on the board that was typed; raises Refused with the reason if there is none."""
    deal, need = state.deals[turn.deal], state.options.min_length
    meant = readings(text, deal.faces, tools.lexicons)
    if not any(meant):
        raise kit.Refused("empty")
    if max(map(len, meant)) < need:
        raise kit.Refused("too_short", word=meant[0], need=need)
    if not {*turn.late, *[one.word for one in turn.found]}.isdisjoint(meant):
        raise kit.Refused("already_found", word=meant[0])
    listed = _by_word(deal)
    found = next(filter(None, map(listed.get, meant)), None)
    found = found or own_word(meant, deal.faces, tools.lexicons, state.options.scoring)
    if found is None:
        raise _why_not(meant, tools)
    return found


# A search through all words took a third of the time of a move.
@kit.kept_with_record
def _by_word(deal: Deal) -> dict[str, BoardWord]:
    return {word.word: word for word in deal.words}


def _why_not(meant: list[str], tools: Tools) -> kit.Refused:
    # The deal holds every listed word of the board, so a listed word is not on the board here.
    return tools.judge(*meant).refusal("not_on_board")


def _time_up(state: State, stamp: kit.Stamp, tools: Tools) -> Step:
    """The first TimeUp starts GRACE_MS for late words; the second one closes the turn."""
    end = ends_ms(state)
    if not state.closing and end is not None and stamp.at_ms < end + GRACE_MS:
        return kit.Step(replace(state, closing=True), (TimeCalled(),))
    seats = tuple(turn.seat for turn in state.turns if not turn.done)
    return _close(state, seats, stamp, tools, "time_up")


def _give_up(state: State, stamp: kit.Stamp, tools: Tools) -> Step:
    """In turns it ends the match for all, in a room the sender's part."""
    if is_turns(state):
        turns = tuple(replace(turn, done=True) for turn in state.turns)
        return kit.Step(replace(state, turns=turns, reason="gave_up", ended_ms=stamp.at_ms))
    own_turn(state, stamp.seat)
    return _close(state, (stamp.seat,), stamp, tools, "gave_up" if state.options.seats == 1 else "all_done")


def _close(state: State, seats: tuple[kit.Seat, ...], stamp: kit.Stamp, tools: Tools, reason: str) -> Step:
    open_now = [turn for turn in state.turns if turn.seat in seats and not turn.done]
    events = tuple(TurnOver(mover=t.seat, score=t.score, words=len(t.found)) for t in open_now)
    turns = tuple(replace(turn, done=True) if turn in open_now else turn for turn in state.turns)
    state = replace(state, turns=turns)
    if not all(turn.done for turn in turns):
        return kit.Step(state, events)
    if is_turns(state) and len(turns) < state.options.seats * state.options.rounds:
        return kit.Step(_next_turn(state, tools), events)
    return kit.Step(replace(state, reason=reason, closing=False, ended_ms=stamp.at_ms), events)


def _next_turn(state: State, tools: Tools) -> State:
    number, options = len(state.turns), state.options
    board = number // options.seats if options.same_board else number
    deals = state.deals
    if board == len(deals):
        deals = (*deals, deal(options, state.secret, board, tools.lexicons))
    turn = Turn(seat=number % options.seats, deal=board)
    return replace(state, deals=deals, turns=(*state.turns, turn), closing=False)


def struck(state: State) -> frozenset[str]:
    """The words that two or more players of a room have found."""
    if state.options.mode != "room":
        return frozenset()
    finders = Counter(word.word for turn in state.turns for word in turn.found)
    return frozenset(word for word, many in finders.items() if many > 1)


def totals(state: State, without: frozenset[str] = frozenset()) -> tuple[int, ...]:
    """Points by seat over all turns, without the words in `without`."""
    points = [0] * state.options.seats
    for turn in state.turns:
        lost = sum(word.points for word in turn.found if word.word in without) if without else 0
        points[turn.seat] += turn.score - lost
    return tuple(points)


@kit.kept_with_record
def scores(state: State) -> tuple[int, ...]:
    """During play all words count: a struck word would show what others found. At the end, `decides`."""
    if state.reason and state.options.decides == "unique":
        return totals(state, struck(state))
    return totals(state)


def is_ranked(state: State) -> bool:
    """Only the daily's options rank."""
    return state.options == daily(state.options.languages[0], kit.Chance(""))


def outcome(state: State) -> kit.Outcome | None:
    if not state.reason:
        return None
    final = scores(state)
    winners = tuple(seat for seat, score in enumerate(final) if score == max(final))
    return kit.Outcome(
        scores=final,
        winners=winners,
        reason=state.reason,
        time_ms=state.ended_ms,
        ranked=is_ranked(state),
    )
