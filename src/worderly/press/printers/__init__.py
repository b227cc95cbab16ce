"""Printers of books: their rules, the files they take, and the check of these files."""
