"""The requests that the engine answers: those of playing and making alone."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from worderly.engine.begin import begin, daily_of, opened
from worderly.engine.logs import log_of
from worderly.engine.requests import Answer, Found, Request, json_answer
from worderly.engine.solo import SEAT, Solo
from worderly.kit import decode, encode
from worderly.languages import DEFAULT
from worderly.table.days import calendar as days
from worderly.table.days.infos import daily_info, known_day
from worderly.table.errors import Problem
from worderly.table.lessons import lesson_info, try_move
from worderly.table.match import analyses, replays
from worderly.table.match.answers import match_info
from worderly.table.match.table import Table
from worderly.table.offers import games_of
from worderly.table.people.milestones import count_milestones
from worderly.table.words import word_info
from worderly.wire.days import DailyAnswers, DailyPage
from worderly.wire.lessons import NewLessonMove
from worderly.wire.local import LocalMatch
from worderly.wire.others import Others
from worderly.wire.people import Me, Milestones, NewMilestones
from worderly.wire.rest import NewMatch, NewMove, NewPrint, ShareText, WordInfo
from worderly.wire.websocket import Frame

OfMatch = Callable[[Request, Table], Awaitable[Found]]
"""Answers from the player's seat."""


class Routes:
    def __init__(self, solo: Solo, address: str) -> None:
        self._solo, self._address = solo, address

        self._handlers: dict[str, Callable[..., Awaitable[Found]]] = {
            "GET games": self._games,
            "POST matches": self._begin,
            "GET lessons * *": self._lesson,
            "POST lessons * * moves": self._lesson_move,
            "GET words * *": self._word,
            "POST press *": self._print,
            "GET daily": self._daily,
            "GET daily * * * answers": self._answers,
            "POST milestones": self._milestones,
            "GET me": self._me,
        }
        """By method and path; the handler gets the request and what stands for the stars."""
        of_match: dict[str, OfMatch] = {
            "GET matches *": self._show,
            "POST matches * moves": self._move,
            "GET matches * replay": self._replay,
            "GET matches * analysis": self._analysis,
            "GET matches * words": self._words_of_match,
            "GET matches * share": self._share,
            "GET matches * others": self._others,
            "GET matches * summary.pdf": self._summary,
            "GET matches * log": self._log,
        }
        self._handlers |= {path: partial(self._seated, each) for path, each in of_match.items()}

    async def answer(self, request: Request) -> Found:
        """Raises Problem or Refused."""
        for path, handler in self._handlers.items():
            if (named := _named(path.split(), (request.method, *request.parts))) is not None:
                return await handler(request, *named)
        raise Problem("needs_server")

    # --- matches ------------------------------------------------------------------

    async def _seated(self, handler: OfMatch, request: Request, name: str) -> Found:
        table = await self._solo.table(name)
        return await handler(request, table)

    async def _games(self, request: Request) -> Found:
        return games_of(self._solo.catalog)

    async def _begin(self, request: Request) -> Found:
        return json_answer(await begin(self._solo, request.data(NewMatch)), 201)

    async def _show(self, request: Request, table: Table) -> Found:
        return match_info(table, SEAT)

    async def _move(self, request: Request, table: Table) -> Frame:
        move = request.data(NewMove)
        accepted = await table.submit(table.seat_for(SEAT, move.seat), move.id, encode(move.move))
        return table.frames(accepted).frame(SEAT, move.id)

    async def _replay(self, request: Request, table: Table) -> Found:
        return await replays.replay(self._solo, table, SEAT, request.number("after") or 0)

    async def _analysis(self, request: Request, table: Table) -> Found:
        return await analyses.analysis(self._solo, table, SEAT, request.number("seat"))

    async def _words_of_match(self, request: Request, table: Table) -> Found:
        return replays.words(self._solo, table, SEAT)

    async def _share(self, request: Request, table: Table) -> ShareText:
        text, path = replays.share(table, SEAT, request.say, is_local=True)
        return ShareText(text=text, link=self._address + path)

    async def _others(self, request: Request, table: Table) -> Others:
        """Nobody else plays here."""
        return Others()

    async def _summary(self, request: Request, table: Table) -> Answer:
        from worderly.engine import prints

        outcome = replays.check_open(self._solo, table, SEAT)
        return prints.summary(self._solo.catalog, request, table, SEAT, outcome)

    async def _log(self, request: Request, table: Table) -> LocalMatch:
        """For a server that the player comes to later: it plays the match again."""
        replays.check_open(self._solo, table, SEAT)
        return await log_of(self._solo, table)

    # --- days ---------------------------------------------------------------------

    async def _daily(self, request: Request) -> DailyPage:
        language, day = self._language(request), self._day(request)
        now_ms = self._solo.clock.now_ms()
        games = self._solo.catalog.games.values()
        infos = [daily_info(game.id, language, game.days().version, day, now_ms) for game in games]
        return DailyPage(date=day, number=days.number_of(day), now_ms=now_ms, puzzles=tuple(infos))

    async def _answers(self, request: Request, game: str, language: str, day: str) -> DailyAnswers:
        """Of a day that has closed, as on a server; the seed is public, so there is nothing to prove."""
        rules, now_ms = self._solo.catalog.game(game), self._solo.clock.now_ms()
        if not days.is_closed(opened(self._solo, day), now_ms):
            raise Problem("not_over")
        made = daily_of(self._solo, rules, self._solo.catalog.language(language), day)
        state: Any = decode(made.state, rules.State)
        return DailyAnswers(
            info=daily_info(game, language, rules.days().version, day, now_ms),
            salt="",
            puzzle_text=made.state.decode(),
            puzzle=rules.puzzle(state),
            solution=rules.solution(state),
            others=Others(),
        )

    def _language(self, request: Request) -> str:
        return self._solo.catalog.language(request.query.get("language", DEFAULT))

    def _day(self, request: Request) -> str:
        return known_day(request.query.get("date") or days.today(self._solo.clock.now_ms()))

    # --- the player ---------------------------------------------------------------

    async def _milestones(self, request: Request) -> Milestones:
        matches, games = request.data(NewMilestones).matches, len(self._solo.catalog.games)
        return Milestones(milestones=count_milestones(matches, games, self._solo.clock.now_ms()))

    async def _me(self, request: Request) -> Me:
        """Nobody has a name here."""
        return Me(player=None)

    # --- lessons, words, prints ---------------------------------------------------

    async def _lesson(self, request: Request, game: str, language: str) -> Found:
        return lesson_info(self._solo.catalog.game(game), language, request.say)

    async def _lesson_move(self, request: Request, game: str, language: str) -> Found:
        move = request.data(NewLessonMove)
        return try_move(self._solo.catalog.game(game), language, move.step, move.move)

    async def _word(self, request: Request, language: str, word: str) -> WordInfo:
        catalog = self._solo.catalog
        lexicon = catalog.host_words.lexicon(catalog.language(language), 0)
        return word_info(lexicon, word, request.say)

    async def _print(self, request: Request, kind: str) -> Found:
        # Printing loads fonts and a text shaper, which play does without.
        from worderly.engine import prints

        wish = prints.wish(self._solo, request.data(NewPrint), request.language)
        return prints.printed(self._solo.catalog, wish, kind)


def _named(pattern: list[str], parts: tuple[str, ...]) -> list[str] | None:
    """What stands for the stars; None: another path."""
    if len(pattern) != len(parts) or any(p not in ("*", q) for p, q in zip(pattern, parts, strict=True)):
        return None
    return [part for star, part in zip(pattern, parts, strict=True) if star == "*"]
