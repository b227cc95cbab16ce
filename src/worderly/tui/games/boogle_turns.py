"""Boogle in turns at one screen: the form for players and time, and the hand-over between turns."""

from collections.abc import Iterable

from worderly.device.local.machine import play_machine
from worderly.device.local.match import LocalMatch
from worderly.device.request import Request
from worderly.games.boogle import GAME
from worderly.games.boogle.bot import machine_turn
from worderly.games.boogle.model import Ready, View
from worderly.games.boogle.options import Options
from worderly.games.boogle.seating import is_machine
from worderly.kit import Refused, Seat
from worderly.kit.forms import make_options, split_words, with_label
from worderly.tui.ending.result import Summary
from worderly.tui.games.boogle import SIZES, BoogleScreen, dice_tiles
from worderly.tui.games.boogle_words import words_by_player
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.form import Act, FormPage, Row
from worderly.tui.screens.option_rows import given_in, option_rows


class TurnsPage(FormPage):
    heading = "tui-turns"

    def rows(self) -> Iterable[Row]:
        self.accent = "boogle"
        self.values["players"] = ", ".join([self.say("tui-player-one"), self.say("tui-player-two")])
        self.values["languages"] = (self.arcade.device.word_language,)
        yield from option_rows(self, GAME, "turns")
        yield Act("start", self.say("tui-start"))

    def action_start(self) -> None:
        try:
            options, _ = GAME.check(self.options())
        except Refused as refused:
            facts = with_label(refused.facts, GAME.id, self.say)
            self.show_message(self.arcade.messages.refusal(refused.code, facts), "wrong")
        else:
            self.arcade.playing.begin(Request("boogle", options))

    def options(self) -> Options:
        """Adds the machine to the named players."""
        given = given_in(self, GAME, "turns") | {"players": split_words(self.values["players"])}
        languages = given.pop("languages", self.values["languages"])
        if "machine" in given:
            given["players"] = (*given["players"], self.say("plain-machine"))
        return make_options(GAME, given, languages, self.say)


class TurnsScreen(BoogleScreen):
    """Hides the board between turns until the next player is ready."""

    is_waiting = False

    @property
    def seat(self) -> Seat:
        if self.link.outcome is not None:
            return 0
        up: Seat = self.link.view(0).up
        return up

    async def poll(self) -> None:
        await super().poll()
        view: View = self.view
        if self.is_current and not self.has_ended and view.phase == "ready" and not self.is_waiting:
            await self.hand_over(view)

    async def hand_over(self, view: View) -> None:
        name, match = view.names[view.up], self.link.match
        if is_machine(view) and isinstance(match, LocalMatch):
            await self.show_events(play_machine(match, view.up, machine_turn))
            return
        self.is_waiting = True

        async def ready(answer: str | None) -> None:
            self.is_waiting = False
            if answer:
                self.path = self.last = ()
                await self.send(Ready())
                self.lay_out_all()

        facts = {"round": view.round, "rounds": view.options.rounds}
        about = self.say("tui-hand-over-about" if view.options.time_s else "tui-hand-over-untimed", **facts)
        scores = "   ".join(f"{who} {score}" for who, score in zip(view.names, view.scores, strict=True))
        question = f"{self.say('tui-hand-over', name=name)}\n\n{scores}"
        self.app.push_screen(Dialog(question, [("go", self.say("tui-ready"))], about, solid=True), ready)

    def figures(self, view: View) -> str:
        return f"{view.names[view.up]}  {super().figures(view)}"

    def summary(self, view: View) -> Summary:
        outcome = self.link.outcome
        winners = [view.names[winner] for winner in (outcome.winners if outcome else ())]
        head = self.winner(winners)
        lines = [
            f"{player.name:<12} {self.say('tui-points', points=player.all_total):>12}   "
            f"{self.say('tui-words', count=len(player.words))}"
            for player in sorted(view.players, key=lambda player: -player.all_total)
        ]
        words = words_by_player(view, view.names, self.say)
        boards = [dice_tiles(board.faces) for board in view.boards]
        clouds = tuple((player.name, dict(player.cloud)) for player in view.players)
        tiles = boards[0] if len(boards) == 1 else ()
        return Summary(head, lines, words, tiles, SIZES, clouds, boards)


PAGE = TurnsPage
