wordsearch-preview = “{ $title }”, { $words } words
