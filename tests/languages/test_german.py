"""What German has beside other languages: umlauts as letters, ß as ss, nouns with capitals."""

import pytest

from worderly import kit
from worderly.games import hands, wordsearch
from worderly.games.hands.model import Played
from worderly.games.hands.options import Options as HandsOptions
from worderly.games.tools import Tools
from worderly.games.wordsearch.model import WordFound
from worderly.games.wordsearch.options import Options as WordsearchOptions
from worderly.kit import Chance
from worderly.lexicon import Lexicon

GERMAN = Tools.open(("de",))


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Käse", "käse"),
        ("kaese", "käse"),
        ("SCHOEN", "schön"),
        ("Übermut", "übermut"),
        ("uebermut", "übermut"),
        ("Straße", "strasse"),
        ("neue", "neue"),
        ("Duell", "duell"),
        ("Café", "cafe"),
    ],
)
def test_an_umlaut_may_be_typed_as_two_letters_where_only_that_is_a_word(typed: str, key: str) -> None:
    assert GERMAN.key_of_guess(typed) == key


def test_umlauts_are_letters_and_vowels_of_their_own() -> None:
    words = GERMAN.words
    assert set("äöü") <= set(words.alphabet)
    assert set("äöü") <= set(words.vowels)
    assert all(words.letter_values[letter] > words.letter_values["e"] for letter in "äöü")
    assert "schon" in words
    assert "schön" in words


def test_nouns_are_shown_with_a_capital_and_other_words_without() -> None:
    shown = [Lexicon.open("de").display(word) for word in ("haus", "strasse", "laufen", "schön", "käse")]
    assert shown == ["Haus", "Straße", "laufen", "schön", "Käse"]


def test_a_wildcard_of_a_hand_may_be_an_umlaut() -> None:
    options = HandsOptions(languages=("de",), hand="k*se")
    state = kit.start(hands.GAME, options, "1", GERMAN)
    step = hands.GAME.apply(state, kit.Stamp(0, 0), hands.GAME.parse("k*se"), GERMAN)
    (played,) = [event for event in step.events if isinstance(event, Played)]
    assert played.valid


def test_most_vowels_of_a_hand_are_plain() -> None:
    options = HandsOptions(languages=("de",), letters=20)
    dealt = "".join(hands.GAME.new(options, Chance(seed), GERMAN).hand for seed in range(40))
    assert 0 < sum(dealt.count(letter) for letter in "äöü") < sum(dealt.count(letter) for letter in "aou") / 2


def test_a_grid_has_umlauts_and_takes_them_as_two_letters() -> None:
    options = WordsearchOptions(languages=("de",), words=("Käse", "Möwe", "Brot"), theme="")
    state = kit.start(wordsearch.GAME, options, "1", GERMAN)
    assert {"KÄSE", "MÖWE", "BROT"} == {word.letters for word in state.hidden}
    step = wordsearch.GAME.apply(state, kit.Stamp(0, 0), wordsearch.GAME.parse("moewe"), GERMAN)
    assert [event.word for event in step.events if isinstance(event, WordFound)] == ["Möwe"]


def test_a_refusal_of_a_grid_knows_a_word_typed_with_two_letters() -> None:
    options = WordsearchOptions(languages=("de",), words=("Möwe", "Brot", "Garten"), theme="")
    state = kit.start(wordsearch.GAME, options, "1", GERMAN)
    with pytest.raises(kit.Refused) as refused:
        wordsearch.GAME.apply(state, kit.Stamp(0, 0), wordsearch.GAME.parse("kaese"), GERMAN)
    assert refused.value.facts["verdict"] == GERMAN.judge("käse").verdict
