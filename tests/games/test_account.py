"""The printed summary of a match: which words were found, which were missed, for how many points."""

from types import SimpleNamespace
from typing import Any

import pytest

from worderly.games.battlewords import account as battlewords
from worderly.games.boogle import account as boogle
from worderly.games.boogle.options import Options as BoogleOptions
from worderly.games.hands import account as hands
from worderly.games.hands.model import LineDiscard, LinePlay
from worderly.games.wizards import account as wizards
from worderly.games.wordsearch import account as wordsearch
from worderly.kit.account import Account, Scored, once


def view(**facts: object) -> Any:
    """Only what the summary needs of a view."""
    return SimpleNamespace(**facts)


def test_a_word_is_listed_once_at_its_first_place() -> None:
    assert once([Scored("a", 1), Scored("b", 2), Scored("a", 3)]) == (Scored("a", 3), Scored("b", 2))


def test_battlewords_tells_guessed_words_with_their_points() -> None:
    answers = (
        view(display="Tea", points=3, guessed=True),
        view(display="Coffee", points=0, guessed=False),
    )
    assert battlewords.account(view(points=3, answers=answers)) == [
        Account(3, (Scored("Tea", 3),), (Scored("Coffee"),))
    ]


def test_wizards_tells_bonus_words_after_those_of_the_board() -> None:
    answers = (
        view(word="tea", display="tea", found=True),
        view(word="sea", display="sea", found=False),
        view(word="eat", display="eat", found=True),
    )
    turns = (
        view(kind="right", word="tea", points=3),
        view(kind="wrong", word="sea", points=0),
        view(kind="bonus", word="tae", points=0),
    )
    assert wizards.account(view(points=3, answers=answers, turns=turns, bonus=("tae",))) == [
        Account(3, (Scored("tea", 3), Scored("eat"), Scored("tae", 0)), (Scored("sea"),))
    ]


def test_hands_tells_the_words_of_the_perfect_line_that_were_not_played() -> None:
    first = view(
        plays=(view(word="t*a", points=9, valid=True), view(word="xq", points=0, valid=False)),
        perfect_line=(LinePlay("tea", 3, 20), LinePlay("t*a", 3, 9), LineDiscard("q")),
        perfect=30,
        par=25,
    )
    second = view(plays=(), perfect_line=(LinePlay("tea", 3, 21),), perfect=21, par=20)
    assert hands.account(view(total=9, rounds=(first, second))) == [
        Account(9, (Scored("t★a", 9),), (Scored("tea", 21),), best=51, par=45)
    ]


def word(text: str, points: int, common: bool, *finders: int) -> Any:
    return view(display=text, points=points, common=common, finders=finders)


ONE = view(words=(word("tea", 1, True, 0), word("eat", 4, True), word("tae", 9, False), word("ate", 5, True)))
TWO = view(words=(word("sea", 2, True, 1), word("seas", 3, True, 0, 1)))
# The common words first, then the dearest.
MISSED = (Scored("ate", 5), Scored("eat", 4), Scored("tae", 9))
PLAYERS = (view(name="Ada", all_total=4), view(name="Bob", all_total=5))


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (
            BoogleOptions(mode="turns"),
            [
                Account(
                    4,
                    (Scored("tea", 1),),
                    MISSED,
                    "Ada",
                    19,
                ),
                Account(5, (Scored("seas", 3), Scored("sea", 2)), (), "Bob", 5),
            ],
        ),
        (
            BoogleOptions(mode="turns", same_board=True),
            [
                Account(4, (Scored("seas", 3), Scored("tea", 1)), MISSED, "Ada", 24),
                Account(5, (Scored("seas", 3), Scored("sea", 2)), MISSED, "Bob", 24),
            ],
        ),
        (
            BoogleOptions(mode="room"),
            [
                Account(4, (Scored("seas", 3), Scored("tea", 1)), MISSED, "Ada", 24),
                Account(5, (Scored("seas", 3), Scored("sea", 2)), MISSED, "Bob", 24),
            ],
        ),
    ],
)
def test_boogle_tells_each_player_the_words_of_the_boards_played(
    options: BoogleOptions, expected: list[Account]
) -> None:
    assert boogle.account(view(options=options, players=PLAYERS, boards=(ONE, TWO))) == expected


@pytest.mark.parametrize(("mode", "best"), [("solo", 2), ("claim", None)])
def test_wordsearch_tells_each_seat_its_words(mode: str, best: int | None) -> None:
    words = (view(text="TEA", found_by=1), view(text="SEA", found_by=None))
    secret = (view(text="EAT", found_by=0),)
    seen = view(words=words, secrets_found=secret, scores=(1, 2), mode=mode, time_ms=70)
    assert wordsearch.account(seen) == [
        Account(1, (Scored("EAT"),), (Scored("SEA"),), best=best, time_ms=70),
        Account(2, (Scored("TEA"),), (Scored("SEA"),), best=best, time_ms=70),
    ]
