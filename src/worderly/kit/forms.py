"""Builds options from the chosen values, and the texts of choices for forms and help."""

from collections.abc import Iterable, Mapping
from typing import Any

from worderly.kit.choices import (
    OWN_LIST,
    Check,
    Choice,
    ChosenValues,
    Form,
    Languages,
    Names,
    Number,
    Pick,
    Share,
    Value,
    Words,
    choice_of,
)
from worderly.kit.game import AnyGame, Game, O, Options, Say
from worderly.kit.refusal import Fact

# --- options --------------------------------------------------------------------------


def counts_down(game: AnyGame, options: Options) -> bool:
    """Whether a clock counts down from the first moment; players in turn each start their own."""
    clocks = [choice.name for choice in game.choices if getattr(choice, "zero", "") == "untimed"]
    return not game.names(options) and any(getattr(options, name) != 0 for name in clocks)


def make_options(
    game: Game[O, Any, Any, Any, Any], given: ChosenValues, languages: tuple[str, ...], say: Say
) -> O:
    """Options of a puzzle, unchecked."""
    return _options(game, game.resolve_choices(given, say), languages)


def play_options(
    game: Game[O, Any, Any, Any, Any],
    given: ChosenValues,
    languages: tuple[str, ...],
    say: Say,
    *,
    has_own_list: bool = False,
    can_ask: bool = False,
) -> O:
    """Options of a match, unchecked: presets for what was not chosen, 0 for what the front end will ask."""
    said = {*given, OWN_LIST} if has_own_list else {*given}
    presets = {one.name: one.preset for one in game.choices if one.unless and not said & {*one.unless}}
    resolved = game.resolve_choices({**presets, **given}, say)
    asked = {one.name: 0 for one in game.choices if can_ask and one.asked and one.name not in resolved}
    return _options(game, {**resolved, **asked}, languages)


def _options(game: Game[O, Any, Any, Any, Any], values: ChosenValues, languages: tuple[str, ...]) -> O:
    can_mix = any(isinstance(choice, Languages) for choice in game.choices)
    fields: dict[str, Any] = {"languages": languages if can_mix else languages[:1]}
    for name, value in values.items():
        choice = choice_of(game.choices, name)
        fields |= _fields(choice, value) if choice else {name: value}
    return game.Options(**fields)


def _fields(choice: Choice, value: Any) -> dict[str, Any]:
    """Several fields take a tuple of values, or all the same value: a size is `(rows, cols)` or one side."""
    if choice.sets and isinstance(value, tuple):
        return dict(zip(choice.fields, value, strict=True))
    return dict.fromkeys(choice.fields, value)


# --- values of a form -----------------------------------------------------------------


def choices_in(game: AnyGame, form: Form) -> list[Choice]:
    return [choice for choice in game.choices if form in choice.forms]


def default_of(choice: Choice, defaults: Any) -> Value:
    """The default, as forms and documents show it."""
    usual = choice.usual if isinstance(choice, Number) else None
    value = getattr(defaults, choice.fields[0]) if usual is None else usual
    return "" if value is None or value == () else value


def first_value(choice: Choice, defaults: Any) -> Value:
    """The first value in a form."""
    return default_of(choice, defaults) if choice.preset is None else choice.preset


def chosen_values(values: Mapping[str, Any], choices: Iterable[Choice], defaults: Any) -> dict[str, Any]:
    """The values of a form that differ from the default; lists become tuples."""
    chosen = {choice: _value(choice, values[choice.name]) for choice in choices if choice.name in values}
    names = {choice.name for choice, value in chosen.items() if _is_set(choice, value)}
    return {
        choice.name: value
        for choice, value in chosen.items()
        if choice.name in names
        and (not choice.needs or choice.needs in names)
        and value not in (default_of(choice, defaults), getattr(defaults, choice.fields[0]))
    }


def _value(choice: Choice, value: Any) -> Any:
    return split_words(value) if isinstance(choice, Words | Names) else value


def _is_set(choice: Choice, value: Any) -> bool:
    if isinstance(choice, Names):
        return len(value) >= choice.low
    return value not in ("", (), None)


def split_words(text: str) -> tuple[str, ...]:
    """Splits words at commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


# --- texts ----------------------------------------------------------------------------


def label_id(game_id: str, name: str) -> str:
    """The message that names a choice; `<id>-help` explains it in a sentence."""
    return f"{game_id}-option-{name.replace('_', '-')}"


def value_id(game_id: str, choice: Choice, value: str) -> str:
    return f"{game_id}-{choice.name.replace('_', '-')}-{value or 'none'}"


def value_text(game_id: str, choice: Choice, value: Value, say: Say) -> str:
    """A value in the player's language; `say` is the text of a message."""
    if isinstance(choice, Number):
        return _number_text(choice, value, say)
    if isinstance(choice, Pick):
        is_named = choice.is_named or not value
        return say(value_id(game_id, choice, str(value))) if is_named else str(value)
    if isinstance(choice, Check):
        return say("option-on" if value else "option-off")
    if isinstance(choice, Share):
        return say("option-percent", count=round(100 * float(value or 0)))
    return str(value)


def _number_text(choice: Number, value: Value, say: Say) -> str:
    if value == 0 and choice.zero:
        return say(f"option-{choice.zero}")
    number = int(value or 0)
    if choice.unit == "seconds" and number % 60 == 0:
        return say("option-minutes", count=number // 60)
    return say(f"option-{choice.unit}", count=number) if choice.unit else str(number)


def untranslated(message: str, /, **facts: Fact) -> str:
    """Returns the id of the message, for texts that are never shown."""
    return message


def with_label(facts: Mapping[str, Fact], game_id: str, say: Say) -> dict[str, Fact]:
    """The facts of a notice or refusal, with the option's label instead of its name."""
    if "option" not in facts:
        return dict(facts)
    label = say(label_id(game_id, str(facts["option"])))
    return {**facts, "option": label[:1].lower() + label[1:]}
