# Hands. Users rely on the exact lines of the transcript (docs/games/hands.md).

hands-current-hand = Current Hand: { $letters }
hands-enter-word = Enter word, or "!!" to indicate that you are finished:{" "}
hands-earned = "{ $word }" earned { NUMBER($points, useGrouping: 0) } points. Total: { NUMBER($total, useGrouping: 0) } points
hands-invalid = That is not a valid word. Please choose another word.
hands-total = Total score: { NUMBER($score, useGrouping: 0) } points
hands-ran-out = Ran out of letters.
hands-ran-out-total = Ran out of letters. Total score: { NUMBER($score, useGrouping: 0) } points
hands-total-for-hand = Total score for this hand: { NUMBER($score, useGrouping: 0) }
hands-total-over-all = Total score over all hands: { NUMBER($score, useGrouping: 0) }
hands-how-many = Enter total number of hands:{" "}
hands-substitute = Would you like to substitute a letter?{" "}
hands-which-letter = Which letter would you like to replace:{" "}
hands-replay = Would you like to replay the hand?{" "}

hands-hint-length = The best word has { $length } letters.
hands-hint-letter = It begins with { $letter }.
hands-hint-word = It is { $word }.
hands-par = Par { $par }: { $line }
hands-perfect = Perfect { $perfect }: { $line }
hands-bound = At least this much: a hand this long is searched only in part.
hands-percent = { $percent } % of par

refused-hand-has-ended = This hand has ended; replay it or go on to the next.
refused-hand-goes-on = This hand is still being played; type !! when you are finished.
refused-no-substitute = A letter can be substituted once a game, before the first word of a hand.
refused-wildcard-stays = The wildcard cannot be substituted.
refused-not-held = “{ $letter }” is not in your hand.
refused-letters-not-held = “{ $word }” is in { $list }, but your hand does not hold all its letters.
refused-no-more-hints = The word is already named: it is your move.
refused-no-words-left = No word can be made of these letters any more.

reason-all-hands-played = Played out.

hands-spelled = “{ $word }”: { $points } points; { $best } were possible.
hands-spelled-best = “{ $word }”: { $points } points, the best there was.
hands-letters-gone = Its letters are gone.
hands-hand-over = This hand: { $score } points.
hands-hand-over-empty = No letters left. This hand: { $score } points.
hands-substituted = { $old } became { $new }.

# What a player may choose: name, explanation, values.
hands-option-letters = Letters in a hand
hands-option-letters-help = Letters in a hand.
hands-option-hands = Hands
hands-option-hands-help = How many hands to play; asked for when not given.
hands-option-hands-question = How many hands?
hands-option-substitute = One substitute
hands-option-substitute-help = One letter of a hand may be substituted in a game.
hands-option-replay = One replay
hands-option-replay-help = One hand of a game may be played again.
hands-option-hand = A hand of your own
hands-option-hand-help = A hand typed in, like aci*prt.

title-hands = Hands
# Ranks, the lowest first

hands-rank-copper = Copper
hands-rank-bronze = Bronze
hands-rank-silver = Silver
hands-rank-gold = Gold
hands-rank-diamond = Diamond

# The share text

hands-share-letters = { $used }/{ $dealt } letters
hands-share-par = { $percent } % of par

# The page

web-par = Par
web-perfect = Perfect
web-about-hands = Spell a hand of letters down to nothing.
web-hands-earned = { $word } earns { $points }.
web-hands-substituted = { $old } became { $new }.
web-hands-over = Hand over: { $score } points.
web-hands-number = Hand { $number } of { $all }
web-hands-first = First try { $score }
web-hands-total = Total { $total }
web-hands-which = Tap the letter to substitute.
web-hands-tap = Tap letters or type a word
web-hands-hand = Your hand
web-hands-wild = Wildcard, any vowel
web-hands-next = Keep it and go on
web-hands-replay = Play this hand again
web-hands-substitute = Substitute
web-hands-finish = Finish
web-hands-finish-title = Finish this hand?
web-hands-finish-more = It ends, and the letters you still hold are left over.
web-hands-hint-title = With a hint, this hand no longer counts.
web-hands-hint-yes = Take the hint
web-hands-not-held = Not in your hand: { $letters }.
web-hands-too-few = You hold only { $letters }.
web-hands-lost-letters = Played anyway it earns nothing, and these letters are lost: { $letters }.
web-hands-not-held-no = Change the word
web-hands-not-held-yes = Play it anyway
web-hands-placeholder = Your word, * is any vowel
web-hands-how = How it scores
web-hands-sum = { $sum } × { $factor } = { $points }
web-hands-formula = Add up the letters’ values, then multiply by 7 × the word’s length − 3 × the letters left over (never less than 1).
web-hands-formula-more = Long words and small leftovers pay. A word that is not in the list earns nothing and still uses up its letters.
web-hands-of = { $used } of { $held } letters
web-hands-best = best: { $word } { $points }
web-hands-discard = throw away { $letters }
web-hands-yours = Your hand
web-word-hint-hands = Press a word to see what it means.
web-rules-hands =
    You hold seven letters, one of them a wildcard that stands for any vowel.
    Spell a word; its letters leave your hand. Then spell another with what is left.
    A word scores its letters’ values times 7 × its length − 3 × the letters left over.
    A word that is not in the list scores nothing, and its letters are gone all the same.
    Finish when you like. Afterwards you see par, the best with common words, and the perfect line.

# Analysis

analysis-did-swap = Substituted { $text }
analysis-you-swap = You substituted { $text }.
analysis-did-finish = Ended the hand
analysis-you-finish = You ended the hand.
analysis-did-next = Went on
analysis-you-next = You went on to the next hand.
analysis-did-replay = Played the hand again
analysis-you-replay = You played the hand again.
analysis-hands-accuracy = of perfect play
analysis-hands-summary = { analysis-count-points }; par was { $par }, perfect { $perfect }.
analysis-hands-earned = It earned { analysis-count-points }.
analysis-hands-rest = The letters left could still make { $points }.
analysis-hands-lost = It gave away { analysis-count-points }.
analysis-hands-rarer = Only rarer words were worth more.
analysis-hands-thrown-first = More was to be had only by throwing letters away first.
analysis-hands-invalid = Not a valid word: no points, and its letters were gone.
analysis-hands-thrown-well = Not a word, but throwing these letters away cost nothing.
analysis-hands-par-line = with common words
analysis-hands-perfect-line = the best of all
analysis-hands-perfect-line-thrown = the best of all; − throws letters away
analysis-hands-left = { $letters } could still make { analysis-count-points }.
analysis-hands-nothing-left = Nothing more could be made.
analysis-hands-swapped = Par went from { $before } to { $after }.
analysis-hands-lost-series = Points given away, word by word
analysis-hands-try-invalid = Tomorrow: play words you are sure of. A wrong one costs its letters.
analysis-hands-try-left = Tomorrow: look once more before you finish. The rest could still make { analysis-count-points }.
analysis-hands-try-lost = Tomorrow: plan two words, not one. The letters that stay count too.
