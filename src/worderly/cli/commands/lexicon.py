"""`worderly lexicon`: the shipped word lists, why a word is in one, and a report on a user's file."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

from worderly.cli.parts import Command, Group, argument, flag
from worderly.cli.shared import language_options, pop_shared
from worderly.cli.speech import echo, text
from worderly.kit import encode
from worderly.lexicon import Lexicon, Report, Tier
from worderly.lexicon.explanation import explain, sentences

SHOWN_COMPLAINTS = 20
TIERS: tuple[Tier, ...] = ("easy", "medium", "hard")


def _list(**settings: Any) -> None:
    rows = [(name, Lexicon.open(name).verified()) for name in Lexicon.names()]
    if settings["json"]:
        _answer([_facts(name, lexicon) for name, lexicon in rows])
        return
    for name, lexicon in rows:
        version, count = lexicon.version, len(lexicon)
        echo(text("lexicon-row", name=name, title=lexicon.name, version=version, count=count))


def _info(name: str, **settings: Any) -> None:
    lexicon = Lexicon.open(name).verified()
    if settings["json"]:
        credits_ = [credit._asdict() for credit in lexicon.credits]
        _answer({**_facts(name, lexicon), "themes": _theme_facts(lexicon), "credits": credits_})
        return
    _say_counts(lexicon)
    _say_credits(lexicon)


def _check(file: str, **settings: Any) -> int:
    shared = pop_shared(settings)
    report = Lexicon.check_file(Path(file), shared.languages[0])
    if settings["json"]:
        _answer({**asdict(report), "usable": report.words > 0})
    else:
        _say_report(report)
    return 0 if report.words else 1


def _why(word: str, **settings: Any) -> None:
    lexicon = Lexicon.open(pop_shared(settings).languages[0])
    why = explain(lexicon, word)
    if settings["json"]:
        _answer(why._asdict())
        return
    echo("\n".join(sentences(why, text)))
    if why.verdict in ("listed", "unlisted"):
        echo(text("lexicon-why-advice", verdict=why.verdict, word=why.word))


def _answer(value: Any) -> None:
    echo(encode(value).decode())


def _facts(name: str, lexicon: Lexicon) -> dict[str, Any]:
    return {
        "name": name,
        "title": lexicon.name,
        "version": lexicon.version,
        "language": lexicon.language,
        "words": len(lexicon),
        "counts": lexicon.counts,
        "licenses": lexicon.licenses,
    }


def _theme_facts(lexicon: Lexicon) -> list[dict[str, str]]:
    themes = map(lexicon.theme, lexicon.themes())
    return [{"name": theme.name, "title": theme.title, "age": theme.age} for theme in themes]


def _say_counts(lexicon: Lexicon) -> None:
    counts = lexicon.counts
    echo(text("lexicon-title", title=lexicon.name, version=lexicon.version, count=len(lexicon)))
    for tier in TIERS:
        echo(text("lexicon-tier", tier=tier, count=counts[tier], bases=counts[f"{tier}_base"]))
    echo(text("lexicon-kept", **{level: counts[level] for level in ("hidden", "blocked", "grim")}))
    if counts["meanings"]:
        echo(text("lexicon-meanings", count=counts["meanings"]))
    _say_themes(lexicon)


def _say_themes(lexicon: Lexicon) -> None:
    """The themes that are fit for children, then the others."""
    children = lexicon.themes("children")
    others = tuple(name for name in lexicon.themes() if name not in children)
    for age, names in (("children", children), ("everyone", others)):
        echo(text("lexicon-themes", count=len(names), names=", ".join(names), age=age))


def _say_credits(lexicon: Lexicon) -> None:
    echo()
    for part, license_ in lexicon.licenses.items():
        echo(text("lexicon-license", part=part, license=license_))
    echo()
    for credit in lexicon.credits:
        facts = credit._asdict()
        facts.pop("used_for")
        echo(text("lexicon-credit", **facts))


def _say_report(report: Report) -> None:
    facts: dict[str, str | int] = {
        "name": report.name,
        "lines": report.lines,
        "encoding": report.encoding.upper(),
    }
    echo(text("lexicon-check-file", count=report.words, **facts))
    if report.alphabet:
        echo(text("lexicon-check-letters", alphabet=" ".join(report.alphabet)))
    if report.duplicates:
        echo(text("lexicon-check-duplicates", count=report.duplicates))
    for complaint in report.complaints[:SHOWN_COMPLAINTS]:
        echo(text("lexicon-check-complaint", **asdict(complaint)))
    if (more := len(report.complaints) - SHOWN_COMPLAINTS) > 0:
        echo(text("lexicon-check-more", count=more))
    if not report.complaints:
        echo(text("lexicon-check-good"))


list_ = Command("list", _list, [flag("--json")])
info = Command("info", _info, [argument("name"), flag("--json")])
check = Command("check", _check, [argument("file"), *language_options(), flag("--json")])
why = Command("why", _why, [argument("word"), *language_options(), flag("--json")])

lexicon = Group(
    "lexicon",
    {
        "list": "worderly.cli.commands.lexicon:list_",
        "info": "worderly.cli.commands.lexicon:info",
        "check": "worderly.cli.commands.lexicon:check",
        "why": "worderly.cli.commands.lexicon:why",
    },
)
