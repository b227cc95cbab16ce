# Hands. The transcript's lines are promises of games/hands.md, exact to the letter.

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
refused-no-more-hints = The word is already named: it is your move.
refused-no-words-left = No word can be made of these letters any more.

reason-all-hands-played = All hands are played.

hands-spelled = “{ $word }”: { $points } points; { $best } were possible.
hands-spelled-best = “{ $word }”: { $points } points, the best there was.
hands-not-a-word = “{ $word }” is not in the list; its letters are gone.
hands-hand-over = This hand: { $score } points.
hands-hand-over-empty = No letters left. This hand: { $score } points.
hands-substituted = { $old } became { $new }.

# What a player may choose: name, explanation, values.
hands-option-letters = Letters in a hand
hands-option-letters-help = Letters in a hand.
hands-option-hands = Hands
hands-option-hands-help = How many hands to play; asked for when not given.
hands-option-hands-question = How many hands?
hands-option-substitute = One exchange
hands-option-substitute-help = One letter of a hand may be exchanged in a game.
hands-option-replay = One replay
hands-option-replay-help = One hand of a game may be played again.
hands-option-hand = A hand of your own
hands-option-hand-help = A hand typed in, like aci*prt.
