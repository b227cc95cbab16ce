"""A finished match on paper: what each player found, what was missed, how it compares with the best."""

import io
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from tests.golden.stage import play
from tests.press.makers import corners, options_of
from worderly import kit
from worderly.games import IDS, game_of
from worderly.games.boogle.options import Options as BoogleOptions
from worderly.games.tools import Tools
from worderly.kit import Chance, GiveUp, Refused, Stamp
from worderly.kit.account import Scored
from worderly.kit.race import RaceOptions, race
from worderly.press.page.style import Style
from worderly.press.summaries.accounts import Player, Summary, summary_of
from worderly.press.summaries.summary import summary_pages, write_summary


def finished(game: Any, options: Any, seats: int = 1, moves: int = 6) -> Any:
    """Bots play a little, then everybody gives up."""
    languages = getattr(options, "of", options).languages
    tools, chance = Tools.open(languages), Chance("summary")
    state = kit.start(game, options, "s", tools)
    for turn, seat in product(range(moves + 2), range(seats)):
        if game.outcome(state) is None:
            try:
                bot = game.bot(game.view(state, seat, False), seat, game.levels[-1], chance, tools)
                move = bot if turn < moves else GiveUp()
                state = kit.play(game, state, Stamp(seat, turn * 900), move, tools).state
            except Refused:
                continue
    return state


def told(game: Any, state: Any, names: tuple[str, ...] = ("",)) -> Summary:
    outcome = game.outcome(state)
    assert outcome is not None
    return summary_of(game, game.view(state, 0, True), outcome, names, "A title", "2026-11-15")


@pytest.fixture(scope="module", params=IDS)
def summary(request: pytest.FixtureRequest) -> Summary:
    game = game_of(request.param)
    return told(game, finished(game, options_of(request.param)))


def printed(summary: Summary, style: Style) -> list[str]:
    out = io.BytesIO()
    write_summary(out, summary, style)
    return [page.extract_text() for page in PdfReader(out, strict=True).pages]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_word_found_and_missed_is_printed(summary: Summary, paper: str) -> None:
    text = "\n".join(printed(summary, Style(paper=paper)))
    assert "A title" in text
    assert summary.players[0].found or summary.missed
    for one in (*summary.players[0].found, *summary.missed):
        assert one.word in text


def test_every_word_found_is_in_the_cloud(summary: Summary) -> None:
    player = summary.players[0]
    assert set(player.cloud) == {one.word for one in player.found}
    assert all(weight > 0 for weight in player.cloud.values())


def test_what_was_found_was_not_missed(summary: Summary) -> None:
    assert not {one.word for one in summary.players[0].found} & {one.word for one in summary.missed}


def test_points_are_shown_against_the_best() -> None:
    game = game_of("hands")
    summary = told(game, finished(game, options_of("hands")))
    player = summary.players[0]
    assert player.best is not None
    assert player.points <= player.best
    share = round(100 * player.points / player.best)
    assert f"{share} % of the {player.best:,} there were" in "\n".join(printed(summary, Style()))


def test_players_in_turn_have_a_cloud_each_and_a_place() -> None:
    game = game_of("boogle")
    options, _ = game.check(BoogleOptions(mode="turns", players=("Zoé", "Bart"), same_board=False))
    tools, chance = Tools.open(("en",)), Chance("turns")
    state = kit.start(game, options, "s", tools)
    for at in range(40):
        seat = state.turns[-1].seat
        if game.outcome(state) is None:
            try:
                move = game.bot(game.view(state, seat, False), seat, game.levels[-1], chance, tools)
                state = kit.play(
                    game, state, Stamp(seat, at * 100), move if at % 12 < 10 else GiveUp(), tools
                ).state
            except Refused:
                continue
    state = state if game.outcome(state) else kit.play(game, state, Stamp(0, 9000), GiveUp(), tools).state
    summary = told(game, state)
    assert [one.name for one in summary.players] == ["Zoé", "Bart"]
    text = "\n".join(printed(summary, Style(language="fr")))
    assert text.count("Zoé") >= 2
    assert "Bart" in text


def test_a_race_tells_every_lane_by_its_seats_name() -> None:
    game = game_of("wizards")
    raced = race(game)
    options = RaceOptions(of=options_of("wizards"), seats=3)
    summary = told(raced, finished(raced, options, seats=3, moves=3), ("Ann", "Ben", "Cleo"))
    assert [one.name for one in summary.players] == ["Ann", "Ben", "Cleo"]
    found = {one.word for player in summary.players for one in player.found}
    assert not found & {one.word for one in summary.missed}


def test_a_long_summary_goes_on_over_pages_and_stays_inside_them() -> None:
    words = tuple(Scored(f"{a}{b}{c}ing", 7) for a, b, c in product("bcdfg", "aeiou", "lmnrst"))
    player = Player("A very long name indeed " * 4, 1050, words[:90], best=2000)
    summary = Summary("boogle", "A title " * 12, "time_up", (player, player), words[90:], "2026-11-15")
    style = Style(paper="a5", large=True)
    pages = summary_pages(summary, style)
    assert len(pages) > 2
    for page in pages:
        for x, y in corners(page.items):
            assert style.margin - 1 <= x <= page.width - style.margin + 1
            assert style.margin - 1 <= y <= page.height - style.margin + 1


def test_nobody_found_anything() -> None:
    game = game_of("wordsearch")
    summary = told(game, finished(game, options_of("wordsearch"), moves=0))
    assert summary.players[0].found == ()
    assert "No word was found" in "\n".join(printed(summary, Style()))


def test_line_mode_writes_a_summary_beside_earlier_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = "part\n!!\n\npdf\npdf\nq\n"
    code, said = play(["hands", "--plain", "--hand", "aci*prt"], typed, tmp_path / "d")
    assert code == 0
    assert "worderly-hands-2.pdf is written." in said
    assert sorted(path.name for path in tmp_path.glob("*.pdf")) == [
        "worderly-hands-2.pdf",
        "worderly-hands.pdf",
    ]
    assert "apric★t" in PdfReader(tmp_path / "worderly-hands.pdf").pages[0].extract_text()
