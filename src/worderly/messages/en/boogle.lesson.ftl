# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-boogle-board = Words run over dice that touch, in any direction. Each die counts once in a word.
lesson-boogle-first = Find { $first }: draw over the dice, or type it.
lesson-boogle-longer = Longer words earn much more. Now { $longer }.
lesson-boogle-costs = A wrong word costs nothing but time. A word has at least three letters.
lesson-boogle-clock = In a game a clock runs, three minutes long. It starts when you say Ready.
