"""The days of Wizards: which spines they deal, and how hard a board is."""

from itertools import islice, permutations

from msgspec.structs import replace

from tests.games.wizards.corner import corner
from worderly.games.tools import Tools
from worderly.games.wizards import GAME
from worderly.games.wizards.model import Placed, State
from worderly.games.wizards.options import Options
from worderly.kit import start
from worderly.lexicon import Lexicon

ENGLISH = Tools.open(("en",))
DAYS = GAME.days()


def of_tier(state: State, tier: str) -> State:
    """The same places with words of one tier."""
    targets = [word for word in ENGLISH.words.targets("hard") if ENGLISH.words.tier(word) == tier]
    word_of = {len(word): word for word in targets}
    words = tuple(replace(placed, word=word_of[len(placed.word)]) for placed in state.words)
    return replace(state, words=words)


def grade(state: State) -> float:
    return DAYS.grade(state, ENGLISH).value


def test_the_contents_of_a_board_say_where_each_word_lies() -> None:
    contents = DAYS.contents(corner(), ENGLISH)
    assert contents.places[1] == {(0, 0), (0, 1), (0, 2)}
    assert contents.places[5] == {(4, 6), (5, 6), (6, 6)}


def test_the_facts_of_a_grade_can_be_counted_on_the_board() -> None:
    """In the corner, sea is laid twice, and six letters are in two words: S, a, E, e, A and T."""
    assert DAYS.grade(corner(), ENGLISH).facts == {"words": 6, "hard": 0, "crossings": 6, "twice": 1}


def test_a_board_of_hard_words_says_so() -> None:
    facts = DAYS.grade(of_tier(corner(), "hard"), ENGLISH).facts
    assert (facts["words"], facts["hard"]) == (6, 6)


def test_rarer_words_make_a_board_harder_and_crossings_make_it_easier() -> None:
    crossed = of_tier(start(GAME, Options(words=35), "1", ENGLISH), "easy")
    apart = replace(
        crossed,
        words=tuple(Placed(one.word, one.word, 2 * row, 0, "H") for row, one in enumerate(crossed.words)),
    )
    assert int(DAYS.grade(crossed, ENGLISH).facts["crossings"]) > 25, "every word crosses another one"
    assert DAYS.grade(apart, ENGLISH).facts["crossings"] == 0
    assert grade(crossed) < grade(apart)
    assert grade(apart) < grade(of_tier(crossed, "medium")), "crossings never make up for rarer words"


def test_of_a_small_list_a_spine_may_lack_short_words_for_two_places() -> None:
    """A daily lays 21 words, at most two of them twice: so a spine needs eighteen short words."""
    poor, rich = (
        [spine, *("".join(some) for some in islice(permutations(spine, 3), many))]
        for spine, many in (("planet", 17), ("bishop", 18))
    )
    (stock,) = DAYS.stocks(Options(), Tools((Lexicon.from_words([*poor, *rich]),)))
    assert stock.items == ("bishop",)
