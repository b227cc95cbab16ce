"""Which sense of WordNet becomes the meaning of an English word."""

from worderly.lexicon.build.en.meanings import meanings_of
from worderly.lexicon.build.readers.wordnet import Synset, WordNet


def synset(words: str, gloss: str) -> Synset:
    return Synset(tuple(words.split()), gloss, frozenset())


def wordnet_of(counts: dict[tuple[str, str, int], int]) -> WordNet:
    nouns = {1: synset("figure fig", "a diagram"), 2: synset("fig", 'fleshy sweet fruit; "a ripe fig"')}
    verbs = {3: synset("fig", "dress up nicely")}
    index: dict[str, dict[str, tuple[int, ...]]] = {
        "n": {"fig": (1, 2)},
        "v": {"fig": (3,)},
        "a": {},
        "r": {},
    }
    empty: dict[str, tuple[str, ...]] = {}
    return WordNet({"n": nouns, "v": verbs, "a": {}, "r": {}}, index, dict.fromkeys("nvar", empty), counts)


def test_the_commonest_sense_is_the_meaning() -> None:
    counts = {("n", "fig", 1): 9, ("n", "fig", 2): 2, ("v", "fig", 1): 1}
    assert meanings_of(["fig"], wordnet_of(counts)) == {"fig": "(noun) a diagram"}


def test_a_sense_of_a_rarer_part_of_speech_is_first_if_it_is_commoner() -> None:
    counts = {("n", "fig", 1): 3, ("v", "fig", 1): 4}
    assert meanings_of(["fig"], wordnet_of(counts)) == {"fig": "(verb) dress up nicely; (noun) a diagram"}


def test_without_counts_the_sense_that_is_named_after_the_word_is_first() -> None:
    assert meanings_of(["fig"], wordnet_of({}))["fig"].startswith("(noun) fleshy sweet fruit; (verb) dress")


def test_an_inflection_points_to_its_root() -> None:
    assert meanings_of(["figs"], wordnet_of({}))["figs"] == "=fig"


def test_a_form_that_is_rare_in_a_sense_of_its_own_points_to_its_root() -> None:
    wordnet = wordnet_of({("v", "fig", 1): 50})
    wordnet.index["a"]["figged"] = (4,)
    wordnet.synsets["a"][4] = synset("figged", "(of horses) made lively")
    wordnet.exceptions["v"]["figged"] = ("fig",)
    assert meanings_of(["figged"], wordnet)["figged"] == "=fig"


def test_a_form_that_is_a_root_itself_has_a_gloss_in_whatever_order_the_words_come() -> None:
    wordnet = wordnet_of({("v", "fig", 1): 50})
    wordnet.index["n"]["figging"] = (4,)
    wordnet.synsets["n"][4] = synset("figging", "the making lively of horses")
    meant = {
        "figging": "(noun) the making lively of horses",
        "figgings": "=figging",
        "fig": "(verb) dress up nicely",
    }
    wordnet.exceptions["v"]["figging"] = ("fig",)
    assert meanings_of(["figging", "figgings", "fig"], wordnet) == meant
    assert meanings_of(["fig", "figgings", "figging"], wordnet) == meant
