# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-hands-hand = These are your letters, each with its worth. The star stands for any vowel.
lesson-hands-first = Spell a word: { $first }.
lesson-hands-points = A word earns the worth of its letters, many times over: the longer it is and the fewer letters stay behind, the more.
lesson-hands-costs = A word that does not exist earns nothing, and its letters are gone.
lesson-hands-wild = Use the star as a vowel: { $second } reads { $means }. Then no letters are left, and the hand is over.
