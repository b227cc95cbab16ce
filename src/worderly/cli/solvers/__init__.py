"""`worderly solve <puzzle>`: a module for each, with its `COMMAND`."""
