"""PDF: the writer, its objects and fonts, bookmarks, tags, and what printers of books want."""
