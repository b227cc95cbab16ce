"""Whole games by a protocol client: no answer in any frame or response before the end, for whoever looks."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from msgspec import to_builtins
from msgspec.structs import replace as put

from tests.faults.secrets import Eyes, leaks, secrets_of, typed
from tests.server.running import Running, Talk, running
from tests.waiting import PATIENCE_S
from worderly.games import GAMES
from worderly.kit import AnyGame, Chance, GiveUp, Refused
from worderly.table.clock import FakeClock
from worderly.table.match.create import COUNTDOWN_MS
from worderly.table.match.table import Table

MORNING_MS = 1_794_740_400_000
"""2026-11-15 11:00 UTC: the 14th, the 15th and the 16th are open; at noon the 14th is over everywhere."""
WAYS = (
    "practice",
    "practice",
    "practice",
    "practice",
    "daily",
    "daily",
    "challenge",
    "challenge",
    "room",
    "room",
)
MOVES = 12


class Looker(NamedTuple):
    talk: Talk
    eyes: Eyes
    key: str | None


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr("worderly.server.transport.connection.RATE", 1e9)
    monkeypatch.setattr("worderly.server.transport.connection.BURST", 1e9)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(MORNING_MS)) as server:
        server.service.limits.writes.most = 10**6
        yield server


class Scan:
    """One match: every message to anybody is judged when it comes, until the match is over."""

    def __init__(self, here: Running, game: AnyGame, match: str) -> None:
        self.here, self.game, self.match = here, game, match
        self.table: Table = here.call(here.service.hub.table(match))
        self.lookers: list[Looker] = []
        self.found: list[str] = []
        self.messages = 0

    @property
    def state(self) -> Any:
        return self.table.stream.state.state

    def judge(self, text: str, eyes: Eyes) -> None:
        self.messages += 1
        if not self.table.is_over:
            self.found += [
                f"{self.game.id}, seat {eyes.seat}: {leak}"
                for leak in leaks(text, secrets_of(self.game, self.state, eyes))
            ]

    def add(self, talk: Talk, key: str | None, seat: int | None) -> None:
        eyes = Eyes(seat)
        self.lookers.append(Looker(talk, eyes, key))
        talk.say(type="watch", match=self.match, **({"key": key} if key else {}))
        self.receive(self.lookers[-1], lambda message: message["type"] == "frame")

    def receive(self, looker: Looker, is_last: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            text = str(looker.talk.socket.recv(timeout=PATIENCE_S))
            self.judge(text, looker.eyes)
            if is_last(message := looker.talk.read(text)):
                return message

    def ask_everything(self) -> None:
        """Every response that has to do with this match, as each of those who look."""
        place = f"/api/matches/{self.match}"
        paths = [place, *(f"{place}/{part}" for part in ("replay", "share", "analysis"))]
        if self.table.row["daily"]:
            game, language, _, day = self.table.row["daily"].split("/")
            paths += [f"/api/daily?date={day}&language={language}", f"/api/boards/{game}/{language}/{day}"]
            paths += [f"/api/daily/{game}/{language}/{day}/answers"]
        if self.table.row["challenge"]:
            paths += [f"/api/challenges/{self.table.row['challenge']}"]
        for looker in self.lookers:
            headers = {"Worderly-Key": looker.key} if looker.key else {}
            for path in paths:
                self.judge(self.here.http.get(path, headers=headers).text, looker.eyes)

    def play(self, chance: Chance) -> None:
        players = [looker for looker in self.lookers if looker.eyes.seat is not None]
        for number in range(MOVES):
            for looker in players:
                if not self.table.is_over:
                    self.move(looker, str(number), self.sampled(looker, chance))
        self.ask_everything()
        for looker in players:
            if not self.table.is_over:
                self.move(looker, "end", GiveUp())

    def sampled(self, looker: Looker, chance: Chance) -> Any:
        seat = looker.eyes.seat or 0
        lanes = getattr(self.state, "lanes", ())
        if lanes and self.game.outcome(lanes[seat]) is not None:
            return GiveUp()
        try:
            return self.table.reducer.game.sample(self.state, seat, chance, self.table.reducer.tools)
        except Refused:
            # Its turn is over, and the others still play.
            return GiveUp()

    def move(self, looker: Looker, move_id: str, move: Any) -> None:
        # Who looks on at one player sees what is played, be it an answer or not; players see their own.
        for each in self.lookers if len(self.table.seat_rows) == 1 else [looker]:
            each.eyes.said |= typed(move)
        looker.talk.say(type="submit", match=self.match, id=move_id, move=to_builtins(move))
        answer = self.receive(looker, lambda message: message.get("move") == move_id)
        if answer["type"] == "frame":
            for other in self.lookers:
                if other is not looker:
                    self.receive(
                        other, lambda message: message.get("seq", 0) >= answer["seq"] and "view" in message
                    )


def begin(client: httpx.Client, **wish: Any) -> dict[str, Any]:
    answer = client.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def scanned(here: Running, game: AnyGame, way: str, number: int) -> Scan:
    """One whole game in one of the ways to play it, with somebody looking on."""
    if way == "room":
        return scanned_room(here, game, number)
    if way == "daily":
        wish: dict[str, Any] = {"daily": f"2026-11-{14 + number % 3}", "language": ("en", "fr")[number % 2]}
    elif way == "challenge":
        made = here.http.post("/api/challenges", json={"game": game.id, "seed": f"secret-{number}"})
        wish = {"challenge": made.json()["challenge"]}
    else:
        wish = {"seed": f"secret-{number}"}
    begun = begin(here.http, game=game.id, **wish)
    scan = Scan(here, game, begun["match"])
    with here.live() as player, here.live() as spectator:
        scan.add(player, begun["key"], 0)
        scan.add(spectator, None, None)
        scan.ask_everything()
        scan.play(Chance(f"{way}-{number}"))
    return scan


def scanned_room(here: Running, game: AnyGame, number: int) -> Scan:
    (ann, ann_token), (_, bob_token) = here.player("Ann"), here.player("Bob")
    code = ann.post("/api/rooms", json={"game": game.id}).json()["room"]
    with here.live(ann_token) as a, here.live(bob_token) as b, here.live() as looks:
        for talk in (a, b):
            talk.ask("room", type="join", room=code)
        looks.ask("room", type="join", room=code, spectate=True)
        b.say(type="do", room=code, id="r", act={"type": "ready"})
        while b.receive("room")["move"] != "r":
            continue
        a.say(type="do", room=code, id="s", act={"type": "start"})
        while (room := a.receive("room"))["phase"] != "playing":
            continue
        scan = Scan(here, game, room["match"])
        for talk, seat in ((a, 0), (b, 1), (looks, None)):
            scan.add(talk, None, seat)
        here.service.clock.jump_to(here.service.clock.now_ms() + COUNTDOWN_MS)  # type: ignore[attr-defined]
        scan.play(Chance(f"room-{number}"))
    return scan


def scan_all(here: Running, game: AnyGame, ways: tuple[str, ...]) -> list[str]:
    """The judge of whole games; a scan that saw nothing, or no end, is a fault too."""
    scans = [scanned(here, game, way, number) for number, way in enumerate(ways)]
    faults = [fault for scan in scans for fault in scan.found]
    return faults + [
        f"{scan.messages} messages" for scan in scans if scan.messages < 12 or not scan.table.is_over
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_ten_games_each_show_no_answer_before_the_end(game: AnyGame, here: Running) -> None:
    assert scan_all(here, game, WAYS) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_two_hundred_games_each_show_no_answer_before_the_end(game: AnyGame, here: Running) -> None:
    assert scan_all(here, game, WAYS * 20) == []


def telling_view(game: AnyGame) -> AnyGame:
    return replace(game, view=lambda state, seat, over: game.view(state, seat, True))


def telling_spectators(game: AnyGame) -> AnyGame:
    return replace(game, view=lambda state, seat, over: game.view(state, 0, over or seat is None))


def telling_seed(game: AnyGame) -> AnyGame:
    def view(state: Any, seat: int | None, over: bool) -> Any:
        shown = game.view(state, seat, over)
        return put(shown, title=state.chance) if game.id == "wordsearch" else put(shown, letters=state.secret)

    return replace(game, view=view)


def telling_events(game: AnyGame) -> AnyGame:
    """What one player finds is told to all."""

    def apply(state: Any, stamp: Any, move: Any, tools: Any) -> Any:
        step = game.apply(state, stamp, move, tools)
        return step._replace(events=tuple(put(event, seat=None) for event in step.events))

    return replace(game, apply=apply)


@pytest.mark.parametrize(
    ("broken", "game_id", "way"),
    [
        (telling_view, "wizards", "practice"),
        (telling_view, "battlewords", "daily"),
        (telling_view, "hands", "practice"),
        (telling_view, "wordsearch", "challenge"),
        (telling_view, "boogle", "room"),
        (telling_spectators, "wizards", "practice"),
        (telling_spectators, "boogle", "practice"),
        (telling_seed, "wizards", "practice"),
        (telling_seed, "wordsearch", "practice"),
        (telling_events, "boogle", "room"),
    ],
)
def test_a_game_that_tells_is_caught(
    broken: Callable[[AnyGame], AnyGame],
    game_id: str,
    way: str,
    here: Running,
) -> None:
    """The controls."""
    games = here.service.catalog.games
    games[game_id] = broken(games[game_id])
    # Rooms are dealt by chance: one in twenty holds no long word that a player would find.
    ways = (way,) * 5 if way == "room" else (way,)
    assert scan_all(here, games[game_id], ways) != []
