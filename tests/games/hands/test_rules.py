"""Hands through the one door: words, wildcard, substitute, replay, hints, the end."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.games.hands import GAME
from worderly.games.hands.letters import score
from worderly.games.hands.model import (
    Dealt,
    Finish,
    HandOver,
    Hint,
    Hinted,
    Next,
    Play,
    Played,
    Replay,
    Replayed,
    State,
    Substitute,
    Substituted,
    View,
)
from worderly.games.hands.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance, GiveUp, Refused, Stamp, encode, play, race, see, start
from worderly.lexicon import Lexicon

WORDS = ["at", "cat", "dad", "did", "fax", "fix", "ice", "icy", "it", "jar", "out", "part", "quail", "weed"]
TOOLS = Tools((Lexicon.from_words(WORDS),))
ENGLISH = Tools.open(("en",))


def dealt(hand: str, tools: Tools = TOOLS, **options: Any) -> State:
    checked, _ = GAME.check(Options(hand=hand, **options))
    return start(GAME, checked, "test", tools)


def after(state: State, *moves: Any, tools: Tools = TOOLS) -> State:
    for move in moves:
        state = play(GAME, state, Stamp(0), Play(move) if isinstance(move, str) else move, tools).state
    return state


def events(state: State, move: Any, tools: Tools = TOOLS) -> tuple[Any, ...]:
    return play(GAME, state, Stamp(0), move, tools).events


def seen(state: State) -> View:
    return see(GAME, state, 0)


def refusal(state: State, move: Any, tools: Tools = TOOLS) -> str:
    with pytest.raises(Refused) as refused:
        play(GAME, state, Stamp(0), move, tools)
    return refused.value.code


def test_words_score_and_leave_the_rest_of_the_hand() -> None:
    state = after(dealt("ajef*rx"), "jar")
    assert (seen(state).hand, seen(state).score) == ("ef*x", 90)
    state = after(state, "f*x")
    assert (seen(state).hand, seen(state).score) == ("e", 306)


def test_a_hand_without_letters_left_is_over() -> None:
    state = after(dealt("aci*prt"), "part")
    sent = events(state, Play("ic*"))
    assert sent == (
        Played(word="ic*", valid=True, points=84, total=198, best_points=84, hand=""),
        HandOver(number=1, score=198, kept=198, empty=True),
    )


def test_an_invalid_word_earns_nothing_and_its_letters_are_gone() -> None:
    (sent,) = events(dealt("cows*z"), Play("c*wz"))
    assert (sent.valid, sent.points, sent.hand) == (False, 0, "os")
    assert seen(after(dealt("cows*z"), "*ows")).hand == "cz"


def test_letters_not_held_are_ignored() -> None:
    assert seen(after(dealt("jjolwnn"), "jolly")).hand == "jwnn"
    assert seen(after(dealt("abc"), "x9y")).hand == "abc"


def test_the_real_vowel_never_uses_the_wildcard() -> None:
    (sent,) = events(dealt("ct*ab"), Play("cat"))
    assert (sent.valid, sent.hand) == (True, "*b")
    assert not events(dealt("ct*"), Play("cat"))[0].valid


def test_case_does_not_matter() -> None:
    (sent,) = events(dealt("weedxy"), Play("WeEd"))
    assert (sent.word, sent.points) == ("weed", 176)


def test_an_empty_word_is_refused() -> None:
    assert refusal(dealt("weedxy"), Play("  ")) == "empty"


def test_the_event_of_each_word_has_the_points_of_the_best_word() -> None:
    (sent,) = events(dealt("fixat*c"), Play("it"))
    assert (sent.points, sent.best_points) == (2, 13 * (7 * 3 - 3 * 4))
    assert seen(after(dealt("fixat*c"), "it")).plays[0].best_word == ""
    over = after(dealt("fixat*c", replay=False), "it", Finish())
    assert seen(over).rounds[0].plays[0].best_word in ("fix", "fax")


def test_a_substitute_is_allowed_once_before_the_first_word() -> None:
    state = dealt("dd*lout", hands=2)
    assert seen(state).can_substitute
    step = play(GAME, state, Stamp(0), Substitute("d"), TOOLS)
    (sent,) = step.events
    assert isinstance(sent, Substituted)
    assert sent.new not in "dlout*"
    assert seen(step.state).hand == sent.hand == f"{sent.new * 2}*lout"
    assert not seen(step.state).can_substitute
    assert refusal(step.state, Substitute("l")) == "no_substitute"
    assert refusal(after(step.state, Finish(), Next()), Substitute("l")) == "no_substitute"


@pytest.mark.parametrize(("letter", "code"), [("*", "wildcard_stays"), ("z", "not_held"), ("", "not_held")])
def test_a_letter_that_cannot_go_changes_nothing(letter: str, code: str) -> None:
    state = dealt("dd*lout")
    assert refusal(state, Substitute(letter)) == code
    assert seen(state).can_substitute


def test_no_substitute_after_a_word_nor_in_a_replay() -> None:
    assert refusal(after(dealt("dd*lout"), "out"), Substitute("d")) == "no_substitute"
    assert refusal(after(dealt("dd*lout"), Finish(), Replay()), Substitute("d")) == "no_substitute"


def test_a_replay_is_the_substituted_hand_and_the_better_score_counts() -> None:
    state = after(dealt("dd*aout"), "out", Finish())
    assert (state.phase, seen(state).can_replay) == ("after", True)
    assert events(state, Replay()) == (Replayed(hand="dd*aout"),)
    state = after(state, Replay(), "d*d", "out", Finish())
    assert state.phase == "over"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (90,)
    assert seen(state).rounds[0].scores == (27, 90)


def test_a_worse_replay_keeps_the_first_score() -> None:
    over = after(dealt("dd*aout"), "d*d", "out", Finish(), Replay(), Finish())
    assert GAME.scores(over) == (90,)
    assert [p.word for p in seen(over).rounds[0].plays] == ["d*d", "out"]


def test_a_replay_happens_once_a_game_and_is_not_a_counted_hand() -> None:
    state = after(dealt("dd*aout", hands=2), Finish(), Replay(), Finish())
    assert (state.phase, seen(state).number) == ("playing", 2)
    over = after(state, Finish())
    assert over.phase == "over"
    assert len(seen(over).rounds) == 2


def test_a_game_is_the_sum_of_the_kept_scores() -> None:
    state = after(dealt("aci*prt", hands=2), "part", "ic*")
    sent = events(state, Next())
    assert sent == (Dealt(number=2, hand="aci*prt"),)
    over = after(state, Next(), "part", Finish(), Next())
    assert GAME.scores(over) == (198 + 114,)


def test_moves_of_another_phase_are_refused_with_the_reason() -> None:
    playing, ended = dealt("dd*aout"), after(dealt("dd*aout"), Finish())
    assert refusal(playing, Next()) == refusal(playing, Replay()) == "hand_goes_on"
    for move in (Play("out"), Finish(), Hint(), Substitute("d")):
        assert refusal(ended, move) == "hand_has_ended"


def test_hints_go_from_length_to_letter_to_word() -> None:
    state = dealt("fixab*c", tools=ENGLISH)
    word = GAME.solution(state).par_line[0].word  # type: ignore[attr-defined]
    sent: list[Any] = []
    for _ in range(3):
        step = play(GAME, state, Stamp(0), Hint(), ENGLISH)
        state, sent = step.state, [*sent, *step.events]
    assert sent == [
        Hinted(length=len(word)),
        Hinted(length=len(word), letter=word[0]),
        Hinted(length=len(word), letter=word[0], word=word),
    ]
    assert refusal(state, Hint(), ENGLISH) == "no_more_hints"
    assert after(state, word, tools=ENGLISH).hint is None


def test_a_hint_where_no_word_is_left_says_so() -> None:
    assert refusal(dealt("zzz"), Hint()) == "no_words_left"


def test_giving_up_keeps_the_score_and_opens_the_answers() -> None:
    over = after(dealt("aci*prt"), "part", GiveUp())
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.reason, outcome.ranked) == ((114,), "gave_up", False)
    assert seen(over).rounds[0].par_line


def test_lines_are_closed_during_play_and_open_at_the_end() -> None:
    state = after(dealt("aci*prt", hands=2, replay=False), "part", "ic*")
    (first,) = seen(state).rounds
    assert (first.par, first.percent, first.par_line, first.perfect_line) == (204, 97, (), ())
    over = after(state, Finish())
    assert seen(over).rounds[0].par_line
    assert seen(over).rounds[1].perfect_line


def test_two_secrets_give_the_same_view() -> None:
    state = after(dealt("aci*prt", hands=3), "part")
    other = State(**{**{name: getattr(state, name) for name in state.__struct_fields__}, "secret": "other"})
    assert encode(seen(state)) == encode(seen(other))


def test_a_spectator_sees_the_score_only_until_the_end() -> None:
    state = after(dealt("aci*prt"), "part")
    watched = see(GAME, state, None)
    assert (watched.hand, watched.dealt, watched.plays, watched.total) == ("", "", (), 114)
    second = see(GAME, after(dealt("aci*prt", hands=2), "part", Finish(), Next()), None)
    assert (second.number, second.rounds) == (2, ())
    assert see(GAME, after(state, GiveUp()), None).rounds[0].plays[0].word == "part"


@given(st.integers(3, 20), st.integers(0, 10**6))
def test_every_length_deals_and_plays(n: int, seed: int) -> None:
    options, _ = GAME.check(Options(letters=n))
    state = start(GAME, options, seed, TOOLS)
    assert len(state.hand) == n
    chance = Chance(seed)
    for _ in range(200):
        if GAME.outcome(state):
            break
        state = play(GAME, state, Stamp(0), GAME.sample(state, 0, chance, TOOLS), TOOLS).state
    assert GAME.outcome(state)


@pytest.mark.parametrize(
    "options",
    [
        Options(letters=2),
        Options(letters=21),
        Options(hands=0),
        Options(hands=101),
        Options(hand="a" * 21),
        Options(hand="a b"),
        Options(hand="ab7"),
    ],
)
def test_options_out_of_range_are_refused(options: Options) -> None:
    with pytest.raises(Refused, match=r"^bad_option\("):
        GAME.check(options)


def test_a_typed_in_hand_puts_copies_side_by_side() -> None:
    options, notices = GAME.check(Options(hand="OUTdo*"))
    assert (options.hand, options.letters, notices) == ("ooutd*", 6, ())


def test_hands_of_a_game_are_the_same_whatever_was_played() -> None:
    def second(*moves: Any) -> str:
        state = start(GAME, Options(hands=2, replay=False), "seed", ENGLISH)
        return seen(after(state, *moves, tools=ENGLISH)).hand

    assert second(Finish()) == second("q", "x", Finish())
    assert second(Finish()) != start(GAME, Options(), "seed", ENGLISH).hand


def test_the_daily_is_one_hand_of_seven_without_favours_and_ranks_without_hints() -> None:
    options = GAME.daily("en", Chance("x"))
    assert (options.letters, options.hands, options.substitute, options.replay) == (7, 1, False, False)
    state = start(GAME, options, "daily", ENGLISH)
    assert seen(state).can_substitute is False
    plain = GAME.outcome(after(state, Finish(), tools=ENGLISH))
    hinted = GAME.outcome(after(state, Hint(), Finish(), tools=ENGLISH))
    assert plain is not None
    assert hinted is not None
    assert (plain.ranked, hinted.ranked) == (True, False)


def test_a_fair_hand_always_has_a_common_word() -> None:
    poor = [seed for seed in range(60) if not _par(Options(), seed)]
    assert poor, "the test needs seeds whose first hand has no common word"
    for seed in poor:
        assert _par(GAME.daily("en", Chance("x")), seed)


def _par(options: Options, seed: int) -> int:
    return GAME.solution(start(GAME, options, seed, Tools((POOR,)))).par  # type: ignore[no-any-return,attr-defined]


POOR = Lexicon.from_words(["cat", "cot", "fix", "mud", "dig"])


def test_a_list_without_any_word_still_deals() -> None:
    state = start(GAME, GAME.daily("en", Chance("x")), "s", Tools((Lexicon.from_words(["zzzzzzzzzzz"]),)))
    assert len(state.hand) == 7


def test_french_plays_with_and_without_accents() -> None:
    french = Tools((Lexicon.from_words(["été", "cœur"], language="fr"),))
    options, _ = GAME.check(Options(hand="etecoeur", languages=("fr",)))
    state = start(GAME, options, "s", french)
    for text in ("été", "ETE"):
        (sent,) = play(GAME, state, Stamp(0), Play(text), french).events
        assert isinstance(sent, Played)
        assert (sent.word, sent.valid) == ("ete", True)
    (sent,) = play(GAME, state, Stamp(0), Play("cœur"), french).events
    assert isinstance(sent, Played)
    assert (sent.word, sent.valid) == ("coeur", True)


def test_a_race_gives_everyone_the_same_hand() -> None:
    raced = race(GAME)
    state = start(raced, raced.Options(of=Options(hand="aci*prt"), seats=3), "s", TOOLS)
    state = play(raced, state, Stamp(1), Play("part"), TOOLS).state
    assert raced.scores(state) == (0, 114, 0)
    assert [see(raced, state, seat).own.hand for seat in range(3)] == ["aci*prt", "ci*", "aci*prt"]


def test_the_view_tells_what_each_length_is_multiplied_by() -> None:
    state = dealt("ajef*rx")
    view = GAME.view(state, 0, False)
    assert [3 * factor for factor in view.factors] == [score("b" * n, 7, {"b": 3}) // n for n in range(1, 8)]
    assert GAME.view(state, None, False).factors == ()
