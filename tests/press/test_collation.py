"""Lists are sorted as the dictionaries of their language are."""

import pytest

from worderly.press.page.collation import in_order

CASES = [
    ("en", ["aerie", "Æsir", "afar", "lodge", "łódź", "lunar", "oersted", "œuvre", "off", "zoo"]),
    ("fr", ["coter", "côtes", "œil", "ogre"]),
    ("de", ["Apfel", "Äpfel", "Arm", "Strasse", "Straße", "Zoo"]),
    ("pl", ["lis", "luty", "łapa", "łoś", "most", "zebra", "źrebak", "żaba"]),
    ("da", ["yen", "zebra", "æble", "øre", "ål"]),
    ("sv", ["zebra", "ål", "äpple", "öl"]),
    ("es", ["nube", "ñandú", "oso"]),
    ("cs", ["cena", "čas", "den", "řeka", "sova", "šaty"]),
    ("ru", ["ёлка", "ель", "игра", "йод", "кот"]),
]


@pytest.mark.parametrize(("language", "words"), CASES)
def test_words_are_in_the_order_of_their_language(language: str, words: list[str]) -> None:
    shuffled = sorted(words, key=lambda word: word[::-1])
    assert sorted(shuffled, key=lambda word: in_order(word, language)) == words


def test_phrases_come_before_longer_words() -> None:
    assert sorted(["seal", "sea lion", "sea"], key=in_order) == ["sea", "sea lion", "seal"]


def test_other_alphabets_have_their_order() -> None:
    assert sorted(["מלכה", "מלך", "כלב", "כי"], key=in_order) == ["כי", "כלב", "מלך", "מלכה"]
    assert sorted(["گربه", "كتاب", "پیچ", "تفاحة", "بحر"], key=in_order) == [
        "بحر",
        "پیچ",
        "تفاحة",
        "كتاب",
        "گربه",
    ]
