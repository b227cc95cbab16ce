hands-grade = par { $par }; its longest word has { $longest } letters; { $words } common words in the hand

# Line mode

plain-about-hands = spell words from a hand of letters
plain-help-hands =
    Spell words from your hand; * stands for any vowel. A word scores its letters’ values times
    7 × its length − 3 × the letters left over (at least 1). A word that is not in the list still uses up its letters.
    Type a word, !! to finish the hand, or !hint for a hint (three levels; the hand is then unranked).
plain-hands-substituted = { $old } became { $new }.
plain-hands-round =
    { $points ->
        [one] Hand { $number }: { $points } point
       *[other] Hand { $number }: { $points } points
    }
plain-hands-play = { $word } { $points }; the best was { $best } { $best_points }
plain-hands-play-best = { $word } { $points }, the best word there was

# Commands

shell-worderly-hands = Play Hands: spell words from a hand of letters
shell-worderly-make-hands = Deal a hand
shell-worderly-solve-hand = The best a hand can earn, and every word in it
shell-worderly-room-create-hands = Open a room to play Hands

# The arcade

tui-hands-prompt = Type a word; * is a vowel
tui-hands-after = Enter goes on
tui-hand-of = Hand { $number } of { $hands }
tui-hands-multipliers = Letters and what they multiply by
tui-hands-first-score = First try: { $points }
tui-hands-better = ({ $word } { $points })
tui-help-hands =
    Spell words from your hand; * stands for any vowel. A word scores its letters’ values times the number at the side: long words and small leftovers pay.
    A word that is not in the list still uses up its letters.
    Type a word or pick its letters. F7 finishes the hand, F6 substitutes a letter before the first word, F3 gives a hint (three levels; the hand is then unranked).

# On paper

press-hands-how = Play words until the letters run out. A word earns the sum of its letters’ values times 7 × its letters − 3 × the letters left over, at least times 1. The star is any vowel and is worth nothing. Example: a word of 4 letters with the values 2, 1, 3 and 1, played from 7 letters, leaves 3 and earns 7 × (7 × 4 − 3 × 3) = 133.
press-hands-par = Par { $par }
press-hands-perfect = Best { $perfect }
press-hands-word = word
press-hands-n = letters held
press-hands-points = points
press-hands-try = Try { $number }
press-hands-total = total
press-hands-discard = drop { $letters }
