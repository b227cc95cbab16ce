"""Writes a built lexicon: a plain list for people, and the folder that the package reads."""

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from worderly.languages.facts import Facts
from worderly.lexicon.about import About, Credit
from worderly.lexicon.blocks import write_blocks
from worderly.lexicon.build.list_files import read_changes
from worderly.lexicon.build.model import TIERS, Build
from worderly.lexicon.build.sources import Source
from worderly.lexicon.build.variants import variants
from worderly.lexicon.build.word_list import read_language
from worderly.lexicon.origins import write_origins


def write(build: Build, lists: Path, folder: Path, lock: dict[str, Source]) -> None:
    """Writes the folder that the package reads; `lists` is `lexicons/<language code>`."""
    folder.mkdir(parents=True, exist_ok=True)
    settings, language = read_toml(lists / "lexicon.toml"), read_toml(lists / "language.toml")
    _write_graph(build, folder, language["alphabet"])
    _write_tiers(build, folder, settings["sources"])
    for level, keys in build.levels._asdict().items():
        _write_lines(folder / f"{level}.txt", sorted(keys))
    _write_changes(build, lists, folder)
    if pairs := variants(lists, build.words, len(language.get("spellings", ()))):
        _write_lines(folder / "variants.txt", pairs)
    write_blocks(folder / "spellings.blocks", build.display)
    if build.origins:
        write_origins(folder / "origins.bin", [build.origins.get(word, "") for word in sorted(build.words)])
    if build.meanings:
        write_blocks(folder / "meanings.blocks", build.meanings)
    about = _about(build, settings | language | {"name": settings["name"], "language": lists.name}, lock)
    _write_json(folder / "lexicon.json", _fields(about))
    facts = Facts._field_defaults | {name: language[name] for name in Facts._fields if name in language}
    _write_json(folder / "language.json", Facts(**facts)._asdict())


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def _write_json(path: Path, value: dict[str, Any]) -> None:
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", "utf-8")


def write_plain(build: Build, path: Path) -> None:
    """Writes all words as text: the source form that the MPL requires."""
    _write_lines(path, (_plain(word, build) for word in sorted(build.words)))


def _write_lines(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8", newline="\n")


def _plain(word: str, build: Build) -> str:
    """The key, and its usual spelling if that differs."""
    return f"{word}\t{build.display[word]}" if word in build.display else word


def _write_graph(build: Build, folder: Path, alphabet: str) -> None:
    from worderly.lexicon.graph import Graph

    Graph.build(sorted(build.words), alphabet).save(folder / "words.graph")


def _write_tiers(build: Build, folder: Path, sources: list[str]) -> None:
    credit = "Tiers derived from wordfreq by Robyn Speer; this file is under CC BY-SA 4.0."
    lines = [credit if "wordfreq" in sources else "Tiers without frequencies: every word is easy."]
    for tier in TIERS:
        for base, form in ((True, "base"), (False, "inflected")):
            words = sorted(build.tiers[tier, base])
            lines += [f"[{tier} {form} {len(words)}]", *words]
    _write_lines(folder / "tiers.txt", lines)


def _write_changes(build: Build, lists: Path, folder: Path) -> None:
    """What the overlay added and removed, so that the list can say where a word comes from."""
    fold, _ = read_language(lists)
    changes = read_changes(lists / "overlay.txt", fold)
    added = changes.spellings.keys() & build.words
    signs = {**dict.fromkeys(added, "+"), **dict.fromkeys(changes.removed, "-")}
    groups: dict[str, list[str]] = defaultdict(list)
    for word in sorted(signs):
        groups[signs[word] + changes.reasons.get(word, "")].append(word)
    lines = [line for change in sorted(groups) for line in (f"[{change}]", *groups[change])]
    _write_lines(folder / "changes.txt", lines)


def _about(build: Build, settings: dict[str, Any], lock: dict[str, Source]) -> About:
    letters = [(entry[0], *entry[1:].split(";")) for entry in settings["letters"].split()]
    return About(
        name=settings["name"],
        version=settings["version"],
        language=settings["language"],
        alphabet=settings["alphabet"],
        vowels=settings["vowels"],
        letter_values={letter: int(value) for letter, value, _ in letters},
        letter_counts={letter: int(count) for letter, _, count in letters},
        counts=_counts(build),
        licenses=settings["licenses"],
        credits=tuple(_credit(lock[name]) for name in settings["sources"]),
    )


def _counts(build: Build) -> dict[str, int]:
    tiers = {tier: len(build.tiers[tier, True]) + len(build.tiers[tier, False]) for tier in TIERS}
    bases = {f"{tier}_base": len(build.tiers[tier, True]) for tier in TIERS}
    levels = {level: len(keys) for level, keys in build.levels._asdict().items()}
    return {"words": len(build.words), **tiers, **bases, **levels, "meanings": len(build.meanings)}


def _fields(about: About) -> dict[str, Any]:
    return about._asdict() | {"credits": [credit._asdict() for credit in about.credits]}


def _credit(source: Source) -> Credit:
    return Credit(source.name, source.version, source.license, source.credit, source.used_for, source.notice)
