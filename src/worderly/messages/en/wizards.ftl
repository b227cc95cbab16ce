# Wizards. Battlewords uses some of these refusals too: each id is in one file only.

wizards-letters = Letters: { $letters }
wizards-status = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wizards-left = Words left: { $words }
wizards-left-of = { $count } of { $length }
wizards-left-none = No words left.
wizards-prompt = Your guess:
wizards-right = { $points ->
    [0] “{ $word }” is here.
    [one] “{ $word }” is here: { $points } point.
   *[other] “{ $word }” is here: { $points } points.
}
wizards-completed = Completed as well: { $words }
wizards-lives-left = { $lives ->
    [0] No life is left.
    [one] { $lives } life left.
   *[other] { $lives } lives left.
}
wizards-shielded = Your shield takes the blow.
wizards-bonus = “{ $word }” is a bonus word: it costs nothing.
wizards-next-star = { $count ->
    [one] One more lights a star.
   *[other] { $count } more light a star.
}
wizards-star-lit = “{ $word }” lights a star: type * and a cell (*c5) to uncover it.
wizards-starred = Your star uncovers { $letter }, for no points.
wizards-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
wizards-hinted = A hint uncovers { $letter }. { $cost ->
    [0] It costs nothing.
    [one] It costs { $cost } point.
   *[other] It costs { $cost } points.
}
wizards-hints-left = { $count ->
    [0] No hints left
    [one] { $count } hint left
   *[other] { $count } hints left
}
wizards-earned = Three in a row: your wizard can cast a spell.
wizards-power-shield = A shield: the next two guesses cost no life.
wizards-power-life = One life is back.
wizards-power-word = A word uncovers itself: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
wizards-power-letters = Letters uncover themselves: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
wizards-shield-left = { $count ->
    [one] Shield for { $count } guess
   *[other] Shield for { $count } guesses
}
wizards-charges = { $count ->
    [one] { $count } spell ready
   *[other] { $count } spells ready
}
wizards-found = Found: { $words }
wizards-missed = Missed: { $words }
wizards-bonus-words = Bonus words: { $words }
wizards-omniscient = Omniscient: the answers are shown, and this game is not ranked.
wizards-cast = Cast
wizards-shuffle = Shuffle
wizards-hint = Hint
wizards-concealed = covered
wizards-spine = spine

wizards-level-apprentice = Apprentice
wizards-level-archmage = Archmage

notice-out-of-range = { $option } of { $value } is not between { $low } and { $high }; { $used } is used instead.

refused-not-letters = “{ $word }” has something in it that is not a letter. That costs nothing.
refused-no-hints-here = This game is played without hints.
refused-no-hints-left = { $hints ->
    [one] The hint of this game is used.
   *[other] All { $hints } hints of this game are used.
}
refused-no-power-here = A plain wizard has no spell to cast.
refused-no-power-yet = { $need ->
    [one] One more right guess in a row, and your wizard can cast a spell.
   *[other] { $need } right guesses in a row, and your wizard can cast a spell.
}
refused-lives-full = You still have all { $lives } lives; keep the spell for later.
refused-not-in-tray = “{ $word }” needs { $letters }, which these letters do not give. That costs nothing.
refused-wrong-again = “{ $word }” was tried before. That costs nothing.
refused-no-stars-here = This game is played without stars.
refused-no-star-yet = { $need ->
    [one] One more bonus word lights a star.
   *[other] { $need } more bonus words light a star.
}
refused-nothing-covered = There is no covered letter; choose another cell.
refused-no-spine = This word list has no word of { $letters } letters to build a board on.
refused-too-few-words = No word in this list can spell enough shorter words for { $need } more on the board; ask for fewer words, or take a larger list.
refused-no-room = { $words } words do not fit on a board of { $rows } by { $cols }; ask for fewer words or a larger board.

reason-out-of-lives = No lives left.

# What a player may choose: name, explanation, values.
wizards-option-book = Book
wizards-option-book-help = A preset size; it decides rows, columns, words and the length of the spine.
wizards-book-none = Own size
wizards-book-scroll = Scroll, 21 words
wizards-book-spellbook = Spellbook, 35 words
wizards-book-tome = Tome, 60 words
wizards-book-codex = Codex, 100 words
wizards-book-bibliotheca = Bibliotheca, 240 words
wizards-option-words = Words
wizards-option-words-help = How many words, the spine included.
wizards-option-rows = Rows
wizards-option-rows-help = Rows of the grid.
wizards-option-cols = Columns
wizards-option-cols-help = Columns of the grid.
wizards-option-wizard = Wizard
wizards-option-wizard-help = A wizard whose power three right guesses in a row earn.
wizards-wizard-plain = Plain
wizards-wizard-shield = Shield for two guesses
wizards-wizard-life = One life back
wizards-wizard-word = Uncover a word
wizards-wizard-letters = Uncover 5 to 8 letters
wizards-option-lives = Lives
wizards-option-lives-help = Lives: each wrong guess costs one.
wizards-option-hints = Hints
wizards-option-hints-help = How many hints there are; each costs 2 points.
wizards-option-bonus = Bonus words and stars
wizards-option-bonus-help = A dictionary word of the letters that is not on the board costs no life; every third one lights a star, which uncovers a letter of your choice.
wizards-option-compact = Compact
wizards-option-compact-help = Words keep to the middle of the grid, so that its cells can be large.
wizards-option-debug = Omniscient
wizards-option-debug-help = Show the answers during play; never ranked.

