"""Measures word search: speed against PyPI word-search-generator, and the share of lists placed whole."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from math import log
from statistics import median
from time import process_time
from typing import Any

from bench.table import Row

from worderly.games.tools import Tools
from worderly.games.wordsearch.generate import abuse_of
from worderly.games.wordsearch.grids import filling
from worderly.games.wordsearch.grids.compose import Composed, Request, compose
from worderly.games.wordsearch.grids.filling import Draft, Guard
from worderly.grid import Layout, Packer, Shape, Style, find_words, place_all
from worderly.kit import Chance

SEED = "bench"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CASES = ((15, 10, 20), (25, 30, 50), (25, 60, 50), (50, 100, 50))
"""Side, words, gate."""
SWEEP = (15, 25, 50, 100)
ELEMENTS = """
hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium aluminium
silicon phosphorus sulfur chlorine argon potassium calcium scandium titanium vanadium chromium manganese
iron cobalt nickel copper zinc gallium germanium arsenic selenium bromine krypton rubidium strontium yttrium
zirconium niobium molybdenum technetium ruthenium rhodium palladium silver cadmium indium tin antimony
tellurium iodine xenon caesium barium lanthanum cerium praseodymium neodymium promethium samarium europium
gadolinium terbium dysprosium holmium erbium thulium ytterbium lutetium hafnium tantalum tungsten rhenium
osmium iridium platinum gold mercury thallium lead bismuth polonium astatine radon francium radium actinium
thorium protactinium uranium neptunium plutonium americium curium berkelium californium einsteinium fermium
mendelevium nobelium lawrencium rutherfordium dubnium seaborgium bohrium hassium meitnerium darmstadtium
roentgenium copernicium nihonium flerovium moscovium livermorium tennessine oganesson
""".upper().split()


def word_lists(tools: Tools, count: int, lists: int) -> list[list[str]]:
    words = [word.upper() for word in tools.words.targets("medium") if 4 <= len(word) <= 9]
    chance = Chance(f"{SEED}/{count}")
    return [chance.sample(words, count) for _ in range(lists)]


def placed(words: Sequence[str], side: int, seed: str) -> Draft:
    """A grid placed and filled but not verified, to compare with the speed of the peer."""
    packer = Packer(words, Layout(Shape(side, side)), Style(), Chance(seed))
    place_all(packer)
    draft = Draft.of(packer)
    filling.fill_free(draft, LETTERS, packer.chance)
    return draft


def verified(words: Sequence[str], side: int, seed: str, guard: Guard) -> Composed:
    shape = Shape(side, side)
    request = Request(tuple(words), shape, shape.all, Style(), "uniform", LETTERS, {}, guard)
    return compose(request, Chance(seed))


def timed(make: Callable[..., Any], *args: Any, **kwargs: Any) -> float:
    before = process_time()
    make(*args, **kwargs)
    return (process_time() - before) * 1000


def speed(tools: Tools, peer: Callable[..., Any], rounds: int = 9) -> Iterator[Row]:
    """Median CPU times over the same lists; the three makers alternate."""
    abuse = abuse_of(tools.lexicons)
    for side, count, gate in CASES:
        times: dict[str, list[float]] = {"peer": [], "placed": [], "verified": []}
        for n, words in enumerate(word_lists(tools, count, rounds)):
            guard = Guard.of(words, abuse)
            _check(words, verified(words, side, f"{SEED}/{n}", guard))
            times["peer"].append(timed(peer, ",".join(words), size=side))
            for turn in range(3):
                times["placed"].append(timed(placed, words, side, f"{n}/{turn}"))
                times["verified"].append(timed(verified, words, side, f"{n}/{turn}", guard))
        yield from _ratios(side, count, gate, {name: median(found) for name, found in times.items()}, rounds)


def _ratios(side: int, count: int, gate: int, ms: dict[str, float], rounds: int) -> Iterator[Row]:
    for name, need in (("placed", gate), ("verified", 4)):
        ratio = ms["peer"] / ms[name]
        label = "" if name == "placed" else ", unique words and clean fill verified"
        measure = f"Word search {side}² with {count} words{label} ({rounds} lists, seed {SEED})"
        yield Row(measure, f"{ms[name]:.2f} ms", f"{ms['peer']:.1f} ms", ratio, f"≥ {need}×", ratio >= need)


def _check(words: Sequence[str], composed: Composed) -> None:
    """Checks before the timing that every word is in the grid."""
    for word in words:
        if not find_words(composed.rows, [word]):
            raise AssertionError(f"{word} is not in its grid")


def whole_lists(tools: Tools) -> Iterator[Row]:
    """The share of lists whose words are all placed."""
    abuse = abuse_of(tools.lexicons)
    cases = (
        (15, word_lists(tools, 30, 300), 99),
        (20, word_lists(tools, 60, 100), 95),
        (32, [ELEMENTS] * 20, 100),
    )
    for side, lists, need in cases:
        n_complete = sum(
            not verified(words, side, f"{SEED}/{n}", Guard.of(words, abuse)).lost
            for n, words in enumerate(lists)
        )
        share = 100 * n_complete / len(lists)
        name = f"Every one of {len(lists[0])} words placed in {side}², {len(lists)} lists"
        yield Row(name, f"{share:.1f} %", "", None, f"≥ {need} %", share >= need)


def peer_whole_lists(tools: Tools, peer: Callable[..., Any], lists: int = 5) -> Iterator[Row]:
    for side, count in ((15, 30), (20, 60)):
        n_complete = 0
        for words in word_lists(tools, count, lists):
            n_complete += len(peer(",".join(words), size=side).placed_words) == count
        name = f"The same by word-search-generator, {count} words in {side}², {lists} lists"
        yield Row(name, "", f"{100 * n_complete / lists:.0f} %", None, "", None)


def sweep(tools: Tools) -> Row:
    """Growth of the time with the cells at the same density of words."""
    medians = []
    for side in SWEEP:
        count = side * side // 20
        lists = word_lists(tools, count, 3)
        medians.append(median(timed(placed, words, side, SEED) for words in lists))
    exponent = log(medians[-1] / medians[0]) / log((SWEEP[-1] / SWEEP[0]) ** 2)
    shown = ", ".join(f"{side}²: {ms:.2f}" for side, ms in zip(SWEEP, medians, strict=True))
    measure = "Word search, cells against ms, a word for 20 cells"
    return Row(measure, f"{shown}; exponent {exponent:.2f}", "", None, "≤ 2", exponent <= 2)


def rows() -> Iterator[Row]:
    """Runs in the environment of the peers (`make bench`)."""
    # Imported by name: the project's own environment has neither the package nor stubs for it.
    WordSearch = import_module("word_search_generator").WordSearch  # noqa: N806 - a class

    tools = Tools.open(("en",))
    yield from speed(tools, WordSearch)
    yield from whole_lists(tools)
    yield from peer_whole_lists(tools, WordSearch)
    yield sweep(tools)
