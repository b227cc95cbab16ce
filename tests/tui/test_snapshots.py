"""The screens as pictures, compared letter for letter; `make golden` draws them anew."""

from pathlib import Path

import pytest

from tests.tui.scenes import FOLDER, SCENES, Scene, pictures


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_screens_look_as_they_did(scene: Scene, tmp_path: Path) -> None:
    drawn = pictures(scene, tmp_path)
    kept = {name: (FOLDER / f"{name}.svg").read_text(encoding="utf-8") for name in drawn}
    assert [name for name in drawn if drawn[name] != kept[name]] == []


def test_every_picture_has_its_scene() -> None:
    names = {f"{one.name}{ending}" for scene in SCENES for one in scene.moments for ending in one.sizes}
    assert {path.stem for path in FOLDER.glob("*.svg")} == names


def test_without_colour_no_picture_has_one() -> None:
    import re

    svg = (FOLDER / "battlewords-no-colour.svg").read_text(encoding="utf-8")
    drawn = re.findall(r'class="terminal-\d+-matrix".*', svg, re.DOTALL)[0]
    fills = set(re.findall(r'fill="(#\w+)"', drawn))
    assert len({fill.lower() for fill in fills}) <= 2