title-wizards = Wizards
# Ranks, the lowest first

wizards-rank-spark = Spark
wizards-rank-charm = Charm
wizards-rank-spell = Spell
wizards-rank-enchantment = Enchantment
wizards-rank-miracle = Miracle

# The share text

wizards-share-lives = { $lives } of { $of } lives

# The page

web-about-wizards = Six letters, one hidden crossword, five lives.
web-wizards-letters = Letters
web-wizards-grid = Crossword
web-wizards-lives = { $lives ->
    [one] { $lives } life left
   *[other] { $lives } lives left
}
web-wizards-cast = Cast
web-wizards-placeholder = Swipe, tap or type
web-wizards-none = Nothing yet. Every word is made of the letters in the ring.
web-wizards-right = { $word }: { $points ->
    [0] all its letters were open already.
    [one] { $points } letter uncovered.
   *[other] { $points } letters uncovered.
}
web-wizards-bonus = { $word } is a bonus word.
web-wizards-star = { $count ->
    [0] Star: { $need } more bonus words
    [one] { $count } star ready
   *[other] { $count } stars ready
}
web-wizards-star-lit = A star is lit!
web-wizards-star-choose = Point at a covered letter.
web-wizards-bonus-words = Bonus words
web-wizards-wrong-words = Wrong guesses
web-wizards-hinted = { $letter } is uncovered, for { $cost } points.
web-wizards-earned-plain = Three right in a row!
web-wizards-earned-shield = Three in a row: a shield is ready.
web-wizards-earned-life = Three in a row: a life is ready.
web-wizards-earned-word = Three in a row: a word can be uncovered.
web-wizards-earned-letters = Three in a row: letters can be uncovered.
web-wizards-power = { $points ->
    [0] The spell is cast.
    [one] The spell uncovers { $points } letter.
   *[other] The spell uncovers { $points } letters.
}
web-rules-wizards =
    A six-letter word lies diagonally across a hidden crossword. All other words are made of its letters.
    Guess words: swipe the ring, tap it, or type. A right guess uncovers every copy of the word.
    You get one point for each letter newly uncovered.
    A wrong guess costs a life; a repeated one, or one of other letters, costs nothing.
    A real word that is not on the board is a bonus: every third one lights a star, which uncovers a letter of your choice.
    Uncover everything before your lives run out.

# Analysis

analysis-did-cast = Used a power
analysis-you-cast = You used a power.
analysis-did-star = Used a star
analysis-you-star = You used a star.
analysis-wizards-accuracy = of your guesses were right
analysis-wizards-right = Right: { analysis-count-points }.
analysis-wizards-chance = It was { analysis-chance } certain.
analysis-wizards-unlucky = It could have been on the grid, but was not.
analysis-wizards-fits-nowhere = It fitted none of the gaps.
analysis-wizards-other-letters = It needs other letters than these.
analysis-wizards-was-certain = { $count ->
    [one] { $words } was certain here.
   *[other] { $words } were certain here.
}
analysis-wizards-bonus = A word of these letters: it cost nothing.
analysis-wizards-hint = It cost { analysis-cost-points } and ruled out { $words ->
    [one] { $words } word.
   *[other] { $words } words.
}
analysis-wizards-power = It uncovered { $points ->
    [one] { $points } letter.
   *[other] { $points } letters.
}
analysis-wizards-star = It ruled out { $words ->
    [one] { $words } word.
   *[other] { $words } words.
}
analysis-wizards-guesses = { $right } right and { $wrong } wrong guesses.
analysis-wizards-hints = { $hints ->
    [one] { $hints } hint.
   *[other] { $hints } hints.
}
analysis-wizards-bonus-words = { $words ->
    [one] { $words } bonus word
   *[other] { $words } bonus words
}, { $stars ->
    [0] no star used.
    [one] { $stars } star used.
   *[other] { $stars } stars used.
}
analysis-wizards-certain = All but certain at the end:
analysis-wizards-try-short = Tomorrow: try the short words first. Each shows letters of the others.
analysis-wizards-try-gaps = Tomorrow: look at the gaps before you guess. { $count ->
    [one] One guess fitted none.
   *[other] { $count } guesses fitted none.
}
analysis-wizards-try-certain = Tomorrow: play what is certain first. { $count ->
    [one] Once a sure word was waiting.
   *[other] { $count } times a sure word was waiting.
}
