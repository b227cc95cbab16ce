"""`python -m worderly.lexicon.build`: every shipped lexicon anew, from the pinned packages."""

from pathlib import Path

from worderly.lexicon.build import english, french
from worderly.lexicon.build.output import write
from worderly.lexicon.build.sources import open_sources, read_lock
from worderly.lexicon.folder import SHIPPED


def main(root: Path) -> None:
    lock = read_lock(root / "lexicons/sources.toml")
    sources = open_sources(lock, root / ".cache/lexicons", root / "requirements/lexicons.txt")
    for name, build in (("en", english.build), ("fr", french.build)):
        built = build(sources, root / "lexicons" / name)
        write(built, root / "lexicons" / name, SHIPPED / name, lock)
        print(f"{name}: {len(built.words):,} words")


if __name__ == "__main__":
    main(Path.cwd())
