"""Playing: lines from either end, names, hints, giving up, claims and races."""

from typing import Any

import pytest

from worderly.games.tools import Tools
from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.model import Draw, HiddenWord, Hint, HintGiven, Name, State, WordFound
from worderly.games.wordsearch.options import Options
from worderly.kit import (
    Chance,
    GiveUp,
    Outcome,
    Refused,
    Stamp,
    Step,
    TimeUp,
    encode,
    events_for,
    play,
    race,
    see,
    start,
)
from worderly.kit.race import RaceOptions
from worderly.lexicon import Lexicon

TOOLS = Tools((Lexicon.from_words(["cat"]),))

#   1 2 3 4 5
# a C A T S X
# b X O X X L
# c X X R X E
# d T A C A V
# e L E V E L
GRID = ("CATSX", "XOXXL", "XXRXE", "TACAV", "LEVEL")
HIDDEN = (
    HiddenWord("cats", "CATS", 0, 0, "E"),
    HiddenWord("cat", "CAT", 3, 2, "W"),
    HiddenWord("level", "LEVEL", 4, 0, "E"),
    HiddenWord("Côr", "COR", 0, 0, "SE"),
    HiddenWord("lev", "LEV", 1, 4, "S", secret=True),
)


def state(**more: Any) -> State:
    settings: dict[str, Any] = {"mode": "solo", "typing": "free", "gave_up": (None,)} | more
    return State(
        grid=GRID,
        hidden=HIDDEN,
        unplaced=(),
        title="Pets",
        theme="",
        message="hush",
        alphabet="latin",
        chance="secret",
        **settings,
    )


def after(begin: State, *moves: Any, at: int = 1000) -> State:
    for n, move in enumerate(moves, 1):
        begin = do(begin, move, at=n * at).state
    return begin


def do(begin: State, move: Any, seat: int = 0, at: int = 1000) -> Step[State]:
    return play(GAME, begin, Stamp(seat, at), move, TOOLS)


def ended(end: State) -> Outcome:
    outcome = GAME.outcome(end)
    assert outcome is not None
    return outcome


ALL = (Draw((0, 0), (0, 3)), Draw((3, 2), (3, 0)), Draw((4, 4), (4, 0)), Draw((0, 0), (2, 2)))


@pytest.mark.parametrize("ends", [((0, 0), (0, 3)), ((0, 3), (0, 0))])
def test_a_word_is_drawn_from_either_end(ends: Any) -> None:
    step = do(state(), Draw(*ends))
    assert step.events == (
        WordFound(seat=0, word="cats", cells=((0, 0), (0, 1), (0, 2), (0, 3)), finder=0, at_ms=1000),
    )
    assert GAME.scores(step.state) == (1,)


def test_a_line_over_any_true_occurrence_counts() -> None:
    step = do(state(), Draw((0, 0), (0, 2)))
    assert see(GAME, step.state, 0).words[1].cells == ((0, 0), (0, 1), (0, 2))


def test_a_palindrome_is_found_both_ways() -> None:
    for ends in (((4, 0), (4, 4)), ((4, 4), (4, 0))):
        assert GAME.scores(do(state(), Draw(*ends)).state) == (1,)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Draw((0, 0), (0, 1)), "nothing_there"),
        (Draw((0, 0), (1, 2)), "not_straight"),
        (Draw((2, 2), (2, 2)), "not_straight"),
        (Draw((0, 0), (0, 5)), "off_grid"),
        (Draw((-1, 0), (0, 0)), "off_grid"),
        (Name("dog"), "not_listed"),
        (Name(" - "), "empty"),
        (Name("cats", (2, 2)), "not_there"),
        (Hint("dog"), "not_listed"),
        (Hint("lev"), "not_listed"),
    ],
)
def test_a_move_that_finds_nothing_says_why(move: Any, code: str) -> None:
    with pytest.raises(Refused, match=rf"^{code}\("):
        do(state(), move)


def test_a_refusal_names_the_cell_that_is_not_on_the_grid() -> None:
    with pytest.raises(Refused) as refused:
        do(state(), Draw((0, 0), (0, 5)))
    assert refused.value.facts == {"cell": "a6"}


