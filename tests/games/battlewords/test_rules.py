"""Play: reveals, guesses, the three modes, hints, limits, endings and tiers."""

import pytest
from msgspec.structs import replace

from worderly.games.battlewords import GAME
from worderly.games.battlewords.generate import rows_of
from worderly.games.battlewords.model import (
    Ended,
    Event,
    Guess,
    Hidden,
    Hint,
    Hinted,
    Move,
    Reveal,
    Revealed,
    Right,
    State,
    WordList,
    Wrong,
)
from worderly.games.battlewords.options import Options
from worderly.games.battlewords.ranks import count
from worderly.games.battlewords.sea import tier_of
from worderly.games.tools import Tools
from worderly.kit import GiveUp, Notice, Refused, Stamp, encode, events_for, play, race, see, start
from worderly.lexicon import Lexicon

TOOLS = Tools((Lexicon.from_words(["cart", "song", "plane", "river", "garden", "winter"]),))

# a row each: cart A, song C, plane E, river G, garden I, winter K, all from the first column
WORDS = tuple(
    Hidden(w, w, 2 * n, 0, "H") for n, w in enumerate(["cart", "song", "plane", "river", "garden", "winter"])
)
PERFECT = 60


def sea(options: Options | None = None) -> State:
    options = options or Options()
    return State(
        options=options,
        grid=rows_of(WORDS),
        shown=("?" * 12,) * 12,
        words=WORDS,
        list=WordList("words", ((4, 2), (5, 2), (6, 2))),
        secret="s",
        hints_left=options.hints,
    )


def step(state: State, move: str | Move) -> tuple[State, tuple[Event, ...]]:
    move = GAME.parse(move) if isinstance(move, str) else move
    state, events = play(GAME, state, Stamp(0, 9000), move, TOOLS)
    return state, events  # type: ignore[return-value]


def after(state: State, *moves: str | Move) -> State:
    for move in moves:
        state = step(state, move)[0]
    return state


def refusal(state: State, move: str | Move) -> str:
    before = encode(state)
    with pytest.raises(Refused) as refused:
        step(state, move)
    assert encode(state) == before
    return refused.value.code


def test_a_reveal_uncovers_a_letter_or_water() -> None:
    state, events = step(sea(), "a1")
    assert (state.shown[0], events) == ("C???????????", (Revealed(seat=0, cell=(0, 0), letter="C"),))
    state, events = step(state, "b12")
    assert (state.shown[1], events) == ("???????????.", (Revealed(seat=0, cell=(1, 11), letter=""),))


def test_an_uncovered_cell_cannot_be_uncovered_again() -> None:
    assert refusal(after(sea(), "a1"), "a1") == "already_uncovered"
    assert refusal(after(sea(), "l1"), "l1") == "already_uncovered"
    assert refusal(after(sea(), "l1", "guess cart"), "a2") == "already_uncovered"


@pytest.mark.parametrize("cell", [(-1, 0), (0, 12), (12, 0), (99, 99)])
def test_a_cell_outside_is_refused(cell: tuple[int, int]) -> None:
    assert refusal(sea(), Reveal(*cell)) == "off_the_grid"


def test_a_right_guess_pays_its_length_and_its_covered_cells_and_uncovers_it() -> None:
    state, events = step(after(sea(), "a1", "a2"), "guess CART")
    cells = ((0, 0), (0, 1), (0, 2), (0, 3))
    assert events == (Right(seat=0, word="cart", points=6, covered=2, cells=cells),)
    assert (state.points, state.shown[0]) == (6, "CART????????")


def test_a_fully_uncovered_word_still_pays_its_length() -> None:
    assert after(sea(), "a1", "a2", "a3", "a4", "guess cart").points == 4


def test_a_wrong_guess_pays_nothing_and_is_spent() -> None:
    state, events = step(after(sea(), "l1"), "guess boat")
    assert (state.points, state.may_guess) == (0, False)
    why = Notice("not_in_list", {"word": "boat", "verdict": "unlisted", "list": TOOLS.list})
    assert events == (Wrong(seat=0, word="boat", wrong=1, why=why),)
    assert see(GAME, state, 0).wrong == ("boat",)
    assert refusal(state, "guess cart") == "reveal_first"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("abc", "wrong_length"),
        ("abcdefg", "wrong_length"),
        ("ca-t", "not_letters"),
        ("guess ca1t", "not_letters"),
        ("two words", "not_letters"),
        ("guess", "empty"),
    ],
)
def test_a_malformed_guess_is_refused_and_not_spent(text: str, code: str) -> None:
    state = after(sea(), "l1")
    assert refusal(state, text) == code
    assert after(state, "cart").points == 8


