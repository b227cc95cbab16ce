"""Title, keys and messages in bars."""

import pytest

from worderly.tui.widgets.bars import Key, fitting, key_at, laid_out

KEYS = [Key(name, name, label, "") for name, label in (("a", "One"), ("b", "Two"), ("^p", "More"))]


@pytest.mark.parametrize(("room", "shown"), [(40, "a b ^p"), (14, "a ^p"), (8, "^p")])
def test_the_last_key_is_always_shown(room: int, shown: str) -> None:
    assert " ".join(key.key for key in fitting(KEYS, room)) == shown


def test_a_click_on_a_key_finds_it() -> None:
    assert [key.key if (key := key_at(KEYS, x)) else None for x in (0, 6, 7, 14, 40)] == [
        "a",
        "a",
        "b",
        "^p",
        None,
    ]


def test_keys_that_do_not_fit_in_a_line_take_a_second_one() -> None:
    keys = [Key(name, name, "Label", "act") for name in "abcdef"]
    assert [[key.key for key in line] for line in laid_out(keys, 24, 2)] == [["a", "b"], ["c", "f"]]
    assert [[key.key for key in line] for line in laid_out(keys, 60, 2)] == [list("abcdef")]
    assert [[key.key for key in line] for line in laid_out(keys, 24, 1)] == [["a", "f"]]
