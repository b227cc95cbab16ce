"""`python -m worderly.messages.generate`: writes `cldr.json` for every interface language, with Babel."""

import json
import re
from pathlib import Path

from babel import Locale

from worderly.languages import interface_languages
from worderly.messages.catalog import FOLDER
from worderly.messages.cldr import Cldr, Relation
from worderly.messages.fluent import entries

_RELATION = re.compile(r"(\w)(?: mod (\d+))? (not )?in (\S+)")
_FIELDS = re.compile(r"'([^']*)'|(E+)|(M+|L+)|(d+)")


def cldr_for(tag: str) -> Cldr:
    locale = Locale.parse(tag, sep="-")
    symbols = locale.number_symbols["latn"]
    days, months = locale.days["format"]["wide"], locale.months["format"]
    return Cldr(
        locale=tag,
        group=symbols["group"],
        decimal=symbols["decimal"],
        plurals={category: _alternatives(rule) for category, rule in locale.plural_form.rules.items()},
        days=[days[day] for day in range(7)],
        narrow_days=[locale.days["stand-alone"]["narrow"][day] for day in range(7)],
        months=[months["wide"][month] for month in range(1, 13)],
        short_months=[months["abbreviated"][month] for month in range(1, 13)],
        long_date=_pattern(locale, "MMMMEEEEd", "MMMMEd", "MMMEd"),
        short_date=_pattern(locale, "MMMd"),
    )


def _alternatives(rule: str) -> list[list[Relation]]:
    """Parses a rule like "i in 0,1 and v in 0 or e not in 0..5"."""
    return [[_relation(text) for text in part.split(" and ")] for part in rule.split(" or ")]


def _relation(text: str) -> Relation:
    found = _RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"cannot read the plural rule {text!r}")
    operand, modulus, is_not, ranges = found.groups()
    bounds = [part.split("..") for part in ranges.split(",")]
    return operand, int(modulus or 0), not is_not, [(int(pair[0]), int(pair[-1])) for pair in bounds]


def _pattern(locale: Locale, *skeletons: str) -> str:
    """The first of these patterns that CLDR has, with {weekday}, {day} and {month} as fields."""
    patterns = locale.datetime_skeletons
    found = next(patterns[skeleton] for skeleton in skeletons if skeleton in patterns)
    return _FIELDS.sub(_field, str(found.pattern))


def _field(found: re.Match[str]) -> str:
    if found[1] is not None:
        return found[1]
    return "{weekday}" if found[2] else "{month}" if found[3] else "{day}"


def _locale_tag(path: Path) -> str:
    return entries(path.read_text("utf-8"))["language-locale"].strip()


def write(language: str, folder: Path = FOLDER) -> None:
    """Writes one line per field, so that a new release of CLDR gives a short diff."""
    fields = cldr_for(_locale_tag(folder / language / "language.ftl"))._asdict()
    lines = [f'  "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in fields.items()]
    (folder / language / "cldr.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    for code in interface_languages():
        write(code)
