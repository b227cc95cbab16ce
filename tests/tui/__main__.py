"""`make golden`: draws the scenes of the arcade anew (those named, else all); look at the difference."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.tui.scenes import FOLDER, SCENES, picture

FOLDER.mkdir(exist_ok=True)
for scene in SCENES:
    if sys.argv[1:] and scene.name not in sys.argv[1:]:
        continue
    with TemporaryDirectory() as data:
        (FOLDER / f"{scene.name}.svg").write_text(picture(scene, Path(data)), encoding="utf-8")
        print(scene.name)
