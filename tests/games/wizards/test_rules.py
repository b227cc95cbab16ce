"""Play: guesses, lives, bonus words, stars, hints, powers and endings."""

import json

import pytest
from msgspec.structs import replace

from tests.games.wizards.corner import GRID, LETTERS, TOOLS, corner
from worderly.games.tools import Tools
from worderly.games.wizards import GAME
from worderly.games.wizards.model import (
    Bonus,
    Cast,
    Cell,
    Earned,
    Ended,
    Event,
    Guess,
    Hint,
    Hinted,
    Move,
    Power,
    Right,
    Star,
    Starred,
    State,
    Wrong,
)
from worderly.games.wizards.options import Options, Wizard
from worderly.kit import Fact, GiveUp, Notice, Refused, Stamp, decode, encode, play, see, start
from worderly.lexicon import Lexicon


def after(state: State, *moves: str | Move) -> State:
    for move in moves:
        state = step(state, move)[0]
    return state


def step(state: State, move: str | Move) -> tuple[State, tuple[Event, ...]]:
    move = Guess(move) if isinstance(move, str) else move
    state, events = play(GAME, state, Stamp(0, 7000), move, TOOLS)
    return state, events  # type: ignore[return-value]


def refusal(state: State, move: str | Move) -> str:
    before = encode(state)
    with pytest.raises(Refused) as refused:
        step(state, move)
    assert encode(state) == before
    return refused.value.code


def test_a_right_guess_uncovers_all_copies_and_pays_one_point_a_letter() -> None:
    state, events = step(corner(), "sea")
    assert state.shown == ("Sea....", "..?....", "..?....", "...s...", "..?e?.?", "...a..?", "......?")
    assert (state.points, state.lives) == (6, 5)
    cells = ((0, 0), (0, 1), (0, 2), (3, 3), (4, 3), (5, 3))
    assert events == (Right(seat=0, word="sea", points=6, cells=cells),)


def test_letters_uncovered_before_pay_nothing_again() -> None:
    assert after(corner(), "sea", "ate").points == 6 + 2


def why(code: str, word: str) -> Notice:
    verdict = "unlisted" if code == "not_in_list" else "listed"
    return Notice(code, {"word": word, "verdict": verdict, "list": TOOLS.list})


def test_a_wrong_guess_costs_one_life() -> None:
    state, events = step(corner(), "ast")
    assert (state.lives, state.points, state.shown) == (4, 0, corner().shown)
    assert events == (Wrong(seat=0, word="ast", is_word=False, why=why("not_in_list", "ast"), lives=4),)


def test_a_wrong_guess_that_is_a_word_is_marked_as_one() -> None:
    expected = Wrong(seat=0, word="eta", is_word=True, why=why("not_in_puzzle", "eta"), lives=4)
    assert step(corner(), "eta")[1] == (expected,)
    assert see(GAME, after(corner(), "eta"), 0).turns[-1].is_word


def test_case_and_blanks_around_a_guess_do_not_matter() -> None:
    assert after(corner(), "  SeA ").points == 6


@pytest.mark.parametrize(("text", "code"), [("", "empty"), ("   ", "empty"), ("se4", "not_letters")])
@pytest.mark.parametrize("options", [Options(), Options(bonus=True)])
def test_an_empty_or_odd_line_costs_nothing(text: str, code: str, options: Options) -> None:
    assert refusal(corner(options), text) == code


@pytest.mark.parametrize("text", ["s-a", "two words", "se.", "s’a", "?ea", "s²"])
def test_a_guess_with_anything_but_letters_is_refused(text: str) -> None:
    assert refusal(corner(), text) == "not_letters"


def test_a_blocked_word_is_refused_and_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lexicon, "is_blocked", lambda self, word: word == "zoo")
    assert refusal(corner(), "Zoo") == "blocked_word"


def test_a_repeat_of_a_found_word_costs_nothing() -> None:
    assert refusal(after(corner(), "sea"), "SEA") == "already_found"


