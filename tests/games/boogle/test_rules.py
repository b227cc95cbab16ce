"""Boogle through the one door: finds and refusals, the clock, turns, rooms, the end."""

from typing import Any

import pytest
from msgspec.structs import replace

from worderly.games.boogle import GAME
from worderly.games.boogle.model import (
    Done,
    Find,
    Found,
    Late,
    Ready,
    Scored,
    State,
    TimeCalled,
    TurnBegan,
    TurnOver,
    View,
)
from worderly.games.boogle.options import Options
from worderly.games.tools import Tools
from worderly.kit import GiveUp, Refused, Stamp, TimeUp, encode, events_for, play, see, start
from worderly.lexicon import Lexicon

# c a t
# o d s
# w e qu
GRID = "cat/ods/weq"
WORDS = ["cat", "cats", "cad", "cads", "cow", "code", "dew", "does", "woe", "wed", "xyz", "we"]
TOOLS = Tools((Lexicon.from_words(WORDS, name="pocket"),))
LIST = f"pocket {TOOLS.words.version}"
PAIR = ("Ann", "Bob")


def started(tools: Tools = TOOLS, **options: Any) -> State:
    checked, _ = GAME.check(Options(**{"grid": GRID, **options}))
    return start(GAME, checked, "test", tools)


def after(state: State, *moves: Any, seat: int = 0, at_ms: int = 1000, tools: Tools = TOOLS) -> State:
    for one in moves:
        move = Find(one) if isinstance(one, str) else one
        state = play(GAME, state, Stamp(seat, at_ms), move, tools).state
    return state


def events(state: State, move: Any, seat: int = 0, at_ms: int = 1000) -> tuple[Any, ...]:
    return play(GAME, state, Stamp(seat, at_ms), move, TOOLS).events


def refused(state: State, move: Any, seat: int = 0, at_ms: int = 1000, tools: Tools = TOOLS) -> Refused:
    with pytest.raises(Refused) as caught:
        play(GAME, state, Stamp(seat, at_ms), move, tools)
    return caught.value


def seen(state: State, seat: int | None = 0) -> View:
    return see(GAME, state, seat)


def test_the_event_of_a_find_has_its_path_and_points() -> None:
    (sent,) = events(started(), Find("Cats"))
    assert sent == Found(
        seat=0,
        word="cats",
        display="cats",
        points=6 + 4,
        path=((0, 0), (0, 1), (0, 2), (1, 2)),
        common=True,
        score=10,
    )


@pytest.mark.parametrize(
    ("word", "code", "facts"),
    [
        ("we", "too_short", {"word": "we", "need": 3}),
        ("xyz", "not_on_board", {"word": "xyz", "verdict": "listed", "list": LIST}),
        ("tad", "not_in_list", {"word": "tad", "verdict": "unlisted", "list": LIST}),
        ("cac", "not_in_list", {"word": "cac", "verdict": "unlisted", "list": LIST}),
        ("cow", "already_found", {"word": "cow"}),
        (" ", "empty", {}),
    ],
)
def test_every_refusal_has_its_reason(word: str, code: str, facts: dict[str, Any]) -> None:
    refusal = refused(after(started(), "cow"), Find(word))
    assert (refusal.code, refusal.facts) == (code, facts)


def test_a_long_word_on_a_board_of_one_letter_is_judged_at_once() -> None:
    tools = Tools((Lexicon.from_words(["aaa"]),))
    state = started(tools, grid="/".join(["aaaaaaaa"] * 7 + ["aaaaaaab"]), min_length=3)
    assert refused(state, Find("a" * 60 + "b"), tools=tools).code == "not_in_list"


def test_typing_q_picks_the_qu_die() -> None:
    tools = Tools((Lexicon.from_words(["quit", "qat", "quaint"]),))
    state = started(tools, grid="qit/axx/xxx")
    assert after(state, "qit", tools=tools).turns[0].found[0].word == "quit"
    assert refused(after(state, "quit", tools=tools), Find("qit"), tools=tools).code == "already_found"
    assert refused(state, Find("qat"), tools=tools).code == "not_on_board"
    plain = started(tools, grid="qit/axx/txx", plain_q=True)
    assert after(plain, "qat", tools=tools).turns[0].found[0].word == "qat"


