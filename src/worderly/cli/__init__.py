"""Commands: the only place that reads configuration and builds things."""

import click

from worderly import __version__


@click.group(invoke_without_command=True)
@click.version_option(__version__, prog_name="worderly")
def main() -> None:
    """Five word games on one engine."""
