"""The rules of Codeword: what a move does, when a match is over, what it is worth."""

from msgspec.structs import replace

from worderly.games.codeword.marks import marked
from worderly.games.codeword.model import Guess, Marked, Move, State
from worderly.games.codeword.options import is_ranked
from worderly.games.tools import Tools
from worderly.kit import Outcome, Refused, Stamp, Step, TimeUp


def apply(state: State, stamp: Stamp, move: Move | TimeUp, tools: Tools) -> Step[State]:
    """Pure: the same state and move give the same step. `kit.play` has checked that the match goes on."""
    if isinstance(move, Guess):
        return _guess(state, stamp, _key(state, move.word, tools))
    return Step(replace(state, ended="gave_up", ended_ms=stamp.at_ms))


def _key(state: State, typed: str, tools: Tools) -> str:
    """The word as the lexicon spells it; a refused guess costs nothing."""
    word = tools.words.fold(typed.strip())
    if not word:
        raise Refused("empty")
    if len(word) != state.options.letters:
        raise Refused("codeword_length", need=state.options.letters)
    judged = tools.judge(word)
    if judged.verdict != "listed":
        raise judged.refusal("not_in_puzzle")
    return word


def _guess(state: State, stamp: Stamp, word: str) -> Step[State]:
    row = marked(state.target, word)
    after = replace(state, rows=(*state.rows, row))
    reason = _end(after)
    if reason is not None:
        after = replace(after, ended=reason, ended_ms=stamp.at_ms)
    # An event for one seat: in a race the others must not hear it.
    return Step(after, (Marked(seat=stamp.seat, row=row, left=guesses_left(after)),))


def _end(state: State) -> str | None:
    if state.rows[-1].word == state.target:
        return "solved"
    return "codeword_unsolved" if guesses_left(state) == 0 else None


def guesses_left(state: State) -> int:
    return state.options.guesses - len(state.rows)


def scores(state: State) -> tuple[int, ...]:
    """One point for the word and one for each guess left; nothing before."""
    return (guesses_left(state) + 1,) if state.ended == "solved" else (0,)


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    return Outcome(
        scores=scores(state),
        winners=(0,) if state.ended == "solved" else (),
        reason=state.ended,
        time_ms=state.ended_ms,
        ranked=is_ranked(state.options),
    )


def deadline(state: State) -> int | None:
    """No clock. A timed game returns the ms at which the table sends `TimeUp`."""
    return None