def test_hidden_words_are_accepted_but_never_listed_as_missed() -> None:
    english = Tools.open(("en",))
    word = next(word for word in sorted(english.words.hidden) if len(word) == 4 and word in english.words)
    state = started(english, grid=f"{word[0]}{word[1]}/{word[2]}{word[3]}")
    missed = seen(after(state, Done(), tools=english)).boards[0].words
    assert word not in {one.word for one in missed}
    found = seen(after(state, word, Done(), tools=english)).boards[0].words
    assert word in {one.word for one in found}


def test_the_view_counts_common_words_and_hides_the_unfound() -> None:
    state = after(started(), "cat")
    view = seen(state)
    assert (view.common_found, view.common_total) == (1, 10)
    assert (view.boards, view.players) == ((), ())
    assert b"does" not in encode(view)


def test_two_sets_of_unfound_words_give_the_same_view() -> None:
    state = after(started(), "cat")
    deal = state.deals[0]
    swapped = replace(
        deal, words=tuple(replace(w, word=w.word[::-1], display="", path=()) for w in deal.words)
    )
    other = replace(state, deals=(swapped,), secret="other")
    assert encode(seen(state)) == encode(seen(other))


def test_the_end_shows_every_word_with_its_path_commonest_first() -> None:
    (board,) = seen(after(started(), "cat", Done())).boards
    assert sorted(word.word for word in board.words) == sorted(set(WORDS) - {"xyz", "we"})
    assert [word.word for word in board.words if word.finders] == ["cat"]
    assert all(len(word.path) == len(word.word) for word in board.words)
    order = [(word.rank, -word.points) for word in board.words]
    assert order == sorted(order)


def test_a_flawless_game_has_every_easy_word_and_one_of_the_longest() -> None:
    listed = [word.word for word in seen(after(started(), Done())).boards[0].words]
    longest = [word for word in listed if len(word) == 4]

    def is_flawless(words: list[str]) -> bool:
        rank = GAME.ranks.rank(seen(after(started(), *words, Done())), 0)
        return rank is not None and rank.is_flawless

    assert is_flawless(listed)
    assert not is_flawless(longest)
    assert not is_flawless([word for word in listed if word not in longest])
    assert not is_flawless(listed[1:])


def test_a_word_at_the_deadline_is_late_listed_and_not_scored() -> None:
    state = after(started(time_s=10), "cat", at_ms=9_999)
    assert events(state, Find("cow"), at_ms=10_000) == (Late(seat=0, word="cow"),)
    late = after(state, "cow", at_ms=10_000)
    assert refused(late, Find("cow"), at_ms=10_001).code == "already_found"
    assert GAME.scores(late) == GAME.scores(state)
    over = after(late, TimeUp(), at_ms=11_000)
    assert seen(over).players[0].late == ("cow",)
    assert seen(over).players[0].words == ("cat",)


def test_words_under_way_when_time_is_called_are_late_until_the_turn_closes() -> None:
    state = started(time_s=10)
    assert GAME.deadline(state) == 10_000
    assert refused(state, TimeUp(), at_ms=9_999).code == "not_yet"
    assert events(state, TimeUp(), at_ms=10_000) == (TimeCalled(),)
    closing = after(state, TimeUp(), at_ms=10_000)
    assert (seen(closing).phase, GAME.outcome(closing), GAME.deadline(closing)) == ("closing", None, 11_000)
    late = after(closing, "cat", at_ms=10_400)
    over = after(late, TimeUp(), at_ms=11_000)
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((0,), "time_up")


def test_untimed_games_have_no_deadline_and_end_when_the_player_is_done() -> None:
    state = started(time_s=0)
    assert GAME.deadline(state) is None
    over = after(state, "cat", Done(), at_ms=10**9)
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((6,), (0,), "all_done")


def test_classic_scoring_counts_by_length() -> None:
    assert GAME.scores(after(started(scoring="classic"), "cats", "cow")) == (2,)


