# Codeword. Everything this game says stands here; every language has the same ids.

# The name, one line about it, and how to play
title-codeword = Codeword
web-about-codeword = One hidden word, and a mark for every letter.
web-rules-codeword =
    Find the hidden word in eight guesses. Every guess must be a word.
    A filled ring: the letter stands there. An empty ring: the letter is in the word, but elsewhere.
    No ring: the letter is not in the word, or not once more.
    You get one point for the word and one for each guess left.

# Options
codeword-option-letters = Letters
codeword-option-letters-help = How many letters the hidden word has.
codeword-option-guesses = Guesses
codeword-option-guesses-help = How many guesses there are.

# Levels of the machine players

# Play
codeword-prompt = { $left ->
    [one] Last guess:
   *[other] Your guess ({ $left } left):
}
codeword-left = { $left ->
    [one] { $left } guess left
   *[other] { $left } guesses left
}
codeword-marked = “{ $word }”: { $here } in place, { $elsewhere } elsewhere. { codeword-left }.
codeword-mark-here = in place
codeword-mark-elsewhere = elsewhere
codeword-mark-absent = not in the word
codeword-answer = The word was “{ $word }”.

# The page only
web-codeword-grid = Guesses
web-codeword-placeholder = Type a word
web-codeword-cell = { $letter }, { $mark }
web-codeword-empty = empty

# Refusals, reasons why a match ended, the share text
refused-codeword-length = The word has { $need } letters. Your guess is kept.
refused-codeword-no-words = This word list has no common word of { $letters } letters.
reason-codeword-unsolved = No guess left.
share-codeword-unsolved = not solved
codeword-share-guesses = { $used } of { $of } guesses

# Analysis
analysis-codeword-accuracy = of the words that your guesses could have ruled out
analysis-codeword-words = { $count } words could be hidden.
analysis-codeword-fitted = { $before } words fitted before this guess, { $after } after it.

# Ranks, the lowest first

codeword-rank-start = Start
codeword-rank-fair = Fair
codeword-rank-good = Good
codeword-rank-great = Great
codeword-rank-superb = Superb
