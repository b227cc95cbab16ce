"""The message and the facts for each event."""

from types import SimpleNamespace
from typing import Any

import pytest

from worderly.games.battlewords import event_texts as battlewords_texts
from worderly.games.battlewords import model as battlewords
from worderly.games.battlewords.options import Options
from worderly.games.boogle import event_texts as boogle_texts
from worderly.games.boogle import model as boogle
from worderly.games.hands import event_texts as hands_texts
from worderly.games.hands import model as hands
from worderly.games.wizards import event_texts as wizards_texts
from worderly.games.wizards import model as wizards
from worderly.games.wordsearch import event_texts as wordsearch_texts
from worderly.games.wordsearch import model as wordsearch
from worderly.kit import Event, Fact, Notice

WHY = Notice("not_in_list", {"word": "xx", "verdict": "unlisted", "list": "Words 1"})
WHY_TEXT = "refused-not-in-list list=Words 1 verdict=unlisted word=xx"


def say(message: str, /, **facts: Fact) -> str:
    return " ".join([message, *(f"{name}={value}" for name, value in sorted(facts.items()))])


def view(**facts: object) -> Any:
    """Only what a sentence needs of a view."""
    return SimpleNamespace(**facts)


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (battlewords.Revealed(cell=(1, 11)), ["battlewords-water cell=B12"]),
        (battlewords.Revealed(cell=(0, 0), letter="e"), ["battlewords-letter cell=A1 letter=E"]),
        (
            battlewords.Right(word="stone", points=4, covered=3),
            ["battlewords-right covered=3 points=4 word=STONE"],
        ),
        (battlewords.Wrong(word="stone", wrong=2, why=WHY), [WHY_TEXT]),
        (
            battlewords.Hinted(cell=(11, 0), letter="q", cost=2),
            ["battlewords-hinted cell=L1 cost=2 letter=Q"],
        ),
        (battlewords.Ended(reason="won"), []),
    ],
)
def test_battlewords(event: Event, sentences: list[str]) -> None:
    assert battlewords_texts.event_texts(event, view(options=Options()), say) == sentences


def test_battlewords_tells_how_many_wrong_guesses_are_allowed() -> None:
    limited = view(options=Options(wrong_limit=5))
    sent = battlewords_texts.event_texts(battlewords.Wrong(word="stone", wrong=2, why=WHY), limited, say)
    assert sent == [f"{WHY_TEXT} battlewords-wrong-limit limit=5 wrong=2"]


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (boogle.Found(word="cafe", display="café", points=2), ["boogle-found points=2 word=café"]),
        (boogle.Late(word="tea"), ["boogle-late word=tea"]),
        (boogle.TurnOver(mover=1, score=7, words=3), ["boogle-turn-score name=Bob points=7 words=3"]),
        (boogle.TimeCalled(), []),
    ],
)
def test_boogle(event: Event, sentences: list[str]) -> None:
    assert boogle_texts.event_texts(event, view(names=("Ada", "Bob")), say) == sentences


def test_boogle_has_no_text_for_the_end_of_a_turn_alone() -> None:
    assert boogle_texts.event_texts(boogle.TurnOver(score=7, words=3), view(names=("Ada",)), say) == []


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            hands.Played(word="tea", valid=True, points=9, best_points=10),
            ["hands-spelled best=10 points=9 word=tea"],
        ),
        (
            hands.Played(word="tea", valid=True, points=10, best_points=10),
            ["hands-spelled-best best=10 points=10 word=tea"],
        ),
        (hands.Played(word="xq", best_points=10, why=WHY), [f"{WHY_TEXT} hands-letters-gone"]),
        (hands.HandOver(score=5, kept=8), ["hands-hand-over kept=8 score=5"]),
        (hands.HandOver(score=5, kept=8, empty=True), ["hands-hand-over-empty kept=8 score=5"]),
        (hands.Hinted(length=5), ["hands-hint-length length=5"]),
        (hands.Hinted(length=5, letter="t"), ["hands-hint-letter letter=t"]),
        (hands.Hinted(length=5, letter="t", word="table"), ["hands-hint-word word=table"]),
        (hands.Substituted(old="q", new="e"), ["hands-substituted new=e old=q"]),
        (hands.Dealt(hand="abc"), []),
    ],
)
def test_hands(event: Event, sentences: list[str]) -> None:
    assert hands_texts.event_texts(event, view(), say) == sentences


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (wizards.Right(word="cafe", points=4), ["wizards-right points=4 word=CAFE"]),
        (
            wizards.Right(word="tea", points=3, completed=("sea", "tie")),
            ["wizards-right points=3 word=TEA", "wizards-completed words=sea, tie"],
        ),
        (wizards.Wrong(word="xx", why=WHY, lives=2), [f"{WHY_TEXT} wizards-lives-left lives=2"]),
        (wizards.Wrong(word="xx", why=WHY, shielded=True, lives=2), [f"{WHY_TEXT} wizards-shielded"]),
        (wizards.Bonus(word="eat"), ["wizards-bonus word=EAT"]),
        (wizards.Bonus(word="eat", next_star=2), ["wizards-bonus word=EAT", "wizards-next-star count=2"]),
        (
            wizards.Bonus(word="eat", is_star=True, next_star=3),
            ["wizards-star-lit word=EAT"],
        ),
        (
            wizards.Starred(letter="e", completed=("sea",)),
            ["wizards-starred letter=E", "wizards-completed words=sea"],
        ),
        (wizards.Hinted(letter="e", cost=2), ["wizards-hinted cost=2 letter=E"]),
        (wizards.Earned(wizard="life", charges=1), ["wizards-earned"]),
        (wizards.Power(wizard="letters", points=6), ["wizards-power-letters points=6"]),
        (wizards.Ended(reason="won"), []),
    ],
)
def test_wizards(event: Event, sentences: list[str]) -> None:
    assert wizards_texts.event_texts(event, view(), say, display=str.upper) == sentences


def listed(found_by: int | None) -> wordsearch.ListedWord:
    return wordsearch.ListedWord("TEA", 3, found_by, None, ())


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (wordsearch.WordFound(word="TEA"), ["wordsearch-found left=2 word=TEA"]),
        (wordsearch.WordFound(word="TEA", secret=True), ["wordsearch-found-secret word=TEA"]),
        (
            wordsearch.HintGiven(word="TEA", cell=(1, 2)),
            ["wordsearch-hint cell=b3 seconds=15 word=TEA"],
        ),
        (wordsearch.GaveUp(), []),
    ],
)
def test_wordsearch(event: Event, sentences: list[str]) -> None:
    words = (listed(None), listed(0), listed(None), listed(1))
    assert wordsearch_texts.event_texts(event, view(words=words), say) == sentences
