"""A whole game that is small enough to test the kit, the store and the table with."""

from msgspec.structs import replace

from worderly.kit import (
    Chance,
    Event,
    Game,
    GiveUp,
    Move,
    Notice,
    Options,
    Outcome,
    Record,
    Refused,
    Seat,
    Stamp,
    Step,
    TimeUp,
)
from worderly.kit.account import Account, Scored
from worderly.kit.achievements.ranks import Counted, Ranks
from worderly.kit.analysis import Analysis, Moves, Verdict, replay_moves
from worderly.kit.lesson import Lesson, LessonStep
from worderly.kit.making import Making

WORDS = ("apple", "berry", "mango", "peach")


class CodewordOptions(Options, tag="codeword_options"):
    guesses: int = 4
    time_ms: int | None = None


class Guess(Move, tag="guess"):
    word: str


class Marked(Event, tag="marked"):
    word: str = ""
    right: int = 0


class State(Record, tag="codeword_state"):
    secret: str
    left: int
    due_ms: int | None = None
    rows: tuple[Marked, ...] = ()
    ended: str | None = None
    ended_ms: int = 0


class View(Record, tag="codeword_view"):
    rows: tuple[Marked, ...]
    left: int
    secret: str | None


def check(options: CodewordOptions) -> tuple[CodewordOptions, tuple[Notice, ...]]:
    if options.guesses < 1:
        return replace(options, guesses=4), (Notice("out_of_range", {"option": "guesses"}),)
    return options, ()


def new(options: CodewordOptions, chance: Chance, tools: None) -> State:
    return State(chance.choice(WORDS), options.guesses, options.time_ms)


def apply(state: State, stamp: Stamp, move: Guess | GiveUp | TimeUp, tools: None) -> Step[State]:
    if isinstance(move, GiveUp):
        return Step(replace(state, ended="gave_up", ended_ms=stamp.at_ms))
    if isinstance(move, TimeUp):
        return Step(replace(state, ended="time_up", ended_ms=stamp.at_ms))
    if len(move.word) != len(state.secret):
        raise Refused("wrong_length", need=len(state.secret))
    row = Marked(word=move.word, right=sum(a == b for a, b in zip(move.word, state.secret, strict=True)))
    state = replace(state, left=state.left - 1, rows=(*state.rows, row), ended_ms=stamp.at_ms)
    if move.word == state.secret:
        state = replace(state, ended="solved")
    elif state.left == 0:
        state = replace(state, ended="out_of_guesses")
    return Step(state, (row,))


def view(state: State, seat: Seat | None, over: bool) -> View:
    return View(state.rows if over or seat is not None else (), state.left, state.secret if over else None)


def scores(state: State) -> tuple[int, ...]:
    return (state.left + 1 if state.ended == "solved" else 0,)


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    return Outcome(scores=scores(state), winners=(0,), reason=state.ended, time_ms=state.ended_ms)


def parse(text: str) -> Guess | GiveUp:
    return GiveUp() if text == "!" else Guess(text)


def notate(move: Guess | GiveUp | TimeUp) -> str:
    return move.word if isinstance(move, Guess) else "!" if isinstance(move, GiveUp) else "time"


def analysis(state: State, moves: Moves, seat: Seat, tools: None) -> Analysis:
    result = tuple(
        Verdict(played.number, played.stamp.at_ms, "guess", notate(played.move), "plain")
        for played in replay_moves(apply, state, moves, tools)
    )
    return Analysis("codeword", seat, None, result)


def lesson(language: str) -> Lesson[CodewordOptions, State, None]:
    return Lesson(
        options=CodewordOptions(languages=("en",)),
        first=lambda tools: State(secret="apple", left=4),
        steps=(LessonStep("board", part="board"), LessonStep("guess", part="entry", wants="berry")),
    )


CODEWORD: Game[CodewordOptions, State, Guess | GiveUp, View, None] = Game(
    id="codeword",
    version=1,
    seats=(1, 1),
    Options=CodewordOptions,
    State=State,
    Move=Guess | GiveUp,  # type: ignore[arg-type]
    View=View,
    Event=Marked,
    check=check,
    daily=lambda language, chance: CodewordOptions(languages=(language,)),
    new=new,
    apply=apply,
    view=view,
    scores=scores,
    outcome=outcome,
    deadline=lambda state: state.due_ms,
    parse=parse,
    notate=notate,
    picture=lambda view: "\n".join(row.word for row in view.rows),
    share=lambda view, name, say: f"{name} · {len(view.rows)} guesses",
    puzzle=lambda state: CodewordOptions(guesses=state.left),
    solution=lambda state: Guess(state.secret),
    sample=lambda state, seat, chance, tools: Guess(chance.choice(WORDS)),
    bot=lambda view, seat, level, chance, tools: Guess(chance.choice(WORDS)),
    levels=("simple",),
    ranks=Ranks(
        percents=(("low", 0), ("high", 50)), count=lambda view, seat: Counted(view.left, 4, view.left == 3)
    ),
    analysis=analysis,
    lesson=lesson,
    account=lambda view: [Account(view.left, tuple(Scored(row.word) for row in view.rows))],
    making=Making(),
)
