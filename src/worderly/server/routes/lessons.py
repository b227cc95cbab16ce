"""The lesson of a game over REST."""

import asyncio
from typing import Annotated, Any

from litestar.params import JSONBody, Parameter

from worderly.server.routes.http import ApiRequest, get, post, service_of
from worderly.table.lessons import lesson_info, try_move
from worderly.wire.lessons import LessonAnswer, LessonInfo, NewLessonMove

GamePath = Annotated[str, Parameter(pattern=r"^[a-z]{1,20}$")]
LanguagePath = Annotated[str, Parameter(pattern=r"^[a-z]{2}$")]


@get("/api/lessons/{game:str}/{language:str}", tags=["lessons"])
async def show_lesson(request: ApiRequest, game: GamePath, language: LanguagePath) -> LessonInfo:
    """All steps, in the words of this language or else in English; the sentences are in the caller's."""
    service = service_of(request)
    rules, say = service.catalog.game(game), service.say(request.scope)  # type: ignore[arg-type]
    return await asyncio.to_thread(lesson_info, rules, language, say)


@post("/api/lessons/{game:str}/{language:str}/moves", status_code=200, tags=["lessons"])
async def try_lesson_move(
    request: ApiRequest, game: GamePath, language: LanguagePath, data: JSONBody[NewLessonMove]
) -> LessonAnswer:
    """The rules' answer to a move at a step; nothing is saved."""
    rules = service_of(request).catalog.game(game)
    return await asyncio.to_thread(try_move, rules, language, data.step, data.move)


ROUTES: list[Any] = [show_lesson, try_lesson_move]
