"""Why a word is in a list or not, and reports of words to the host."""

import asyncio
from typing import Annotated, Any

from litestar.params import JSONBody, Parameter

from worderly.games.own_words import own_key
from worderly.lexicon import Lexicon
from worderly.server.routes.http import ApiRequest, get, post, service_of
from worderly.server.service import Service
from worderly.server.transport.asgi import address_key
from worderly.store import words
from worderly.table.errors import Problem
from worderly.table.words import word_info
from worderly.wire.rest import WordInfo, WordReport

LanguagePath = Annotated[str, Parameter(pattern=r"^[a-z]{2}$")]
WordPath = Annotated[str, Parameter(min_length=1, max_length=40)]


@get("/api/words/{language:str}/{word:str}", tags=["words"])
async def show_word(request: ApiRequest, language: LanguagePath, word: WordPath) -> WordInfo:
    """Why a word is in the list or not; words that are never shown are not known here either.

    A `*` stands for a vowel: the commonest word that fits is told.
    """
    service = service_of(request)
    lexicon = await _lexicon(service, language)
    return word_info(lexicon, word, service.say(request.scope))  # type: ignore[arg-type]


async def _lexicon(service: Service, language: str) -> Lexicon:
    """The list for a match that begins now."""
    lexicon_of = service.catalog.host_words.lexicon
    return await asyncio.to_thread(lexicon_of, service.catalog.language(language), service.clock.now_ms())


@post("/api/reports", status_code=204, tags=["words"])
async def report_word(request: ApiRequest, data: JSONBody[WordReport]) -> None:
    """Tells the host about a word. Keeps no name and no address; one address counts once a day for a word."""
    service = service_of(request)
    language = data.language
    key = own_key(await _lexicon(service, language), data.word)
    address = address_key(request.scope)  # type: ignore[arg-type]
    if not await service.limits.reports.allows(address):
        raise Problem("reports_enough")
    if not await service.limits.repeats.allows(f"{address}/{language}/{key}/{data.kind}"):
        return
    now_ms = service.clock.now_ms()
    if not await service.store.write(lambda c: words.add_report(c, language, key, data.kind, now_ms)):
        raise Problem("reports_full")


ROUTES: list[Any] = [show_word, report_word]
