"""The shipped themes, and the files they are read from."""

import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from worderly.lexicon import Lexicon, LexiconError
from worderly.lexicon.folder import Folder
from worderly.lexicon.themes import AGES, Season, Theme, read_theme

NAMES = Lexicon.names()
WANTED = {"en": 60, "fr": 45}
"""How many themes a language must have; others: ten."""

NOT_FOR_CHILDREN = {
    "de": frozenset(
        "alkohol armbrust bier bombe branntwein brauerei cognac dolch dynamit flinte geschoss gewehr gin "
        "granate jackpot kanone kasino kneipe kornbrand lanze likör lotterie lotto munition pistole poker "
        "revolver roulette rum schnaps schwert sekt spielhölle säbel tabak torpedo waffe wein weinbrand "
        "wette whisky wodka zigarette zigarre".split()
    ),
    "en": frozenset(
        "alcohol alcoholic ale ammunition arsenal artillery bartender bayonet beer betting bomb bookmaker "
        "bourbon brandy brewery bullet cannon casino champagne cider cigar cigarette cocktail cognac "
        "crossbow cutlass dagger dynamite gambling gin grenade gun gunpowder jackpot lager lottery "
        "machete mead missile musket nicotine pistol poker pub rapier revolver rifle roulette rum sake "
        "sherry shotgun smoker smoking spear stout sword tavern tequila tobacco torpedo vape vermouth "
        "vodka weapon whiskey whisky wine".split()
    ),
    "fr": frozenset(
        "absinthe alcool apero arbalete arme arquebuse baionnette biere bombe brasserie calvados canon "
        "carabine cartouche casino champagne cidre cigare cigarette cocktail cognac dague dynamite epee "
        "explosif fumer fumeur fusil gin glaive hache hydromel jackpot liqueur loterie missile mousquet "
        "mousquetaire munition nicotine obus pari pastis pistolet poignard poker poudre revolver rhum "
        "roulette sabre tabac tequila torpille vin vodka whisky".split()
    ),
}
"""Alcohol, weapons, gambling and tobacco."""


@pytest.fixture(params=NAMES)
def lexicon(request: pytest.FixtureRequest) -> Lexicon:
    return Lexicon.open(request.param)


def themes(lexicon: Lexicon) -> list[Theme]:
    return [lexicon.theme(name) for name in lexicon.themes()]


def parts(lexicon: Lexicon, text: str) -> list[str]:
    """The words of a phrase; a compound with hyphens (pique-nique) is one word."""
    return re.split(r"[ '’]", lexicon.fold(text).replace("-", ""))


def key(lexicon: Lexicon, text: str) -> str:
    return "".join(parts(lexicon, text))


def unfit(theme: Theme, lexicon: Lexicon, unwanted: frozenset[str]) -> list[str]:
    return [text for text in theme.words if unwanted.intersection(parts(lexicon, text))]


def test_every_language_has_enough_themes(lexicon: Lexicon) -> None:
    assert len(lexicon.themes()) >= WANTED.get(lexicon.language, 10)


def test_every_theme_has_a_title_an_age_and_thirty_words(lexicon: Lexicon) -> None:
    for theme in themes(lexicon):
        assert theme.title == theme.title.strip() != "", theme.name
        assert theme.age in AGES
        assert len(theme.words) >= 30, theme.name


def test_no_two_themes_have_the_same_title(lexicon: Lexicon) -> None:
    titles = [theme.title for theme in themes(lexicon)]
    assert len(set(titles)) == len(titles)


def test_every_word_of_a_theme_has_letters_of_the_language_and_comes_once(lexicon: Lexicon) -> None:
    for theme in themes(lexicon):
        keys = [key(lexicon, text) for text in theme.words]
        assert len(set(keys)) == len(keys), theme.name
        wrong = [word for word in keys if set(word) - set(lexicon.alphabet) or not 3 <= len(word) <= 15]
        assert wrong == [], theme.name


def test_no_theme_has_a_watched_word(lexicon: Lexicon) -> None:
    watched = lexicon.blocked | lexicon.hidden | lexicon.grim
    assert {theme.name: unfit(theme, lexicon, watched) for theme in themes(lexicon)} == {
        name: [] for name in lexicon.themes()
    }


def test_themes_for_children_are_free_of_alcohol_weapons_gambling_and_tobacco(lexicon: Lexicon) -> None:
    unwanted = NOT_FOR_CHILDREN.get(lexicon.language, frozenset())
    found = {name: unfit(lexicon.theme(name), lexicon, unwanted) for name in lexicon.themes("children")}
    assert not any(found.values()), {name: words for name, words in found.items() if words}


