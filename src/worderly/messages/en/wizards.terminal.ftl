wizards-preview = { $words } words
