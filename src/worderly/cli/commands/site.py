"""`worderly site`: the solo arcade as files for any static host."""

from pathlib import Path

from worderly.cli.errors import Failure, Misuse
from worderly.cli.parts import Command, argument, option
from worderly.cli.speech import echo, text
from worderly.languages import word_languages


def _site(folder: str, languages: str | None, base: str) -> None:
    from worderly.server.site import BASE, is_built, write_site

    chosen = tuple(languages.split(",")) if languages else word_languages()
    for one in chosen:
        if one not in word_languages():
            choices = ", ".join(word_languages())
            raise Misuse("shell-not-one-of", option="--languages", value=one, choices=choices)
    if not BASE.fullmatch(base):
        raise Misuse("shell-not-a-base", value=base)
    if not is_built():
        raise Failure("shell-no-engine")
    size = write_site(Path(folder), chosen, base)
    facts = {"folder": folder, "languages": ", ".join(chosen), "base": base}
    echo(text("shell-site-written", **facts, megabytes=round(size / 1e6)))


site = Command(
    "site",
    _site,
    [
        argument("folder"),
        option("--languages", metavar="LIST"),
        option("--base", metavar="PATH", default="/"),
    ],
)
