"""`make golden`: writes the transcripts again (of the games named, else all); read the difference first."""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.games import records
from tests.golden.ears import place, told
from tests.golden.stage import scripts, transcript
from tests.golden.winners import write_scripts
from worderly.games import GAMES, IDS

games = tuple(sys.argv[1:])
if not games:
    write_scripts()

for game in games or IDS:
    if game in IDS:
        with TemporaryDirectory() as data:
            place(game).write_text(told(game, Path(data)), encoding="utf-8")
            print(place(game).stem)

for one in GAMES:
    module = f"tests.games.{one.id}.recorded"
    if one.id in (games or IDS) and find_spec(module):
        text = records.record(one, import_module(module).SETTINGS)
        records.place(one.id).write_text(text, encoding="utf-8")
        print(records.place(one.id).stem)

for script in scripts():
    if script.stem.startswith(games or ("",)):
        with TemporaryDirectory() as data:
            script.with_suffix(".txt").write_text(transcript(script, Path(data)), encoding="utf-8")
            print(script.stem)
