"""The rows of a form that shows a game's choices."""

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any

from worderly.kit import AnyGame, Options, choices, forms
from worderly.languages import word_languages
from worderly.languages.facts import facts_of
from worderly.tui.screens.form import Choice, Field, FormPage, Row


def option_rows(page: FormPage, game: AnyGame, form: choices.Form) -> Iterator[Row]:
    """Yields a row for each choice of the form and sets its first value."""
    defaults = game.Options(languages=(page.arcade.device.word_language,))
    for choice in forms.choices_in(game, form):
        page.values.setdefault(choice.name, forms.first_value(choice, defaults))
        yield _row(page, game, choice)


def _row(page: FormPage, game: AnyGame, choice: choices.Choice) -> Row:
    label = page.say(forms.label_id(game.id, choice.name))
    if isinstance(choice, choices.Theme):
        return Choice(choice.name, label, list(_themes(page, game, choice)))
    if isinstance(choice, choices.Languages):
        return Choice(choice.name, label, list(_languages(page.arcade.device.word_language)))
    if offered := choice.offered():
        shown = [(value, forms.value_text(game.id, choice, value, page.say)) for value in offered]
        return Choice(choice.name, label, shown)
    return Field(choice.name, label, _hint(page, choice))


def _hint(page: FormPage, choice: choices.Choice) -> str:
    if isinstance(choice, choices.Words):
        return page.say("option-list-hint")
    if isinstance(choice, choices.Names):
        return page.say("option-names-hint")
    return getattr(choice, "example", "") or page.say("option-none")


def _themes(page: FormPage, game: AnyGame, choice: choices.Choice) -> Iterable[tuple[str, str]]:
    """Any theme, each theme, and no theme: then the words come from the word list."""
    language = page.arcade.device.word_language
    options = Options(languages=(language,), **page.arcade.device.given)
    words = page.arcade.device.open_tools(options, "").words
    yield "*", page.say(forms.value_id(game.id, choice, "any"))
    yield from words.theme_titles().items()
    yield "", page.say(forms.value_id(game.id, choice, "none"))


def _languages(here: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Each language, this one first, and pairs of this one and another."""
    others = [language for language in word_languages() if language != here]
    chosen: list[tuple[str, ...]] = [(language,) for language in (here, *others)]
    chosen += [pair for pair in permutations((here, *others), 2) if pair[0] == here]
    yield from ((codes, " + ".join(facts_of(code).name for code in codes)) for codes in chosen)


def given_in(page: FormPage, game: AnyGame, form: choices.Form) -> dict[str, Any]:
    """The options that the player set in the form."""
    return forms.chosen_values(page.values, forms.choices_in(game, form), game.Options())
