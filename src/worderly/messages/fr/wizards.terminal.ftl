wizards-preview = { $words } mots
