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
battlewords-wrong-limit = { $wrong } of { $limit } wrong guesses.
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

title-battlewords = Battlewords
# Ranks, the lowest first: the tiers

battlewords-rank-practise = { battlewords-tier-practise }
battlewords-rank-good = { battlewords-tier-good }
battlewords-rank-great = { battlewords-tier-great }
battlewords-rank-fantastic = { battlewords-tier-fantastic }

# The share text

battlewords-share-reveals =
    { $reveals ->
        [one] 1 reveal
       *[other] { $reveals } reveals
    }

# The page

web-about-battlewords = Six words hide in the sea. Name them early.
web-battlewords-grid = Sea
web-battlewords-radar = Radar: the last letters lie at { $cells }
web-battlewords-pulse = radar pulse
web-battlewords-mark = Mark
web-battlewords-marked = marked
web-battlewords-letter = { $cell }: { $letter }.
web-battlewords-water = { $cell }: water.
web-battlewords-right = { $word }: { $points } points!
web-battlewords-guess = Name a word
web-battlewords-placeholder = Name a word
web-battlewords-wait = Uncover a cell first
web-battlewords-cell = Cell, such as C7
web-battlewords-reveal = Uncover
web-battlewords-reveals = { $count ->
    [one] { $count } cell uncovered
   *[other] { $count } cells uncovered
}
web-battlewords-named = Named
web-battlewords-none = No word named yet.
web-battlewords-wrong-words = Wrong guesses
web-battlewords-list = Words from
web-battlewords-count = { $count } of { $length } letters
web-rules-battlewords =
    Six words hide in a sea of twelve by twelve: two each of four, five and six letters, across or down.
    The radar shows where the last letter of each word lies.
    Uncover a cell; each one allows one guess.
    A right guess scores the word’s length, plus one for every letter still covered. So name it early.
    A wrong guess only spends itself.
    34 is good, 38 great, 42 fantastic.

# Analysis

analysis-did-reveal = Uncovered { $text }
analysis-you-reveal = You uncovered { $text }.
analysis-battlewords-accuracy = as good as the best moves
analysis-battlewords-letter = A letter: { $letter }.
analysis-battlewords-water = Only water.
analysis-battlewords-tells-more = { $cell } would have told more.
analysis-battlewords-chance = The chance of a letter was { analysis-chance }.
analysis-battlewords-letter-chance = letter: { analysis-chance }
analysis-battlewords-told-nothing = It was certain to be water, so it told nothing.
analysis-battlewords-told-letter = The letter was certain already: it told nothing and cost a point.
analysis-battlewords-ticket = Certain water, but it bought a guess without giving a letter away.
analysis-battlewords-guess-first = { $word } was all but certain, for { analysis-count-points }: time to guess.
analysis-battlewords-sure = { $word } was { analysis-chance } certain.
analysis-battlewords-right = Right: { analysis-count-points }.
analysis-battlewords-lucky = A lucky one: { analysis-count-points }.
analysis-battlewords-wrong = It could have been there, but was not.
analysis-battlewords-guess-chance = It was { analysis-chance } certain.
analysis-battlewords-fits-nowhere = It fitted nowhere in the sea any more.
analysis-battlewords-not-listed = It is not among the words that can be hidden here.
analysis-battlewords-stab = No word was likely yet: nothing was lost.
analysis-battlewords-word-chance = { analysis-chance } certain, { analysis-count-points }
analysis-battlewords-fitted = { $count ->
    [one] Only { $words } fitted there.
   *[other] { $count } words fitted there: { $words }
}
analysis-battlewords-hint = It cost { analysis-cost-points }.
analysis-battlewords-reveals = You uncovered { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
} and { $water ->
    [one] { $water } cell of water.
   *[other] { $water } cells of water.
}
analysis-battlewords-covered = { $cells ->
    [0] No cell was still covered when you named its word.
    [one] { $cells } cell was still covered when you named its word.
   *[other] { $cells } cells were still covered when you named their words.
}
analysis-battlewords-unguessed = { $word }: { $count } words fitted its place at the end, such as
analysis-battlewords-unguessed-alone = { $word }: nothing else fitted its place at the end.
analysis-battlewords-unguessed-many = { $word }: { $count } words still fitted its place at the end.
analysis-battlewords-try-near = Tomorrow: stay near a letter until its word is clear.
analysis-battlewords-try-skip = Tomorrow: leave what is certain covered. { $count ->
    [one] One cell told nothing.
   *[other] { $count } cells told nothing.
}
analysis-battlewords-try-guess = Tomorrow: guess sooner. { $count ->
    [one] Once a word was all but certain.
   *[other] { $count } times a word was all but certain.
}