def test_a_word_guessed_before_is_refused_and_not_spent() -> None:
    state = after(sea(), "l1", "cart", "l2", "boat", "l3")
    assert refusal(state, "Cart") == "already_guessed"
    assert refusal(state, "BOAT") == "already_guessed"
    assert state.may_guess


def test_a_blocked_word_is_refused_and_not_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lexicon, "is_blocked", lambda self, word: word == "boat")
    assert refusal(after(sea(), "l1"), "Boat") == "blocked_word"


def test_strict_allows_one_guess_per_reveal() -> None:
    assert refusal(sea(), "cart") == "reveal_first"
    assert refusal(after(sea(), "l1", "cart"), "song") == "reveal_first"
    assert refusal(after(sea(), "l1", "l2", "cart"), "song") == "reveal_first"


def test_chain_allows_another_guess_after_a_right_one_only() -> None:
    state = after(sea(Options(mode="chain")), "l1", "cart", "song")
    assert state.points == 16
    assert refusal(after(state, "boat"), "plane") == "reveal_first"


def test_admiral_allows_a_guess_for_a_letter_only() -> None:
    options = Options(mode="admiral")
    assert refusal(after(sea(options), "l1"), "cart") == "letter_first"
    assert after(sea(options), "a1", "cart").points == 7
    assert after(sea(options), "a1", "l1", "cart").points == 7


def test_a_crossing_cell_is_counted_covered_for_each_word_only_while_it_is() -> None:
    words = (Hidden("cart", "cart", 0, 0, "H"), Hidden("crab", "crab", 0, 0, "V"), *WORDS[2:])
    state = replace(sea(Options(crossings=True)), words=words, grid=rows_of(words))
    state = after(state, "l1", "cart", "l2", "crab")
    assert state.points == 8 + 7


def test_a_hint_uncovers_a_letter_for_two_points_and_allows_no_guess() -> None:
    state, events = step(after(sea(Options(hints=3)), "l1", "cart"), Hint())
    assert (state.points, state.hints_left, state.may_guess) == (6, 2, False)
    assert isinstance(events[0], Hinted)
    (row, col), letter = events[0].cell, events[0].letter
    assert state.shown[row][col] == letter == rows_of(WORDS)[row][col] != "."
    assert row != 0


def test_hints_never_take_the_points_below_zero_and_run_out() -> None:
    state = after(sea(Options(hints=3)), Hint(), Hint(), Hint())
    assert state.points == 0
    assert refusal(state, Hint()) == "no_hints_left"
    assert refusal(sea(), Hint()) == "no_hints_here"


def test_a_hint_keeps_a_guess_that_was_allowed() -> None:
    assert after(sea(Options(hints=1)), "l1", Hint()).may_guess


def test_all_six_guessed_ends_the_match_at_sixty_at_most() -> None:
    state = after(sea(Options(mode="chain")), "l1", *(hidden.word for hidden in WORDS))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((PERFECT,), (0,), "solved")
    assert see(GAME, state, 0).tier == "fantastic"


def test_every_letter_uncovered_ends_the_match_at_once() -> None:
    cells = [(h.row, h.col + i) for h in WORDS for i in range(len(h.word))]
    state = after(sea(), *(Reveal(*cell) for cell in cells[:-1]))
    state, events = step(state, Reveal(*cells[-1]))
    assert events[-1] == Ended(seat=0, reason="all_uncovered")
    assert GAME.scores(state) == (0,)


def test_six_guesses_make_at_least_thirty() -> None:
    state = sea()
    for hidden in WORDS:
        for i in range(len(hidden.word)):
            if GAME.outcome(state) is None and (hidden.word, i) != ("winter", 5):
                state = after(state, Reveal(hidden.row, i))
        state = after(state, hidden.word)
    assert state.points == 31


def test_the_limit_of_wrong_guesses_ends_the_match() -> None:
    options = Options(wrong_limit=2)
    state = after(sea(options), "l1", "boat", "l2")
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(after(state, "ship"))
    assert outcome is not None
    assert outcome.reason == "out_of_guesses"
    assert outcome.winners == ()


def test_giving_up_shows_the_words() -> None:
    view = see(GAME, after(sea(), "l1", "cart", GiveUp()), 0)
    assert view.answer == rows_of(WORDS)
    assert [(a.word, a.guessed, a.points) for a in view.answers[:2]] == [
        ("cart", True, 8),
        ("song", False, 0),
    ]
    assert (view.reason, view.tier) == ("gave_up", "practise")


