"""One suite over all games: what every game promises, whatever its rules."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect
from msgspec.structs import replace

from worderly.games import GAMES
from worderly.games.tools import Tools
from worderly.kit import (
    AnyGame,
    Chance,
    GiveUp,
    Refused,
    Stamp,
    TimeUp,
    decode,
    encode,
    events_for,
    play,
    race,
    see,
    start,
)
from worderly.languages import interface_languages
from worderly.messages import Messages

TOOLS = Tools.open(("en",))
SEEDS = ("1", "2", "conformance")
RACEABLE = [game for game in GAMES if game.seats[0] == 1]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def fresh(game: AnyGame, seed: str = "1") -> Any:
    return start(game, game.Options(), seed, TOOLS)


def walk(game: AnyGame, seed: str, steps: int = 400) -> Iterator[tuple[Any, Stamp, Any, Any]]:
    """Random play: (state, stamp, move, step) for each accepted move, a second apart."""
    chance, state = Chance(f"walk/{seed}"), fresh(game, seed)
    for n in range(steps):
        if game.outcome(state) is not None:
            return
        due = game.deadline(state)
        at_ms = (n + 1) * 1000
        move = TimeUp() if due is not None and at_ms >= due else game.sample(state, 0, chance, TOOLS)
        stamp = Stamp(0, at_ms)
        try:
            step = play(game, state, stamp, move, TOOLS)
        except Refused:
            continue
        yield state, stamp, move, step
        state = step.state


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_gives_the_same_state(game: AnyGame, seed: str) -> None:
    assert encode(fresh(game, seed)) == encode(fresh(game, seed))


@every_game
def test_different_seeds_give_different_puzzles(game: AnyGame) -> None:
    assert len({encode(game.puzzle(fresh(game, str(n)))) for n in range(8)}) > 4


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_playing_leaves_the_state_it_was_given(game: AnyGame, seed: str) -> None:
    for state, stamp, move, step in walk(game, seed, 30):
        before = encode(state)
        again = play(game, state, stamp, move, TOOLS)
        assert encode(state) == before
        assert (encode(again.state), again.events) == (encode(step.state), step.events)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_states_views_moves_and_events_survive_the_codec(game: AnyGame, seed: str) -> None:
    for _state, _, move, step in walk(game, seed, 40):
        assert decode(encode(step.state), game.State) == step.state
        view = see(game, step.state, 0)
        assert decode(encode(view), game.View) == view
        for event in step.events:
            assert decode(encode(event), game.Event) == event
        if not isinstance(move, TimeUp):
            assert decode(encode(move), game.Move) == move


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_reads_as_it_is_written(game: AnyGame, seed: str) -> None:
    for _, _, move, _ in walk(game, seed, 40):
        if not isinstance(move, TimeUp):
            assert game.parse(game.notate(move)) == move


@every_game
def test_giving_up_has_a_text_form(game: AnyGame) -> None:
    assert game.notate(GiveUp()) == "!give-up"
    assert game.parse(game.notate(GiveUp())) == GiveUp()


@every_game
def test_random_play_ends(game: AnyGame) -> None:
    state = fresh(game)
    for *_, step in walk(game, "end", 3000):
        state = step.state
    assert game.outcome(state) is not None


@every_game
def test_giving_up_ends_a_match_for_one(game: AnyGame) -> None:
    over = play(game, fresh(game), Stamp(0, 1000), GiveUp(), TOOLS).state
    outcome = game.outcome(over)
    assert outcome is not None
    assert outcome.reason
    assert len(outcome.scores) == len(game.scores(over))


@every_game
def test_nothing_is_played_after_the_end(game: AnyGame) -> None:
    over = play(game, fresh(game), Stamp(0, 1000), GiveUp(), TOOLS).state
    move = game.sample(fresh(game), 0, Chance("late"), TOOLS)
    with pytest.raises(Refused, match=r"^game_over\("):
        play(game, over, Stamp(0, 2000), move, TOOLS)


@every_game
@settings(max_examples=40)
@given(text=st.text(max_size=20))
def test_any_text_is_a_move_or_a_value_error(game: AnyGame, text: str) -> None:
    try:
        move = game.parse(text)
    except ValueError:
        return
    state = fresh(game)
    before = encode(state)
    with suppress(Refused):
        play(game, state, Stamp(0, 5), move, TOOLS)
    assert encode(state) == before


@every_game
def test_a_view_has_a_type_of_its_own(game: AnyGame) -> None:
    state = fresh(game)
    assert type(see(game, state, 0)) is not type(state)
    assert b"_state" not in encode(see(game, state, 0))


@every_game
def test_scores_are_never_negative(game: AnyGame) -> None:
    for seed in SEEDS:
        for *_, step in walk(game, seed, 60):
            assert all(score >= 0 for score in game.scores(step.state))


@every_game
@pytest.mark.parametrize("level", [0, -1], ids=["weakest", "strongest"])
def test_a_bot_plays_to_the_end_on_views_alone(game: AnyGame, level: int) -> None:
    chance, state = Chance("bot"), fresh(game)
    for n in range(2000):
        if game.outcome(state) is not None:
            return
        move: Any = game.bot(see(game, state, 0), 0, game.levels[level], chance, TOOLS)
        due = game.deadline(state)
        if due is not None and n * 4000 >= due:
            move = TimeUp()
        state = play(game, state, Stamp(0, n * 4000), move, TOOLS).state
    pytest.fail(f"{game.id}: the {game.levels[level]} bot never finished")


@every_game
def test_the_daily_can_be_dealt_in_every_language(game: AnyGame) -> None:
    for language in interface_languages():
        options = game.daily(language, Chance("2026-11-15"))
        assert game.check(options) == (options, ())
        state = start(game, options, "daily", Tools.open((language,)))
        assert game.outcome(state) is None


@every_game
def test_a_share_text_has_two_lines_and_tells_no_word(game: AnyGame) -> None:
    state = fresh(game)
    for *_, step in walk(game, "share", 3000):
        state = step.state
    lines = game.share(see(game, state, 0), f"{game.id} 42", Messages("en").text).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{game.id} 42 · ")


@every_game
def test_a_picture_is_plain_text_of_at_most_eighty_columns(game: AnyGame) -> None:
    picture = game.picture(see(game, fresh(game), 0))
    assert picture
    assert "\x1b" not in picture
    assert max(len(line) for line in picture.splitlines()) <= 80


@pytest.mark.parametrize("game", RACEABLE, ids=lambda game: game.id)
def test_a_racer_learns_only_scores_of_the_others(game: AnyGame) -> None:
    raced = race(game)
    options, _ = raced.check(raced.Options(of=game.Options(), seats=2))
    state, chance, seen = start(raced, options, "race", TOOLS), Chance("race"), None
    for n in range(25):
        if game.outcome(state.lanes[0]) is not None:
            break
        quiet = encode(see(raced, state, 1).own)
        try:
            step = play(raced, state, Stamp(0, n), raced.sample(state, 0, chance, TOOLS), TOOLS)
        except Refused:
            continue
        assert [type(event).__name__ for event in events_for(step.events, 1)] == ["RaceScore"]
        state, seen = step.state, True
        assert encode(see(raced, state, 1).own) == quiet
    assert seen


# --- what is said of a word that does not count -----------------------------------

NO_WORDS = ("zqx", "zqxj", "zzqxj", "zzqxjv", "zzqxjvw", "zzqxjvwk")
RARE_WORDS = ("fuzz", "jazzy", "fizzy", "quizzes")
SLURS = tuple(word for word in sorted(TOOLS.words.blocked) if 4 <= len(word) <= 6)


def offered(game: AnyGame, words: Iterable[str]) -> list[tuple[str, dict[str, Any]]]:
    """The code and the facts of every answer that judges one of the words early in a match."""
    states = [fresh(game), *(step.state for *_, step in walk(game, "offered", 6))]
    tries = [(state, word) for state in states if game.outcome(state) is None for word in words]
    return [judged for state, word in tries if (judged := answer_to(game, state, word))]


def no_words(game: AnyGame) -> tuple[str, ...]:
    """Texts that are in no list; of the letters of the tray where a game takes no others."""
    tray = getattr(see(game, fresh(game, "1"), 0), "letters", "").lower()
    spelled = ["".join(some) for size in (3, 4) for some in permutations(tray, size)]
    return (*NO_WORDS, *(word for word in spelled if TOOLS.words.verdict(word) == "unlisted"))


def answer_to(game: AnyGame, state: Any, word: str) -> tuple[str, dict[str, Any]] | None:
    try:
        events = play(game, state, Stamp(0, 7000), game.parse(word), TOOLS).events
    except Refused as refused:
        return (refused.code, refused.facts) if "verdict" in refused.facts else None
    notices = [why for event in events if (why := getattr(event, "why", None))]
    return (notices[0].code, notices[0].facts) if notices else None


@every_game
def test_a_word_that_is_in_no_list_is_refused_with_the_list_and_its_version(game: AnyGame) -> None:
    offers = no_words(game)
    judged = offered(game, offers)
    assert judged
    for code, facts in judged:
        assert facts["verdict"] == "unlisted"
        assert facts["list"] == f"{TOOLS.words.name} {TOOLS.words.version}"
        assert facts["word"] in offers
        for language in interface_languages():
            sentence = Messages(language).refusal(code, facts)
            assert facts["word"] in sentence
            assert facts["list"] in sentence


@every_game
def test_a_word_that_is_not_wanted_here_is_told_from_one_that_is_in_no_list(game: AnyGame) -> None:
    no_word_codes = {
        Messages("en").refusal(code, {**facts, "word": "x"}) for code, facts in offered(game, no_words(game))
    }
    for code, facts in offered(game, RARE_WORDS):
        assert facts["verdict"] == "listed"
        sentence = Messages("en").refusal(code, {**facts, "word": "x"})
        assert TOOLS.list in sentence
        assert sentence not in no_word_codes


@every_game
def test_a_slur_is_refused_without_being_repeated(game: AnyGame) -> None:
    judged = offered(game, SLURS[:20])
    assert judged
    for code, facts in judged:
        sentence = Messages("en").refusal(code, facts)
        assert (code, facts["verdict"]) == ("blocked_word", "blocked")
        assert TOOLS.list in sentence
        assert str(facts["word"]) not in sentence.lower().split()


@every_game
def test_a_match_with_all_words_never_ranks(game: AnyGame) -> None:
    daily = game.daily("en", Chance("1"))
    for options, is_ranked in ((daily, True), (replace(daily, all_words=True), False)):
        state = start(game, options, "1", TOOLS)
        ended = game.outcome(play(game, state, Stamp(0, 1000), GiveUp(), TOOLS).state)
        assert ended is not None
        assert ended.ranked is is_ranked


@every_game
def test_every_text_of_a_move_has_a_longest_length(game: AnyGame) -> None:
    union = inspect.type_info(game.Move)
    moves = union.types if isinstance(union, inspect.UnionType) else (union,)
    texts = {
        f"{move.cls.__name__}.{field.name}": field.type.max_length
        for move in moves
        if isinstance(move, inspect.StructType)
        for field in move.fields
        if isinstance(field.type, inspect.StrType)
    }
    assert [name for name, longest in texts.items() if longest is None] == []
