"""`python -m worderly.lexicon.build.words_report`: measures the shipped word lists, for every language."""

import argparse
import gzip
import random
import textwrap
from collections.abc import Callable, Collection, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from worderly.languages import DEFAULT
from worderly.lexicon import Lexicon, Tier
from worderly.lexicon.build.allow import LENGTHS
from worderly.lexicon.build.list_files import read_words
from worderly.lexicon.build.output import read_toml
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.sources import open_sources, read_lock
from worderly.lexicon.folder import TIERS
from worderly.lexicon.folding import fold_for

YARDSTICK_LENGTHS = range(2, 9)
WIDTH = 118

# Gives those of the words that are inflections of a commoner word.
FindInflections = Callable[[dict[str, Reader], Collection[str]], frozenset[str]]


class Options(NamedTuple):
    """`yardstick` is a file with one word a line, plain or gzipped, in the language `code`."""

    yardstick: Path | None
    code: str
    sample: int
    seed: str


def report(root: Path, options: Options) -> Iterator[str]:
    """The lines of the report; `root` is the repository."""
    for name in Lexicon.names():
        lexicon = Lexicon.open(name)
        yield f"\n## {lexicon.name} {lexicon.version}: {len(lexicon):,} words"
        yield from _tier_table(lexicon, _unread(root, lexicon))
        yield from _watched(lexicon)
        if options.yardstick and name == options.code:
            yield from _coverage(lexicon, read_yardstick(options.yardstick))
        if options.sample:
            yield from _samples(lexicon, options.sample, options.seed)


# --- tiers -----------------------------------------------------------------------------------------------


def _tier_table(lexicon: Lexicon, inflections: "Inflections | None") -> Iterator[str]:
    lengths = " | ".join(map(str, LENGTHS))
    yield f"\n| tier | words | with a meaning | targets | {lengths} letters | inflections, unread | read |"
    yield "| --- " * (6 + len(LENGTHS)) + "|"
    for tier in TIERS:
        words, targets = _only(lexicon, tier, base=False), _only(lexicon, tier, base=True)
        explained = sum(lexicon.meaning(word) is not None for word in words)
        counts = " | ".join(str(sum(len(word) == length for word in targets)) for length in LENGTHS)
        found = inflections.shares(targets) if inflections else "not measured | "
        share = _percent(explained, len(words))
        yield f"| {tier} | {len(words):,} | {share} | {len(targets):,} | {counts} | {found} |"


def _only(lexicon: Lexicon, tier: Tier, base: bool) -> list[str]:
    words = lexicon.targets(tier, base=base, all_words=not base)
    return [word for word in words if lexicon.tier(word) == tier]


class Inflections(NamedTuple):
    """`found` are targets with a commoner root; `read` are the words that somebody has read as targets."""

    found: frozenset[str]
    read: frozenset[str]

    def shares(self, targets: Collection[str]) -> str:
        both = self.found & self.read & set(targets)
        return f"{_percent(len(self.found.intersection(targets)) - len(both), len(targets))} | {len(both)}"


def _unread(root: Path, lexicon: Lexicon) -> Inflections | None:
    lists = root / "lexicons" / lexicon.language
    settings = read_toml(lists / "lexicon.toml")
    find = _finder(settings.get("builder"))
    if find is None:
        return None
    lock = read_lock(root / "lexicons/sources.toml")
    needed = {name: lock[name] for name in settings["sources"]}
    sources = open_sources(needed, root / ".cache/lexicons", root / "requirements/lexicons.txt")
    return Inflections(find(sources, lexicon.targets("hard")), _read_lists(lists, lexicon))


def _finder(builder: str | None) -> FindInflections | None:
    """A builder whose source tells inflections has a function for it."""
    module = import_module(f"worderly.lexicon.build.{builder}") if builder else None
    find: FindInflections | None = getattr(module, "inflections", None)
    return find


def _read_lists(lists: Path, lexicon: Lexicon) -> frozenset[str]:
    files = [path for path in (lists / "own.txt", *lists.glob("allow/*.txt")) if path.exists()]
    return frozenset(lexicon.fold(word) for path in files for word in read_words(path))


# --- watched words, yardstick, samples ----------------------------------------------------------------------


def _watched(lexicon: Lexicon) -> Iterator[str]:
    watched = lexicon.blocked | lexicon.hidden | lexicon.grim
    targets = sorted(watched.intersection(lexicon.targets("hard")))
    texts = {text for name in lexicon.themes() for text in lexicon.theme(name).words}
    themed = sorted(text for text in texts if not watched.isdisjoint(_parts(lexicon, text)))
    yield f"\nWatched words: {len(watched):,}; among targets: {len(targets)}; in themes: {len(themed)}"
    yield from _wrapped(targets + themed)


def _parts(lexicon: Lexicon, text: str) -> set[str]:
    """The words of a phrase, and the phrase in one word, as a grid has it; "pique-nique" is one word."""
    parts = ["".join(filter(str.isalpha, part)) for part in lexicon.fold(text).split()]
    return {*parts, "".join(parts)}


def read_yardstick(path: Path) -> frozenset[str]:
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return frozenset(map(fold_for(DEFAULT), text.decode("utf-8").split()))


def _coverage(lexicon: Lexicon, yardstick: frozenset[str]) -> Iterator[str]:
    yield "\n| letters | words of the yardstick | missing | of them slurs | accepted without the slurs |"
    yield "| --- | --- | --- | --- | --- |"
    sets = {str(length): {w for w in yardstick if len(w) == length} for length in YARDSTICK_LENGTHS}
    sets[f"{YARDSTICK_LENGTHS[0]}–{YARDSTICK_LENGTHS[-1]}"] = set().union(*sets.values())
    for name, words in sets.items():
        missing = {word for word in words if word not in lexicon.graph}
        slurs = missing & lexicon.blocked
        accepted = _percent(len(words) - len(missing), len(words) - len(slurs))
        yield f"| {name} | {len(words):,} | {len(missing)} | {len(slurs)} | {accepted} |"
    yield from _wrapped(sorted(missing - slurs))


def _samples(lexicon: Lexicon, size: int, seed: str) -> Iterator[str]:
    for tier in TIERS:
        targets = _only(lexicon, tier, base=True)
        chosen = random.Random(f"{seed} {tier}").sample(targets, min(size, len(targets)))
        yield f"\n{len(chosen)} targets of the tier {tier}, seed {seed}:"
        yield from _wrapped(sorted(map(lexicon.display, chosen)))


def _wrapped(words: Sequence[str]) -> Iterator[str]:
    yield from textwrap.wrap(" ".join(words), WIDTH)


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.2f} %" if whole else "–"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yardstick", type=Path, help="one word a line, plain or gzipped")
    parser.add_argument("--language", default=DEFAULT, help="the language of the yardstick")
    parser.add_argument("--sample", type=int, default=0, help="targets to print for each tier")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    for line in report(Path.cwd(), Options(given.yardstick, given.language, given.sample, given.seed)):
        print(line)


if __name__ == "__main__":
    main()