@pytest.mark.parametrize("options", [Options(), Options(bonus=True)])
def test_a_guess_of_other_letters_costs_nothing_and_names_them(options: Options) -> None:
    with pytest.raises(Refused) as refused:
        step(corner(options), "zesty")
    assert refused.value.code == "not_in_tray"
    assert refused.value.facts == {"word": "zesty", "letters": "Z, Y"}
    assert refusal(corner(options), "tests") == "not_in_tray"


@pytest.mark.parametrize("options", [Options(), Options(bonus=True), Options(wizard="shield")])
def test_the_same_wrong_guess_again_costs_nothing(options: Options) -> None:
    state = after(corner(options), "ast")
    assert refusal(state, "AST") == "wrong_again"
    assert after(state, "tae").lives == state.lives - 1


def test_a_match_of_the_first_version_plays_on_by_its_own_rules() -> None:
    state = after(corner(Options(bonus=True), rules=1), "zesty", "ast", "ast")
    assert state.lives == 2
    state = after(state, "eat", "eta", "set")
    assert (see(GAME, state, 0).stars, see(GAME, state, 0).next_star) == (0, 0)
    assert refusal(state, Star((0, 0))) == "no_stars_here"


def test_a_state_from_before_the_versions_is_of_the_first() -> None:
    data = json.loads(encode(corner()))
    del data["rules"], data["options"]["compact"]
    state = decode(json.dumps(data), State)
    assert state.rules == 1
    outcome = GAME.outcome(after(state, GiveUp()))
    assert outcome is not None
    assert outcome.ranked


def test_every_third_bonus_word_lights_a_star() -> None:
    state, words = corner(Options(bonus=True)), ("eat", "eta", "set")
    seen = []
    for word in words:
        state, events = step(state, word)
        seen.append(events[0])
    assert seen == [
        Bonus(seat=0, word="eat", next_star=2),
        Bonus(seat=0, word="eta", next_star=1),
        Bonus(seat=0, word="set", is_star=True, next_star=3),
    ]
    view = see(GAME, state, 0)
    assert (view.stars, view.next_star, view.bonus, state.lives) == (1, 3, words, 5)


def starred() -> State:
    return after(corner(Options(bonus=True)), "eat", "eta", "set")


def test_a_star_uncovers_the_chosen_letter_for_no_points_and_keeps_the_run() -> None:
    state, events = step(after(starred(), "sea"), Star((1, 2)))
    assert events == (Starred(seat=0, cell=(1, 2), letter="t"),)
    assert (state.points, state.shown[1], state.run) == (6, "..t....", 1)
    assert see(GAME, state, 0).stars == 0
    assert refusal(state, Star((2, 2))) == "no_star_yet"


@pytest.mark.parametrize("cell", [(0, 3), (-1, 0), (0, 7), (7, 0), (99, 99)])
def test_a_star_needs_a_covered_letter(cell: Cell) -> None:
    assert refusal(starred(), Star(cell)) == "nothing_covered"


@pytest.mark.parametrize(("cell", "letter"), [((0, 0), "S"), ((6, 6), "T")])
def test_a_star_reaches_the_first_and_the_last_cell(cell: Cell, letter: str) -> None:
    assert step(starred(), Star(cell))[1] == (Starred(seat=0, cell=cell, letter=letter),)


def test_a_star_on_an_uncovered_letter_is_kept() -> None:
    assert refusal(after(starred(), "sea"), Star((0, 0))) == "nothing_covered"


def test_the_last_letter_may_be_uncovered_by_a_star() -> None:
    state = after(starred(), "sea", "ate", "tea")
    state = replace(state, shown=(*GRID[:6], "......?"))
    state, events = step(state, Star((6, 6)))
    assert events[-1] == Ended(seat=0, reason="solved")
    assert events[0] == Starred(seat=0, cell=(6, 6), letter="T", completed=("sat", "seat"))


def test_a_word_completed_by_its_crossings_counts_as_found() -> None:
    state, events = step(after(corner(), "sea", "ate", "tea"), "sat")
    assert events[0] == Right(
        seat=0, word="sat", points=3, cells=((4, 6), (5, 6), (6, 6)), completed=("seat",)
    )
    assert GAME.outcome(state) is not None


