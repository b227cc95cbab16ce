"""Statistics of the generator over many seeds: `worderly make battlewords --diagnose N`."""

from collections import Counter
from collections.abc import Iterable

from worderly.games.battlewords.generate import make
from worderly.games.battlewords.options import Options
from worderly.games.battlewords.sea import cells_of
from worderly.games.tools import Tools
from worderly.kit import Chance, Record, Refused, Say

Counts = tuple[tuple[str, int], ...]


class Diagnosis(Record, tag="battlewords_diagnosis"):
    seeds: int
    failures: tuple[tuple[str, str], ...]
    """(seed, refusal)."""
    tries: tuple[tuple[int, int], ...]
    """(tries needed, seeds that needed them)."""
    rejections: Counts
    """(reason, how many tries it cost)."""
    letters: Counts
    """(letter, times placed), most frequent first."""
    directions: Counts
    shared_cells: int
    different_words: int


def diagnose(options: Options, tools: Tools, seeds: int, seed: str = "diagnose") -> Diagnosis:
    tries: Counter[int] = Counter()
    rejections, letters, directions, words = Counter[str](), Counter[str](), Counter[str](), set[str]()
    failures, shared = [], 0
    for n in range(seeds):
        name = f"{seed}/{n}"
        try:
            made = make(options, Chance(name), tools.words)
        except Refused as refusal:
            failures.append((name, str(refusal)))
            continue
        tries[made.tries] += 1
        rejections.update(made.rejections)
        directions.update(hidden.direction for hidden in made.words)
        letters.update("".join(hidden.word for hidden in made.words))
        words.update(hidden.word for hidden in made.words)
        cells = [cell for hidden in made.words for cell in cells_of(hidden)]
        shared += len(cells) - len(set(cells))
    return Diagnosis(
        seeds=seeds,
        failures=tuple(failures),
        tries=tuple(sorted(tries.items())),
        rejections=tuple(sorted(rejections.items())),
        letters=tuple(sorted(letters.items(), key=lambda item: (-item[1], item[0]))),
        directions=tuple(sorted(directions.items())),
        shared_cells=shared,
        different_words=len(words),
    )


def lines(found: Diagnosis, say: Say) -> list[str]:
    """The diagnosis as sentences."""
    facts = {"words": found.different_words, "shared": found.shared_cells}
    return [
        say("battlewords-diagnosis-title", seeds=found.seeds, failures=len(found.failures)),
        *(_row(name, getattr(found, name), say) for name in ("tries", "rejections", "letters", "directions")),
        say("battlewords-diagnosis-words", **facts),
    ]


def _row(name: str, counts: Iterable[tuple[object, int]], say: Say) -> str:
    rows = ", ".join(f"{key} {count}" for key, count in counts)
    return say(f"battlewords-diagnosis-{name}", **{name: rows or "–"})
