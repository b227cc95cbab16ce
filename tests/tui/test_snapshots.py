"""The screens as pictures, compared letter for letter; `make golden` draws them anew."""

from pathlib import Path

import pytest

from tests.tui.scenes import FOLDER, SCENES, Scene, picture


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_screen_looks_as_it_did(scene: Scene, tmp_path: Path) -> None:
    kept = (FOLDER / f"{scene.name}.svg").read_text(encoding="utf-8")
    assert picture(scene, tmp_path).splitlines() == kept.splitlines()


def test_every_picture_has_its_scene() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == {scene.name for scene in SCENES}


def test_without_colour_no_picture_has_one() -> None:
    import re

    svg = (FOLDER / "battlewords-no-colour.svg").read_text(encoding="utf-8")
    drawn = re.findall(r'class="terminal-\d+-matrix".*', svg, re.DOTALL)[0]
    fills = set(re.findall(r'fill="(#\w+)"', drawn))
    assert len({fill.lower() for fill in fills}) <= 2
