"""Choices: what they allow and offer, and how the values of a form become options."""

from typing import Any

import pytest
from msgspec.structs import fields

from worderly.games import GAMES
from worderly.kit import AnyGame, Fact, Options, Refused, choices, forms
from worderly.languages import interface_languages
from worderly.messages import Messages

TEXTS = (choices.Text, choices.Words, choices.Names, choices.Theme, choices.Picture, choices.Directions)
EVERY = [(game, choice) for game in GAMES for choice in game.choices]
CHOSEN = pytest.mark.parametrize(("game", "choice"), EVERY, ids=[f"{g.id} {c.name}" for g, c in EVERY])
PLAYED = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def said(message: str, /, **facts: Fact) -> str:
    return message + "".join(f" {fact}" for fact in facts.values())


def boogle() -> AnyGame:
    return next(game for game in GAMES if game.id == "boogle")


@PLAYED
def test_every_option_is_a_choice_or_named_as_inner(game: AnyGame) -> None:
    from importlib import import_module

    inner = getattr(import_module(f"worderly.games.{game.id}.options"), "INNER", ())
    chosen = {field for choice in game.choices for field in choice.fields}
    of_all_games = {field.name for field in fields(Options)}
    assert {field.name for field in fields(game.Options)} - of_all_games == {*inner} | chosen - of_all_games


@CHOSEN
@pytest.mark.parametrize("language", interface_languages())
def test_every_choice_has_its_messages(game: AnyGame, choice: choices.Choice, language: str) -> None:
    messages = Messages(language)
    label = forms.label_id(game.id, choice.name)
    ids = [label, f"{label}-help", *([f"{label}-question"] if choice.asked else [])]
    if isinstance(choice, choices.Pick):
        ids += [forms.value_id(game.id, choice, v) for v in choice.of if choice.is_named or not v]
    if isinstance(choice, choices.Number) and choice.zero:
        ids.append(f"option-{choice.zero}")
    assert [one for one in ids if not messages.has(one)] == []


@CHOSEN
def test_a_form_begins_with_a_value_that_it_offers(game: AnyGame, choice: choices.Choice) -> None:
    first = forms.first_value(choice, game.Options())
    assert isinstance(choice, (*TEXTS, choices.Languages)) or first in choice.offered()


@CHOSEN
def test_what_is_offered_and_the_default_are_allowed(game: AnyGame, choice: choices.Choice) -> None:
    assert all(choice.allows(value) for value in choice.offered())
    assert all(choice.allows(getattr(game.Options(), field)) for field in choice.fields)


@PLAYED
def test_an_untouched_form_of_practice_plays_what_the_bare_command_plays(game: AnyGame) -> None:
    """Besides the presets that are for forms alone."""
    shown = forms.choices_in(game, "practice")
    values = {choice.name: forms.first_value(choice, game.Options()) for choice in shown}
    given = forms.chosen_values(values, shown, game.Options())
    preset = {one.name: one.preset for one in shown if one.preset is not None and not one.unless}
    assert forms.make_options(game, given, ("en",), said) == forms.play_options(game, preset, ("en",), said)


@pytest.mark.parametrize(
    ("choice", "value", "allowed"),
    [
        (choices.Number("n", low=2, high=6), 1, False),
        (choices.Number("n", low=2, high=6), 6, True),
        (choices.Number("n", low=2, high=6), 7, False),
        (choices.Number("n", low=2, high=6), 0, False),
        (choices.Number("n", low=2, high=6, zero="fitting"), 0, True),
        (choices.Share("s", steps=(0, 1)), 1.01, False),
        (choices.Share("s", steps=(0, 1)), -0.01, False),
        (choices.Pick("p", of=("a", "b")), "c", False),
        (choices.Pick("p", of=("a", "b")), None, True),
        (choices.Pick("p", of=("a", "b"), is_open=True), "c", True),
        (choices.Words("w", most=1), ("a", "b"), False),
    ],
)
def test_a_choice_allows_what_is_in_its_range(choice: choices.Choice, value: Any, allowed: bool) -> None:
    assert choice.allows(value) is allowed


@pytest.mark.parametrize(
    ("choice", "offered"),
    [
        (choices.Number("n", low=2, high=4), (2, 3, 4)),
        (choices.Number("n", low=2, high=4, zero="fitting"), (0, 2, 3, 4)),
        (choices.Number("n", low=2, high=4, zero="fitting", usual=3), (2, 3, 4)),
        (choices.Number("n", low=9, high=99, steps=(9, 60), zero="untimed", unit="seconds"), (9, 60, 0)),
        (choices.Number("n", low=0, high=9, steps=(0, 3), zero="none"), (0, 3)),
    ],
)
def test_a_number_offers_its_steps_and_its_zero(choice: choices.Number, offered: tuple[int, ...]) -> None:
    assert choice.offered() == offered