@pytest.mark.parametrize(("code", "phrase"), [("de", "Wein"), ("en", "Mulled wine"), ("fr", "Épée")])
def test_a_planted_word_is_found(code: str, phrase: str) -> None:
    planted = Theme("winter", "Winter", ("snow", phrase), "children")
    assert unfit(planted, Lexicon.open(code), NOT_FOR_CHILDREN[code]) == [phrase]


def test_themes_for_children_are_some_of_all() -> None:
    english = Lexicon.open("en")
    assert set(english.themes("children")) < set(english.themes())
    assert {"animals", "christmas", "winter"} <= set(english.themes("children"))
    assert "vikings" not in english.themes("children")


def test_sight_words_never_come_by_chance() -> None:
    english = Lexicon.open("en")
    assert set(english.themes()) - set(english.drawn_themes()) == {"sight-1", "sight-2", "sight-3"}
    french = Lexicon.open("fr")
    assert set(french.themes()) - set(french.drawn_themes()) == {"mots-1", "mots-2", "mots-3"}


def test_every_language_has_feasts_and_its_seasons_come_all_year(lexicon: Lexicon) -> None:
    assert {"en": "christmas", "fr": "noel", "de": "weihnachten"}[lexicon.language] in lexicon.feasts
    assert not lexicon.feasts.keys() & {"winter", "summer", "hiver", "ete", "sommer", "fruehling", "automne"}


def test_an_unknown_theme_is_a_key_error(lexicon: Lexicon) -> None:
    with pytest.raises(KeyError):
        lexicon.theme("../../../etc")


THEME = "title: Colours | Colors\nage: children\ndrawn: no\n\nred\ngrey | gray\nice cream\n"


def test_a_theme_is_read_in_the_chosen_spelling() -> None:
    first = Theme("colours", "Colours", ("red", "grey", "ice cream"), "children", is_drawn=False)
    assert read_theme("colours", THEME) == first
    assert read_theme("colours", THEME, 1) == first._replace(
        title="Colors", words=("red", "gray", "ice cream")
    )


def test_a_feast_has_the_days_of_its_header() -> None:
    feast = THEME.replace("drawn: no", "when: 12-27 to 01-06")
    assert read_theme("new-year", feast).when == (Season((12, 27), (1, 6)),)
    assert read_theme("colours", THEME).when == ()


def test_a_feast_that_moves_has_a_line_for_each_year() -> None:
    lines = "when: 2030-01-05 to 2030-02-06\nwhen: 2030-12-26 to 2031-01-26"
    feast = read_theme("ramadan", THEME.replace("drawn: no", lines))
    assert feast.when == (Season((1, 5), (2, 6), 2030), Season((12, 26), (1, 26), 2030))


@pytest.mark.parametrize(("code", "name"), [("en", "easter"), ("fr", "paques"), ("de", "ostern")])
def test_easter_comes_in_the_two_weeks_before_it_until_2040(code: str, name: str) -> None:
    seasons = {one.year: one for one in Lexicon.open(code).theme(name).when}
    for year in range(2026, 2041):
        monday = easter_sunday(year) + timedelta(days=1)
        assert seasons[year].last == (monday.month, monday.day), year
        assert date(year, *seasons[year].first) == monday - timedelta(days=15), year


def easter_sunday(year: int) -> date:
    """By Gauss, with the corrections that hold from 1900 to 2099."""
    moon = (19 * (year % 19) + 24) % 30
    sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
    late = sunday == 6 and (moon == 29 or (moon == 28 and year % 19 > 10))
    return date(year, 3, 22) + timedelta(days=moon + sunday - 7 * late)


@pytest.mark.parametrize(
    "head",
    [
        "Colours",
        "title: Colours",
        "title: Colours\nage: adults",
        "title: Colours\nage: everyone\nwhen: 12-27",
        "title: Colours\nage: everyone\nwhen: 12-27 to 13-06",
    ],
)
def test_a_wrong_header_is_a_damaged_file(tmp_path: Path, head: str) -> None:
    (tmp_path / "themes").mkdir()
    (tmp_path / "themes/colours.txt").write_text(f"{head}\n\nred\n", "utf-8")
    with pytest.raises(LexiconError, match=r"colours\.txt is damaged"):
        Folder(tmp_path).theme("colours")


def test_no_two_themes_share_a_title(lexicon: Lexicon) -> None:
    titles = [title for theme in themes(lexicon) for title in (theme.title, *theme.also)]
    assert sorted(set(titles)) == sorted(titles)


def test_every_theme_has_a_second_title(lexicon: Lexicon) -> None:
    assert [theme.name for theme in themes(lexicon) if not theme.also] == []


def test_more_titles_are_read_in_their_spelling() -> None:
    text = "title: Ocean\nalso: Grey waves | Gray waves\nalso: Deep\nage: children\n\nbay"
    assert read_theme("ocean", text, 1).also == ("Gray waves", "Deep")
