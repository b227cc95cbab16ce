# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-wordsearch-list = Each word of this list is somewhere in the grid.
lesson-wordsearch-right = { $right } runs to the right. Draw from its first letter to its last.
lesson-wordsearch-diagonal = Words also run down, slanting and backwards. Draw { $diagonal }.
lesson-wordsearch-clock = The clock counts up. A hint shows where a word begins and adds 15 seconds.
lesson-wordsearch-down = One word is left: { $down }.
