battlewords-preview = { $words } words
