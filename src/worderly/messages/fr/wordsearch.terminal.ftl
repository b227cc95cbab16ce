wordsearch-preview = « { $title } », { $words } mots
