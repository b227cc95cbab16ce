"""The player's own keys."""

from pathlib import Path

import pytest

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, arcade, play, request
from worderly.device.request import Request
from worderly.tui.app import Arcade
from worderly.tui.ending.result import ResultScreen
from worderly.tui.keymap import USUAL, BadKeys, Keymap, read_keymap
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.keys import KeysDialog

DOCUMENT = Path(__file__).parents[2] / "docs" / "keys.md"


def written(folder: Path, text: str) -> Path:
    path = folder / "keys.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_document_has_every_action_with_its_usual_key(tmp_path: Path) -> None:
    example, usual = (part.partition("```")[0] for part in DOCUMENT.read_text().split("```toml\n")[1:])
    documented = read_keymap(written(tmp_path, usual)).chosen
    assert documented == {
        section: {action: (key,) for action, key in actions.items()} for section, actions in USUAL.items()
    }
    assert read_keymap(written(tmp_path, example)).chosen


def test_a_chosen_key_does_it_and_the_usual_one_no_longer(tmp_path: Path) -> None:
    written(tmp_path, '[game]\nfinish = ["ctrl+t", "f12"]\nclear = "delete"\n')

    async def action(stage: Stage) -> None:
        assert "ctrl+t Finish" in stage.text_of("KeyBar")
        await stage.type("jar")
        await stage.press("ctrl+u", "f7")
        assert stage.game.entry.draft == "jar"
        await stage.press("delete")
        assert stage.game.entry.draft == ""
        await stage.press("f12")
        assert isinstance(stage.screen, ResultScreen)

    play(tmp_path, action, HAND)


def test_the_list_of_keys_knows_the_chosen_one(tmp_path: Path) -> None:
    written(tmp_path, '[game]\ngive_up = "ctrl+g"\n[everywhere]\nkeys = "f11"\n')

    async def action(stage: Stage) -> None:
        await stage.press("f11")
        assert isinstance(stage.screen, KeysDialog)
        await stage.press("ctrl+g")
        assert isinstance(stage.screen, Dialog)
        assert stage.screen.question == stage.app.messages.text("tui-give-up-sure")

    play(tmp_path, action, HAND)


def test_the_palette_opens_by_another_key(tmp_path: Path) -> None:
    written(tmp_path, '[everywhere]\nsearch = "ctrl+o"\n')

    async def action(stage: Stage) -> None:
        home = stage.screen
        await stage.press("ctrl+p")
        assert stage.screen is home
        await stage.press("ctrl+o")
        assert type(stage.screen).__name__ == "CommandPalette"

    play(tmp_path, action)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[game", "keys-unreadable"),
        ("\udc80", "keys-unreadable"),
        ("[gmae]\n", "keys-no-section"),
        ("game = 1\n", "keys-no-section"),
        ('[game]\nhnt = "f3"\n', "keys-no-action"),
        ("[game]\nhint = 3\n", "keys-no-key"),
        ("[game]\nhint = []\n", "keys-no-key"),
        ('[game]\nhint = "cntrl+x"\n', "keys-no-key"),
        ('[game]\nhint = ""\n', "keys-no-key"),
        ('[game]\nhint = "ctrl+c"\n', "keys-no-key"),
        ('[game]\nhint = "h"\n', "keys-typed"),
        ('[game]\nhint = "?"\n', "keys-typed"),
        ('[game]\nhint = "f4"\n', "keys-twice"),
        ('[game]\nhint = "ctrl+p"\n', "keys-twice"),
        ('[game]\nhint = "f3"\nhint = "f12"\n', "keys-unreadable"),
    ],
)
def test_a_mistake_is_one_sentence_and_the_usual_keys_stay(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "keys.toml").write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(BadKeys) as bad:
        read_keymap(tmp_path / "keys.toml")
    assert bad.value.message == message
    app = arcade(tmp_path)
    assert app.keymap.usual("game", "f3") == "f3"
    for language in ("en", "fr", "de"):
        app.messages = type(app.messages)(language)
        sentence = app.keys_complaint()
        assert str(tmp_path / "keys.toml") in sentence
        assert "{" not in sentence


def test_the_sentence_is_shown_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, '[game]\nhint = "f4"\n')
    told: list[str] = []
    monkeypatch.setattr(Arcade, "notify", lambda app, message, **_: told.append(message))

    async def action(stage: Stage) -> None:
        assert ["hint and shuffle have the same key, f4." in one for one in told] == [True]

    play(tmp_path, action)


@pytest.mark.parametrize(
    ("section", "wanted"),
    [("home", None), *(("game", request(game, **more)) for game, more in (
        ("wizards", {}), ("hands", {"hands": 1}), ("battlewords", {}), ("wordsearch", {"words": ("oak",)})
    ))],
)  # fmt: skip
def test_every_key_of_a_page_has_its_action_in_the_file(
    section: str, wanted: Request | None, tmp_path: Path
) -> None:
    async def action(stage: Stage) -> None:
        keys = stage.screen.keys()
        assert {key.key for key in keys} <= set(USUAL[section].values())

    play(tmp_path, action, wanted)


def test_a_page_without_a_section_has_the_keys_of_everywhere() -> None:
    keymap = Keymap({"everywhere": {"keys": ("f11",)}})
    assert [keymap.usual("", key) for key in ("f11", "question_mark", "x")] == ["question_mark", "", "x"]
