"""Commands: the only place that reads configuration and builds things."""

import sys

from worderly import __version__


def main() -> None:
    # Answered before click is imported: it would cost three times the rest.
    if sys.argv[1:] == ["--version"]:
        print(f"worderly {__version__}")
        return
    from worderly.cli.app import run

    sys.exit(run(sys.argv[1:]))
