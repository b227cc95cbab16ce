"""`python -m worderly` is the same as `worderly`."""

from worderly.cli import main

main()