@pytest.mark.parametrize(
    ("points", "tier"),
    [
        (0, "practise"),
        (33, "practise"),
        (34, "good"),
        (37, "good"),
        (38, "great"),
        (41, "great"),
        (42, "fantastic"),
        (60, "fantastic"),
    ],
)
def test_tiers(points: int, tier: str) -> None:
    assert tier_of(points) == tier


def test_options_out_of_range_and_at_odds_are_refused() -> None:
    for options, code in (
        (Options(hints=-1), "bad_option"),
        (Options(wrong_limit=100), "bad_option"),
        (Options(crossings=True, spaced=True), "crossings_or_spaced"),
    ):
        with pytest.raises(Refused, match=rf"^{code}\("):
            GAME.check(options)


def test_only_the_default_game_ranks() -> None:
    for options, ranked in ((Options(), True), (Options(mode="chain"), False), (Options(hints=3), False)):
        outcome = GAME.outcome(after(sea(options), GiveUp()))
        assert outcome is not None
        assert outcome.ranked is ranked


def test_a_view_counts_words_left_reveals_and_the_list() -> None:
    view = see(GAME, after(sea(), "a1", "l1", "cart"), 0)
    assert (view.left, view.reveals, view.points) == (((4, 1), (5, 2), (6, 2)), 2, 7)
    assert (view.list.name, view.list.counts) == ("words", ((4, 2), (5, 2), (6, 2)))
    assert view.named[0].word == "cart"
    assert view.last is not None
    assert view.last.kind == "right"


def test_the_radar_is_always_visible_unless_hidden_by_option() -> None:
    assert see(GAME, sea(), 0).radar == ((0, 3), (2, 3), (4, 4), (6, 4), (8, 5), (10, 5))
    hidden = sea(Options(radar=False))
    assert see(GAME, hidden, 0).radar == ()
    assert len(see(GAME, after(hidden, GiveUp()), 0).radar) == 6


def test_two_states_that_differ_only_in_secrets_give_equal_views() -> None:
    """Other letters and other first cells, the same last cells and lengths."""
    others = tuple(Hidden(h.word[::-1], h.word[::-1], h.row, h.col, h.direction) for h in WORDS)
    twin = replace(sea(), words=others, grid=rows_of(others), secret="t")
    for seat in (0, None):
        assert encode(see(GAME, sea(), seat)) == encode(see(GAME, twin, seat))
    assert encode(see(GAME, after(sea(), "l1"), 0)) == encode(see(GAME, after(twin, "l1"), 0))


def test_a_spectator_sees_the_score_and_nothing_uncovered_before_the_end() -> None:
    state = after(sea(), "a1", "cart")
    view = see(GAME, state, None)
    assert (view.points, view.grid, view.named, view.last) == (7, ("?" * 12,) * 12, (), None)
    assert see(GAME, after(state, GiveUp()), None).answer == rows_of(WORDS)


def test_events_reach_the_player_alone() -> None:
    events = step(sea(), "a1")[1]
    assert events_for(events, 0)
    assert not events_for(events, None)


def test_racers_search_the_same_sea() -> None:
    raced, tools = race(GAME), Tools.open(("en",))
    options, _ = raced.check(raced.Options(of=Options(mode="chain"), seats=2))
    state = start(raced, options, "race", tools)
    state = play(raced, state, Stamp(1, 1), Reveal(0, 0), tools).state
    state = play(raced, state, Stamp(1, 2), Guess(state.lanes[1].words[0].word), tools).state
    assert raced.scores(state)[0] == 0 < raced.scores(state)[1]
    assert see(raced, state, 0).own.grid == ("?" * 12,) * 12


@pytest.mark.parametrize("accents", [True, False])
def test_a_french_guess_may_have_its_accents_or_not(accents: bool) -> None:
    french = Tools.open(("fr",))
    states = (start(GAME, Options(languages=("fr",)), seed, french) for seed in range(99))
    state, word = next((s, w) for s in states for w in s.words if w.display != w.word)
    state = play(GAME, state, Stamp(0, 1), Reveal(0, 0), french).state
    guess = word.display.upper() if accents else word.word
    assert play(GAME, state, Stamp(0, 2), Guess(guess), french).state.points > 0


@pytest.mark.parametrize(("points", "is_flawless"), [(41, False), (42, True)])
def test_only_the_best_tier_is_flawless(points: int, is_flawless: bool) -> None:
    view = replace(see(GAME, sea(), 0), reason="solved", points=points)
    counted = count(view, 0)
    assert counted is not None
    assert counted.is_flawless is is_flawless
