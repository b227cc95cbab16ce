"""`python -m worderly.lexicon.build`: every shipped lexicon anew, from the pinned packages."""

from pathlib import Path

from worderly.lexicon.build import english, french
from worderly.lexicon.build.output import write, write_plain
from worderly.lexicon.build.sources import open_sources, read_lock
from worderly.lexicon.folder import SHIPPED

BUILDERS = {"en": english.build, "fr": french.build}


def main(root: Path, data: Path) -> None:
    """`root` is the repository; the built folders go below `data`."""
    lock = read_lock(root / "lexicons/sources.toml")
    sources = open_sources(lock, root / ".cache/lexicons", root / "requirements/lexicons.txt")
    for name, builder in BUILDERS.items():
        lists = root / "lexicons" / name
        built = builder(sources, lists)
        write(built, lists, data / name, lock)
        write_plain(built, lists / "words.txt")
        print(f"{name}: {len(built.words):,} words")


if __name__ == "__main__":
    main(Path.cwd(), SHIPPED)
