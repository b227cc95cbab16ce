"""Tools for those who work on the tree; nothing here is needed to play."""