def test_a_found_word_is_not_found_again() -> None:
    for again in (Draw((0, 3), (0, 0)), Name("CATS"), Hint("cats")):
        with pytest.raises(Refused, match=r"^already_found\("):
            do(after(state(), ALL[0]), again)


@pytest.mark.parametrize("text", ["cor", "CÔR", " c-o r ", "Côr"])
def test_a_name_is_accepted_with_and_without_its_accents(text: str) -> None:
    assert see(GAME, do(state(), Name(text)).state, 0).words[3].cells == ((0, 0), (1, 1), (2, 2))


def test_a_name_with_either_end_is_found_there() -> None:
    for end in ((3, 2), (3, 0), (0, 0), (0, 2)):
        assert GAME.scores(do(state(), Name("cat", end)).state) == (1,)


def test_names_without_a_place_make_a_match_unranked() -> None:
    assert ended(after(state(), *ALL)).ranked
    assert ended(after(state(), *ALL[:3], Name("cor", (0, 0)))).ranked
    assert not ended(after(state(), *ALL[:3], Name("cor"))).ranked


def test_where_places_are_asked_for_a_bare_name_is_refused() -> None:
    with pytest.raises(Refused, match=r"^say_where\("):
        do(state(typing="placed"), Name("cat"))


def test_all_words_found_ends_the_match_and_secret_words_are_extra() -> None:
    end = after(state(), *ALL)
    assert ended(end) == Outcome(scores=(4,), winners=(0,), reason="all_found", time_ms=4000)
    bonus = do(state(), Draw((1, 4), (3, 4)))
    assert GAME.scores(bonus.state) == (0,)
    assert isinstance(bonus.events[0], WordFound)
    assert bonus.events[0].secret


def test_a_hint_gives_a_first_cell_and_costs_fifteen_seconds() -> None:
    step = do(state(), Hint("cat"))
    assert step.events == (HintGiven(seat=0, word="cat", cell=(3, 2), cost_ms=15_000),)
    view = see(GAME, step.state, 0)
    assert [(hint.word, hint.cell) for hint in view.hints] == [("cat", (3, 2))]
    assert view.penalty_ms == 15_000
    assert ended(after(step.state, *ALL)).time_ms == 4000 + 15_000


def test_a_hint_is_given_once_a_word_and_only_for_hidden_ones() -> None:
    sent = do(state(), Hint("cat")).state
    with pytest.raises(Refused, match=r"^hint_given_already\("):
        do(sent, Hint("cat"))
    four = after(state(), Hint(), Hint(), Hint(), Hint())
    assert len({hint.word for hint in see(GAME, four, 0).hints}) == 4
    with pytest.raises(Refused, match=r"^all_hints_given\("):
        do(four, Hint())


def test_giving_up_opens_the_solution() -> None:
    end = do(after(state(), ALL[0]), GiveUp(), at=9000).state
    assert ended(end) == Outcome(scores=(1,), winners=(), reason="gave_up", time_ms=9000)
    view = see(GAME, end, 0)
    assert view.words[2].cells == tuple((4, col) for col in range(5))
    assert view.words[2].found_by is None
    assert view.message == "hush"
    assert [word.text for word in view.secrets_found] == ["lev"]


def test_the_clock_has_no_end() -> None:
    with pytest.raises(Refused) as refused:
        do(state(), TimeUp(), at=10**9)
    assert refused.value.code == "not_yet"


def test_a_view_before_the_end_tells_no_place_of_a_hidden_word() -> None:
    view = see(GAME, after(state(), ALL[0]), 0)
    assert [bool(word.cells) for word in view.words] == [True, False, False, False]
    assert (view.secrets, view.secrets_found, view.message, view.time_ms) == (1, (), None, None)


def test_a_spectator_learns_no_place_from_a_player_alone_until_the_end() -> None:
    step = do(state(), Draw((0, 0), (0, 3)))
    assert events_for(step.events, None) == ()
    assert not any(word.cells for word in see(GAME, step.state, None).words)
    assert see(GAME, step.state, None).scores == (1,)
    assert events_for(do(claim(), Draw((0, 0), (0, 3)), seat=1).events, None) != ()


