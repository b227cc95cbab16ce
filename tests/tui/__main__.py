"""`make golden`: draws every scene of the arcade anew; look at the difference before you commit it."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.tui.scenes import FOLDER, SCENES, picture

FOLDER.mkdir(exist_ok=True)
for scene in SCENES:
    with TemporaryDirectory() as data:
        (FOLDER / f"{scene.name}.svg").write_text(picture(scene, Path(data)), encoding="utf-8")
        print(scene.name)
