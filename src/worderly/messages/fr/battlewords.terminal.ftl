battlewords-preview = { $words } mots