def test_a_copy_completed_by_crossings_leaves_the_other_to_guess() -> None:
    state = after(corner(Options(hints=3)), "seat", "ate")
    assert "sea" not in see(GAME, state, 0).found
    assert after(state, "sea").points > state.points


def test_the_match_is_solved_when_everything_is_uncovered() -> None:
    state, events = step(after(corner(), "sea", "ate", "tea"), "sat")
    outcome = GAME.outcome(state)
    assert events[-1] == Ended(seat=0, reason="solved")
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((LETTERS,), (0,), "solved")
    assert outcome.time_ms == 7000


def test_the_match_ends_without_lives_and_shows_the_whole_board() -> None:
    state = after(corner(Options(lives=2)), "sea", "eta", "ast")
    outcome, view = GAME.outcome(state), see(GAME, state, 0)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("out_of_lives", (), (6,))
    assert view.answer == GRID
    assert [(a.word, a.found) for a in view.answers] == [
        ("seat", False),
        ("sea", True),
        ("ate", False),
        ("tea", False),
        ("sea", True),
        ("sat", False),
    ]


def test_giving_up_shows_the_whole_board() -> None:
    state = after(corner(), GiveUp())
    assert see(GAME, state, 0).answer == GRID
    assert see(GAME, state, 0).reason == "gave_up"


def test_a_bonus_word_costs_nothing_and_is_listed_once() -> None:
    state, events = step(corner(Options(bonus=True)), "eat")
    assert (state.lives, state.points, events) == (5, 0, (Bonus(seat=0, word="eat", next_star=2),))
    assert see(GAME, state, 0).bonus == ("eat",)
    assert refusal(state, "eat") == "already_found"


def test_bonus_words_are_made_of_the_letters_and_in_the_lexicon() -> None:
    assert after(corner(Options(bonus=True)), "ast").lives == 4
    assert after(corner(), "eat").lives == 4


def test_a_hint_uncovers_one_letter_for_two_points() -> None:
    state, events = step(after(corner(Options(hints=3)), "sea"), Hint())
    assert (state.points, state.hints_left) == (4, 2)
    assert isinstance(events[0], Hinted)
    (row, col), letter = events[0].cell, events[0].letter
    assert (state.shown[row][col], GRID[row][col]) == (letter, letter)
    assert sum(r.count("?") for r in state.shown) == LETTERS - 6 - 1


def test_a_hint_never_takes_the_points_below_zero() -> None:
    state, events = step(corner(Options(hints=3)), Hint())
    assert state.points == 0
    assert isinstance(events[0], Hinted)
    assert events[0].cost == 0


def test_hints_run_out_and_are_an_option() -> None:
    assert refusal(after(corner(Options(hints=3)), Hint(), Hint(), Hint()), Hint()) == "no_hints_left"
    assert refusal(corner(), Hint()) == "no_hints_here"


def test_a_hint_draws_the_same_letter_in_a_replay() -> None:
    first = after(corner(Options(hints=3)), "sea", Hint(), Hint())
    assert encode(first) == encode(after(corner(Options(hints=3)), "sea", Hint(), Hint()))


def charged(wizard: Wizard) -> State:
    return after(corner(Options(wizard=wizard)), "sea", "ate", "tea")


def test_three_right_guesses_in_a_row_earn_a_power() -> None:
    state, events = step(after(corner(Options(wizard="life")), "sea", "ate"), "tea")
    assert events[-1] == Earned(seat=0, wizard="life", charges=1)
    assert (state.charges, state.run) == (1, 0)


def test_a_wrong_guess_breaks_the_run() -> None:
    state = after(corner(Options(wizard="life")), "sea", "ate", "eta", "tea")
    assert (state.charges, state.run) == (0, 1)
    assert refusal(state, Cast()) == "no_power_yet"


def test_a_plain_wizard_has_no_power() -> None:
    assert after(corner(), "sea", "ate", "tea").charges == 0
    assert refusal(corner(), Cast()) == "no_power_here"


