# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-wizards-board = Words hide on this board. All are made of your letters; the one on the diagonal uses every letter.
lesson-wizards-first = Make a word of your letters: { $first }.
lesson-wizards-points = Every letter you uncover is a point. Now { $second }.
lesson-wizards-lives = A wrong guess costs a life. Other real words are free, and every third one lights a star, which uncovers a letter.
lesson-wizards-spine = The diagonal uses all letters: { $spine }. When everything is uncovered, the board is solved.
