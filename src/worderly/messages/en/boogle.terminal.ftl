boogle-preview = { $words } common words
