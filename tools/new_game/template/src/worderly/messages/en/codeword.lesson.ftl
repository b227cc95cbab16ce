# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-codeword-board = A word is hidden here. Guess it in few tries.
lesson-codeword-guess = Guess any word: { $other }.
lesson-codeword-marks = Each letter is marked: in the right place, elsewhere, or not in the word.
lesson-codeword-answer = Put them in order: { $target }. Every guess you save is a point.
