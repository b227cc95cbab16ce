"""What there is to play: the games with their default options, the languages and their themes."""

from functools import cache

from worderly.languages.facts import facts_of
from worderly.lexicon import Lexicon
from worderly.lexicon.spelling import spelled
from worderly.table.catalog import Catalog
from worderly.wire.rest import GameInfo, Games, ThemeInfo


def games_of(catalog: Catalog) -> Games:
    infos = tuple(
        GameInfo(id=g.id, version=g.version, seats=g.seats, levels=g.levels, options=g.Options())
        for g in catalog.games.values()
    )
    themes = {language: _themes(language) for language in catalog.languages}
    return Games(games=infos, languages=catalog.languages, themes=themes)


@cache
def _themes(language: str) -> tuple[ThemeInfo, ...]:
    lexicon = Lexicon.open(language)
    spellings = [spelled(lexicon, name) for name in facts_of(language).spellings] or [lexicon]
    return tuple(
        ThemeInfo(name, tuple(each.theme(name).title for each in spellings), lexicon.theme(name).age)
        for name in lexicon.theme_titles()
    )