def test_two_languages_are_played_together() -> None:
    tools = Tools((Lexicon.from_words(["wax"]), Lexicon.from_words(["wax", "axé"], language="fr")))
    state = started(tools, grid="wax/eee/eee", languages=("en", "fr"))
    state = after(state, "wax", "axé", tools=tools)
    assert [(word.word, word.points) for word in state.turns[0].found] == [("wax", 22), ("axe", 13)]
    refusal = refused(state, Find("eee"), tools=tools)
    assert str(refusal.facts["list"]).count("words") == 2


# Turns


def test_a_turn_begins_when_its_player_is_ready() -> None:
    state = started(mode="turns", players=PAIR, time_s=60)
    assert (seen(state).phase, seen(state).faces, GAME.deadline(state)) == ("ready", (), None)
    assert seen(state).common_total == 0
    assert refused(state, Find("cat")).code == "not_ready"
    assert refused(state, Ready(), seat=1).code == "not_your_turn"
    assert events(state, Ready(), at_ms=5_000) == (TurnBegan(mover=0, ends_ms=65_000),)
    began = after(state, Ready(), at_ms=5_000)
    assert refused(began, Ready()).code == "already_started"
    assert refused(began, Find("cat"), seat=1).code == "not_your_turn"
    assert (GAME.deadline(began), seen(began).faces[0]) == (65_000, ("c", "a", "t"))


def test_each_turn_has_a_clock_of_its_own() -> None:
    state = after(started(mode="turns", players=PAIR, time_s=60), Ready(), "cat", at_ms=5_000)
    sent = events(state, TimeUp(), at_ms=70_000)
    assert sent == (TurnOver(mover=0, score=6, words=1),)
    state = after(state, TimeUp(), at_ms=70_000)
    assert (seen(state).up, GAME.deadline(state)) == (1, None)
    state = after(state, Ready(), seat=1, at_ms=100_000)
    assert GAME.deadline(state) == 160_000


def two_turns(first: list[str], second: list[str], **options: Any) -> State:
    state = started(mode="turns", players=PAIR, **options)
    state = after(state, Ready(), *first, Done())
    return after(state, Ready(), *second, Done(), seat=1)


def test_the_higher_total_wins_a_game_of_turns() -> None:
    outcome = GAME.outcome(two_turns(["cat"], ["cat", "cow"]))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((6, 6 + 8 + 1), (1,))


def test_equal_totals_are_a_tie() -> None:
    outcome = GAME.outcome(two_turns(["cat"], ["cat"]))
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_every_turn_gets_a_fresh_board_unless_all_get_the_same() -> None:
    english = Tools.open(("en",))

    def boards(same_board: bool) -> list[int]:
        state = started(english, grid="", mode="turns", players=PAIR, rounds=2, same_board=same_board)
        for turn in range(4):
            state = after(state, Ready(), Done(), seat=turn % 2, tools=english)
        assert GAME.outcome(state) is not None
        assert len({encode(deal.faces) for deal in state.deals}) == len(state.deals)
        return [turn.deal for turn in state.turns]

    assert boards(same_board=False) == [0, 1, 2, 3]
    assert boards(same_board=True) == [0, 0, 1, 1]


def test_a_player_who_gets_the_same_board_next_does_not_see_it() -> None:
    state = after(started(mode="turns", players=PAIR, same_board=True), Ready(), "cat")
    assert seen(state, 0).faces
    assert seen(state, 1).faces == seen(state, None).faces == ()
    assert seen(state, 1).found == ()
    # The options hold the typed board.
    assert (seen(state, 0).options.grid, seen(state, 1).options.grid) == (GRID, "")
    fresh = after(started(mode="turns", players=PAIR), Ready())
    assert seen(fresh, 1).faces


def test_scores_add_up_over_rounds_and_the_cloud_grows_with_use() -> None:
    state = started(mode="turns", players=PAIR, rounds=2)
    for turn in range(4):
        state = after(state, Ready(), "cat", *(["cow"] if turn == 3 else []), Done(), seat=turn % 2)
    view = seen(state)
    assert view.scores == (12, 12 + 9)
    assert [player.name for player in view.players] == ["Ann", "Bob"]
    assert view.players[1].cloud == {"cat": 12, "cow": 9}
    assert view.players[1].words == ("cat", "cat", "cow")
    assert len(view.boards) == 4