def test_a_shield_saves_two_guesses() -> None:
    state = after(charged("shield"), Cast())
    assert (state.shield, state.charges) == (2, 0)
    state, events = step(state, "eta")
    expected = Wrong(
        seat=0, word="eta", is_word=True, why=why("not_in_puzzle", "eta"), shielded=True, lives=5
    )
    assert events == (expected,)
    assert after(state, "ast").lives == 5
    assert after(state, "ast", "tae").lives == 4


def test_one_life_comes_back_but_never_more_than_there_were() -> None:
    with pytest.raises(Refused) as refused:
        step(charged("life"), Cast())
    assert (refused.value.code, refused.value.facts) == ("lives_full", {"lives": 5})
    state = after(corner(Options(wizard="life")), "eta", "sea", "ate", "tea", Cast())
    assert (state.lives, state.charges) == (5, 0)


def test_the_word_power_uncovers_a_word() -> None:
    state, events = step(charged("word"), Cast())
    assert isinstance(events[0], Power)
    assert events[0].points == len(events[0].cells) > 0
    assert set(see(GAME, state, 0).found) > {"sea", "ate", "tea"}


def test_the_letters_power_uncovers_five_to_eight_letters_or_all_that_are_left() -> None:
    state, events = step(charged("letters"), Cast())
    assert isinstance(events[0], Power)
    assert len(events[0].cells) == 3
    assert GAME.outcome(state) is not None


def test_the_letters_power_draws_from_five_to_eight() -> None:
    state = corner(Options(wizard="letters"))
    powers = [
        event
        for seed in range(60)
        for event in step(replace(state, charges=1, secret=f"power {seed}"), Cast())[1]
        if isinstance(event, Power)
    ]
    assert {len(power.cells) for power in powers} == {5, 6, 7, 8}
    assert all(power.points == len(power.cells) for power in powers)


def test_the_default_replaces_a_value_outside_its_range_with_a_notice() -> None:
    options, notices = GAME.check(Options(rows=14, cols=41, words=52, lives=0, hints=-1))
    assert options == Options()
    assert [notice.facts["option"] for notice in notices] == ["rows", "cols", "words", "lives", "hints"]
    facts: dict[str, Fact] = {"option": "rows", "value": 14, "low": 15, "high": 30, "used": 15}
    assert notices[0] == Notice("out_of_range", facts)


@pytest.mark.parametrize(
    "options",
    [
        Options(rows=15, cols=25, words=2, lives=1),
        Options(rows=30, cols=40, words=51, lives=20),
    ],
)
def test_the_ends_of_the_ranges_are_kept(options: Options) -> None:
    assert GAME.check(options) == (options, ())


def test_a_book_decides_its_own_sizes() -> None:
    options, notices = GAME.check(Options(book="bibliotheca", words=3))
    assert (options.rows, options.cols, options.words, notices) == (30, 65, 240, ())


@pytest.mark.parametrize(
    ("options", "ranked"),
    [
        (Options(bonus=True), True),
        (Options(languages=("fr",), bonus=True), True),
        (Options(), False),
        (Options(bonus=True, debug=True), False),
        (Options(bonus=True, lives=20), False),
        (Options(bonus=True, hints=3), False),
        (Options(bonus=True, compact=False), False),
    ],
)
def test_only_the_game_of_the_daily_ranks(options: Options, ranked: bool) -> None:
    outcome = GAME.outcome(after(corner(options), GiveUp()))
    assert outcome is not None
    assert outcome.ranked is ranked


@pytest.mark.parametrize("accents", [True, False])
def test_a_french_guess_may_have_its_accents_or_not(accents: bool) -> None:
    french = Tools.open(("fr",))
    states = (start(GAME, Options(languages=("fr",)), seed, french) for seed in range(99))
    state, word = next((s, w) for s in states for w in s.words if w.display != w.word)
    guess = word.display.upper() if accents else word.word
    assert play(GAME, state, Stamp(0, 2), Guess(guess), french).state.points > 0