@pytest.mark.parametrize(
    ("choice", "need"),
    [
        (choices.Number("n", low=0, high=9, zero="none"), "0–9"),
        (choices.Number("n", low=1, high=9, zero="none"), "0, 1–9"),
        (choices.Number("n", low=3, high=9, zero="untimed"), "0, 3–9"),
        (choices.Number("n", low=3, high=9, zero="fitting"), "3–9"),
        (choices.Number("n", low=3, high=9), "3–9"),
    ],
)
def test_a_number_names_its_range_and_a_zero_that_stands_apart(choice: choices.Number, need: str) -> None:
    """ "Fitting" is what happens without a number: nobody types it as 0."""
    assert choice.need == need


def test_a_value_outside_its_range_is_refused_by_its_field() -> None:
    size = choices.Size("size", sets=("rows", "cols"), low=3, high=9, zero="fitting")
    options = type("Options", (), {"rows": 3, "cols": 10})
    with pytest.raises(Refused, match=r"^bad_option\(option='cols', value=10, need='3–9'\)"):
        choices.refuse_outside(options, [size])


def test_a_form_says_only_what_is_not_the_default() -> None:
    game = boogle()
    values = {"size": 4, "time_s": 60, "scoring": "letters", "players": "Ann", "rounds": 3}
    assert forms.chosen_values(values, game.choices, game.Options()) == {"time_s": 60}
    values["players"] = " Ann,Bo ,"
    given = forms.chosen_values(values, game.choices, game.Options())
    assert given == {"time_s": 60, "players": ("Ann", "Bo"), "rounds": 3}


def test_a_size_sets_rows_and_columns() -> None:
    game = next(game for game in GAMES if game.id == "wordsearch")
    for value, expected in ((15, (15, 15)), ((12, 20), (12, 20))):
        options = forms.make_options(game, {"size": value}, ("en",), said)
        assert (options.rows, options.cols) == expected


def test_only_a_game_that_mixes_languages_takes_several() -> None:
    taken = {game.id: forms.make_options(game, {}, ("en", "fr"), said).languages for game in GAMES}
    assert {game_id for game_id, languages in taken.items() if len(languages) > 1} == {"boogle"}


@pytest.mark.parametrize(
    ("value", "text"), [(0, "option-untimed"), (30, "option-seconds 30"), (120, "option-minutes 2")]
)
def test_a_time_is_shown_in_its_unit(value: int, text: str) -> None:
    choice = choices.choice_of(boogle().choices, "time_s")
    assert choice is not None
    assert forms.value_text("boogle", choice, value, said) == text


def test_a_refused_option_is_called_by_its_label() -> None:
    assert forms.with_label({"option": "time_s", "value": 5}, "boogle", said) == {
        "option": "boogle-option-time-s",
        "value": 5,
    }
    assert forms.with_label({"word": "x"}, "boogle", said) == {"word": "x"}


@pytest.mark.parametrize(
    ("given", "has_own_list", "theme"),
    [
        ({}, False, "*"),
        ({"level": "easy"}, False, "*"),
        ({"theme": "ocean"}, False, "ocean"),
        ({"count": 5}, False, ""),
        ({"words": ("oak",)}, False, ""),
        ({}, True, ""),
    ],
)
def test_a_match_begins_with_a_preset_unless_something_else_was_said(
    given: dict[str, Any], has_own_list: bool, theme: str
) -> None:
    game = next(game for game in GAMES if game.id == "wordsearch")
    assert forms.play_options(game, given, ("en",), said, has_own_list=has_own_list).theme == theme
    assert forms.make_options(game, given, ("en",), said).theme == given.get("theme", "")


@pytest.mark.parametrize(
    ("given", "can_ask", "hands"),
    [({}, True, 0), ({}, False, 1), ({"hands": 3}, True, 3), ({"hand": "cat"}, True, 1)],
)
def test_a_front_end_that_can_ask_is_left_to_ask(given: dict[str, Any], can_ask: bool, hands: int) -> None:
    game = next(game for game in GAMES if game.id == "hands")
    assert forms.play_options(game, given, ("en",), said, can_ask=can_ask).hands == hands