def test_giving_up_ends_the_turns_for_all() -> None:
    over = after(started(mode="turns", players=PAIR), Ready(), "cat", GiveUp())
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((6, 0), "gave_up")


def test_eight_players_and_five_rounds_take_forty_turns() -> None:
    state = started(mode="turns", players=tuple("ABCDEFGH"), rounds=5, same_board=True)
    for turn in range(40):
        assert seen(state).round == turn // 8 + 1
        state = after(state, Ready(), Done(), seat=turn % 8)
    assert GAME.outcome(state) is not None


# Rooms


def room(*finds: tuple[int, str], **options: Any) -> State:
    state = started(mode="room", seats=3, **options)
    for seat, word in finds:
        state = after(state, word, seat=seat)
    return state


def test_everyone_in_a_room_has_the_same_board_and_clock() -> None:
    state = room(time_s=30)
    assert (
        len({encode((seen(state, seat).faces, seen(state, seat).ends_ms)) for seat in (0, 1, 2, None)}) == 1
    )
    assert GAME.deadline(state) == 30_000


def test_others_hear_only_that_someone_scored() -> None:
    sent = events(room(), Find("cat"), seat=1)
    assert events_for(sent, 0) == events_for(sent, None) == (Scored(mover=1, score=6, words=1),)
    assert [type(event) for event in events_for(sent, 1)] == [Found, Scored]
    state = room((1, "cat"))
    assert encode(replace(seen(state, 0), scores=(), words_found=())) == encode(
        replace(seen(room(), 0), scores=(), words_found=())
    )
    assert (seen(state, 0).scores, seen(state, 0).words_found) == ((0, 6, 0), (0, 1, 0))


SHARED = ((0, "cat"), (1, "cat"), (0, "cow"), (1, "does"), (2, "dew"))


def test_the_end_shows_both_totals_and_the_struck_words() -> None:
    over = after(room(*SHARED, time_s=10), TimeUp(), at_ms=20_000)
    players = seen(over, 2).players
    assert [player.all_total for player in players] == [15, 6 + 9, 8]
    assert [player.unique_total for player in players] == [9, 9, 8]
    assert [player.struck for player in players] == [("cat",), ("cat",), ()]
    finders = {word.word: word.finders for word in seen(over, 0).boards[0].words}
    assert (finders["cat"], finders["dew"], finders["woe"]) == ((0, 1), (2,), ())


@pytest.mark.parametrize(
    ("decides", "scores", "winners"), [("all", (16, 24, 9), (1,)), ("unique", (0, 8, 9), (2,))]
)
def test_the_room_says_which_total_decides(
    decides: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    finds = ((0, "cat"), (0, "cats"), (1, "cat"), (1, "cats"), (1, "wed"), (2, "cow"))
    state = room(*finds, decides=decides)
    assert GAME.scores(state) == (16, 24, 9)
    outcome = GAME.outcome(after(state, TimeUp(), at_ms=10**7))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (scores, winners)


def test_a_room_ends_early_when_everyone_is_done() -> None:
    state = after(room(), Done(), seat=0)
    assert seen(state, 0).done
    assert refused(state, Find("cat"), seat=0).code == "turn_is_over"
    state = after(state, GiveUp(), seat=2)
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(after(state, Done(), seat=1))
    assert outcome is not None
    assert outcome.reason == "all_done"


def test_a_room_has_no_ready() -> None:
    assert refused(room(), Ready()).code == "already_started"


def test_a_spectator_of_one_player_sees_nothing_until_the_end() -> None:
    state = after(started(), "cat")
    assert (seen(state, None).faces, seen(state, None).found) == ((), ())
    assert seen(after(state, Done()), None).boards


def test_only_the_daily_options_rank() -> None:
    english = Tools.open(("en",))
    daily = after(started(english, grid=""), Done(), tools=english)
    other = after(started(english, grid="", time_s=240), Done(), tools=english)
    for state, ranked in ((daily, True), (other, False)):
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.ranked is ranked