def test_two_states_that_differ_only_in_places_look_the_same() -> None:
    moved = tuple(HiddenWord(w.text, w.letters, 1, 1, "N", w.secret) for w in HIDDEN)
    one, two = state(), state()
    other = State(**{f: getattr(two, f) for f in two.__struct_fields__} | {"hidden": moved, "chance": "x"})
    for seat in (0, None):
        assert encode(see(GAME, one, seat)) == encode(see(GAME, other, seat))


# --- several seats ------------------------------------------------------------------


def claim() -> State:
    return state(mode="claim", typing="placed", gave_up=(None, None))


def test_a_claimed_word_belongs_to_its_first_finder() -> None:
    mine = do(claim(), ALL[0], seat=1).state
    assert see(GAME, mine, 0).words[0].found_by == 1
    with pytest.raises(Refused, match=r"^claimed_already\(word='cats', seat=2\)"):
        do(mine, ALL[0], seat=0)
    with pytest.raises(Refused, match=r"^already_found\("):
        do(mine, ALL[0], seat=1)


def test_the_most_words_win_a_claim_and_equal_ones_tie() -> None:
    one = claim()
    for n, seat in enumerate((0, 1, 1, 1)):
        one = do(one, ALL[n], seat).state
    assert ended(one).winners == (1,)
    tied = claim()
    for n, seat in enumerate((0, 1, 0, 1)):
        tied = do(tied, ALL[n], seat).state
    assert ended(tied).winners == (0, 1)


def test_who_gives_up_a_claim_stops_and_the_others_play_on() -> None:
    one = do(claim(), GiveUp(), seat=0).state
    assert GAME.outcome(one) is None
    with pytest.raises(Refused, match=r"^gave_up_already\("):
        do(one, ALL[0], seat=0)
    assert ended(do(do(one, ALL[0], 1).state, GiveUp(), 1).state).winners == (1,)


def test_a_claim_has_no_hints() -> None:
    with pytest.raises(Refused, match=r"^no_hints_in_a_claim\("):
        do(claim(), Hint())


def test_a_claim_has_the_seats_asked_for() -> None:
    tools = Tools.open(("en",))
    begin = start(GAME, GAME.Options(mode="claim", players=3), "1", tools)
    assert GAME.scores(begin) == (0, 0, 0)
    assert begin.typing == "placed"


def test_a_race_is_each_on_their_own_copy_and_time_breaks_a_tie() -> None:
    raced = race(GAME)
    lanes = raced.State(lanes=(state(), state()))
    events: tuple[Any, ...] = ()
    for seat, late in ((0, 500), (1, 0)):
        for n, move in enumerate(ALL):
            step = play(raced, lanes, Stamp(seat, n * 1000 + late), move, TOOLS)
            lanes, events = step.state, step.events
    assert [type(event).__name__ for event in events_for(events, 0)] == ["RaceScore"]
    outcome = raced.outcome(lanes)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((4, 4), (1,))


# --- bots ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", GAME.levels)
def test_a_bot_finds_every_word_with_its_eyes_alone(level: str) -> None:
    chance, now = Chance("bot"), state()
    for n in range(20):
        if GAME.outcome(now):
            break
        now = do(now, GAME.bot(see(GAME, now, 0), 0, level, chance, TOOLS), at=n).state
    assert ended(now).reason == "all_found"


def test_a_beginner_needs_hints_where_the_dictionary_needs_none() -> None:
    tools = Tools.open(("en",))
    used = {}
    for level in GAME.levels:
        chance, now = Chance("bot"), start(GAME, GAME.Options(backwards=0.5), "7", tools)
        while not GAME.outcome(now):
            move = GAME.bot(see(GAME, now, 0), 0, level, chance, tools)
            now = play(GAME, now, Stamp(0, 1), move, tools).state
        used[level] = len(now.hints)
    assert used["beginner"] > used["dictionary"] == 0


def test_a_race_is_not_won_by_typing_the_list() -> None:
    raced = race(GAME)
    lanes = start(raced, RaceOptions(of=Options(words=("oak", "elm"))), "race", TOOLS)
    with pytest.raises(Refused, match=r"^say_where\("):
        play(raced, lanes, Stamp(0, 5), Name("oak"), TOOLS)
