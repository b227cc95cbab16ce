# Battlewords.

battlewords-prompt = A cell such as C7, or a word:
battlewords-prompt-cell = A cell such as C7:
battlewords-status = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $reveals ->
    [one] { $reveals } reveal
   *[other] { $reveals } reveals
}
battlewords-may-guess = You may guess.
battlewords-may-not-guess = Uncover a cell to guess.
battlewords-may-not-guess-admiral = Uncover a letter to guess.
battlewords-left = Words left: { $words }
battlewords-left-of = { $count } of { $length }
battlewords-list = Word list { $name }: { $counts }
battlewords-list-count = { $count } of { $length } letters
battlewords-letter = { $cell }: { $letter }
battlewords-water = { $cell }: water.
battlewords-right = { $covered ->
    [0] { $word }! { $points } points.
    [one] { $word }! { $points } points, { $covered } cell still covered.
   *[other] { $word }! { $points } points, { $covered } cells still covered.
}
battlewords-wrong = “{ $word }” is not one of them.
battlewords-wrong-limit = “{ $word }” is not one of them: { $wrong } of { $limit } wrong guesses.
battlewords-wrong-list = Wrong guesses: { $words }
battlewords-hinted = A hint: { $cell } is { $letter }. { $cost ->
    [0] It costs nothing.
    [one] It costs { $cost } point.
   *[other] It costs { $cost } points.
}
battlewords-hints-left = { $count ->
    [0] No hints left
    [one] { $count } hint left
   *[other] { $count } hints left
}
battlewords-total = Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
battlewords-word-points = { $word }: { $points }
battlewords-missed = Not guessed: { $words }
battlewords-tier-practise = Keep practising
battlewords-tier-good = Good
battlewords-tier-great = Great
battlewords-tier-fantastic = Fantastic
battlewords-radar = radar pulse
battlewords-covered = covered
battlewords-open-water = water
battlewords-hint = Hint
battlewords-guess = Guess
battlewords-mark = Mark

battlewords-level-deckhand = Deckhand
battlewords-level-captain = Captain

battlewords-diagnosis-title = { $seeds ->
    [one] { $seeds } board
   *[other] { $seeds } boards
}, { $failures ->
    [0] no failures
    [one] { $failures } failure
   *[other] { $failures } failures
}
battlewords-diagnosis-tries = Tries needed: { $tries }
battlewords-diagnosis-rejections = Tries rejected: { $rejections }
battlewords-diagnosis-letters = Letters: { $letters }
battlewords-diagnosis-directions = Directions: { $directions }
battlewords-diagnosis-words = { $words } different words, { $shared } shared cells

refused-crossings-or-spaced = Words cannot both cross and keep apart: choose crossings or spaced.
refused-off-the-grid = That cell is outside the grid: rows go from A to L, columns from 1 to 12.
refused-already-uncovered = That cell is uncovered already; choose another.
refused-wrong-length = The words here have { $low } to { $high } letters. Your guess is kept.
refused-already-guessed = “{ $word }” was guessed before. Your guess is kept.
refused-reveal-first = Uncover a cell first; then you may guess.
refused-letter-first = Uncover a letter first; then you may guess.
refused-too-few-targets = This word list has { $words } words of { $length } letters, and { $need } are needed.
refused-no-grid = No board was found in { $tries } tries; allow the words to touch, or take a larger list.

reason-all-uncovered = Every letter is uncovered.
reason-out-of-guesses = No wrong guesses left.

# What a player may choose: name, explanation, values.
battlewords-option-difficulty = Words
battlewords-option-difficulty-help = How common the words are.
battlewords-difficulty-easy = everyday
battlewords-difficulty-medium = common
battlewords-difficulty-hard = rarer
battlewords-option-mode = Mode
battlewords-option-mode-help = When a guess is allowed: one a reveal, chained after a right one, or after a letter only.
battlewords-mode-strict = Strict: one guess a cell
battlewords-mode-chain = Chain: a right guess allows another
battlewords-mode-admiral = Admiral: only letters allow a guess
battlewords-option-crossings = Words may cross
battlewords-option-crossings-help = Words may cross on the same letter.
battlewords-option-spaced = Words never touch
battlewords-option-spaced-help = No two words touch, not even at a corner.
battlewords-option-curated = No stray words
battlewords-option-curated-help = No two touching words form an unintended word.
battlewords-option-hints = Hints
battlewords-option-hints-help = How many hints there are; each costs 2 points.
battlewords-option-wrong-limit = Wrong guesses allowed
battlewords-option-wrong-limit-help = The wrong guess that ends the game; 0: none does.
battlewords-option-radar = Radar
battlewords-option-radar-help = Show or hide the radar.
