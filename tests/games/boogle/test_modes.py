"""Random play in every mode: what holds whoever plays what and when."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from worderly.games.boogle import GAME
from worderly.games.boogle.model import Scored, State
from worderly.games.boogle.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance, Refused, Stamp, Step, TimeUp, decode, encode, events_for, play, see, start
from worderly.lexicon import Lexicon

TOOLS = Tools((Lexicon.from_words([*Lexicon.open("en").targets("medium", base=False)]),))
MODES = st.sampled_from(
    [
        Options(mode="turns", players=("Ann", "Bob", "Cy"), rounds=2, time_s=20, fewest_common=0),
        Options(mode="turns", players=("Ann", "Bob"), rounds=3, time_s=0, same_board=True, fewest_common=0),
        Options(mode="room", seats=4, time_s=30, fewest_common=0),
        Options(mode="room", seats=2, time_s=0, decides="unique", scoring="classic", fewest_common=0),
        Options(size=3, time_s=10, min_length=2, fewest_common=0),
    ]
)


def walk(options: Options, seed: int) -> Iterator[tuple[State, Stamp, Step[State]]]:
    chance, state, now_ms = Chance(seed), start(GAME, options, seed, TOOLS), 0
    while GAME.outcome(state) is None:
        now_ms += chance.below(3000)
        due = GAME.deadline(state)
        seat = see(GAME, state, 0).up if options.mode == "turns" else chance.below(len(GAME.scores(state)))
        try:
            is_due = due is not None and now_ms >= due and chance.is_hit(0.5)
            move: Any = TimeUp() if is_due else GAME.sample(state, seat, chance, TOOLS)
            step = play(GAME, state, Stamp(seat, now_ms), move, TOOLS)
        except Refused:
            continue
        yield state, Stamp(seat, now_ms), step
        state = step.state


@settings(max_examples=25)
@given(MODES, st.integers(0, 10**6))
def test_a_match_ends_and_its_scores_are_its_words(options: Options, seed: int) -> None:
    last = start(GAME, options, seed, TOOLS)
    for before, _, step in walk(options, seed):
        last = step.state
        assert decode(encode(last), GAME.State) == last
        if not last.reason:
            assert all(old <= new for old, new in zip(GAME.scores(before), GAME.scores(last), strict=True))
    view = see(GAME, last, 0)
    found = dict.fromkeys(range(len(view.scores)), 0)
    for board in view.boards:
        for word in board.words:
            for seat in word.finders:
                found[seat] += word.points
    assert [player.all_total for player in view.players] == list(found.values())
    assert all(player.unique_total <= player.all_total for player in view.players)


@settings(max_examples=25)
@given(MODES, st.integers(0, 10**6))
def test_finds_of_others_are_secret_until_the_end(options: Options, seed: int) -> None:
    for before, stamp, step in walk(options, seed):
        if step.state.reason:
            return
        for seat in (*range(len(GAME.scores(before))), None):
            if seat == stamp.seat:
                continue
            sent = [event for event in events_for(step.events, seat) if not isinstance(event, Scored)]
            assert all("word" not in event.__struct_fields__ for event in sent)
            view = see(GAME, step.state, seat)
            own = next((turn for turn in reversed(step.state.turns) if turn.seat == seat), None)
            assert [word.word for word in view.found] == [word.word for word in (own.found if own else ())]
            assert (view.boards, view.players) == ((), ())
