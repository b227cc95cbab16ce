"""`make golden`: writes the transcripts again (of the games named, else all); read the difference first."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.golden.ears import place, told
from tests.golden.stage import scripts, transcript
from tests.golden.winners import write_scripts
from worderly.games import IDS

games = tuple(sys.argv[1:])
if not games:
    write_scripts()

for game in games or IDS:
    if game in IDS:
        with TemporaryDirectory() as data:
            place(game).write_text(told(game, Path(data)), encoding="utf-8")
            print(place(game).stem)

for script in scripts():
    if script.stem.startswith(games or ("",)):
        with TemporaryDirectory() as data:
            script.with_suffix(".txt").write_text(transcript(script, Path(data)), encoding="utf-8")
            print(script.stem)
