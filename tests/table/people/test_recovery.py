"""Six words that carry a player to another device."""

from math import log2

from worderly.lexicon import Lexicon
from worderly.table.people.recovery import COUNT, friendly_words, new_words, recovery_digest, words


def test_the_recovery_list_gives_77_bits() -> None:
    assert len(words()) == len(set(words())) == 7_776
    assert all(word.isascii() and word.islower() and 4 <= len(word) <= 8 for word in words())
    assert not any(Lexicon.open("en").is_blocked(word) for word in words())


def test_new_recovery_words_name_nothing_grim() -> None:
    assert "coffin" in words()
    assert "coffin" not in friendly_words()
    assert log2(len(friendly_words())) * COUNT > 77


def test_recovery_words_survive_pasting_and_typing() -> None:
    text = new_words()
    first, *rest = text.split()
    assert recovery_digest(text) == recovery_digest(f"  {first.upper()},\n{' - '.join(rest)}. ")
    assert recovery_digest(" ".join(rest)) is None
    assert recovery_digest(f"{text} extra") is None
    assert recovery_digest("zzzz " * 6) is None
