"""`make golden`: writes every transcript anew; read the difference before you commit it."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.golden.stage import scripts, transcript
from tests.golden.winners import write_scripts

write_scripts()

for script in scripts():
    with TemporaryDirectory() as data:
        script.with_suffix(".txt").write_text(transcript(script, Path(data)), encoding="utf-8")
        print(script.stem)
