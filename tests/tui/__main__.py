"""`make golden`: draws the scenes of the arcade anew (the named ones, else all); look at what changed."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.tui.scenes import FOLDER, SCENES, pictures

FOLDER.mkdir(exist_ok=True)
for scene in SCENES:
    if sys.argv[1:] and not {moment.name for moment in scene.moments} & set(sys.argv[1:]):
        continue
    with TemporaryDirectory() as data:
        for name, svg in pictures(scene, Path(data)).items():
            (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8")
            print(name)
