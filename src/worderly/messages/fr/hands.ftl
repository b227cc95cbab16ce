# Hands (les mains).

hands-current-hand = Main : { $letters }
hands-enter-word = Votre mot, ou « !! » pour terminer :{" "}
hands-earned = « { $word } » rapporte { NUMBER($points, useGrouping: 0) } points. Total : { NUMBER($total, useGrouping: 0) } points
hands-invalid = Ce mot n’est pas valable. Choisissez-en un autre.
hands-total = Score total : { NUMBER($score, useGrouping: 0) } points
hands-ran-out = Plus de lettres.
hands-ran-out-total = Plus de lettres. Score total : { NUMBER($score, useGrouping: 0) } points
hands-total-for-hand = Score de cette main : { NUMBER($score, useGrouping: 0) }
hands-total-over-all = Score de toutes les mains : { NUMBER($score, useGrouping: 0) }
hands-how-many = Combien de mains :{" "}
hands-substitute = Voulez-vous remplacer une lettre ?{" "}
hands-which-letter = Quelle lettre remplacer :{" "}
hands-replay = Voulez-vous rejouer cette main ?{" "}

hands-hint-length = Le meilleur mot a { $length } lettres.
hands-hint-letter = Il commence par { $letter }.
hands-hint-word = C’est { $word }.
hands-par = Par { $par } : { $line }
hands-perfect = Parfait { $perfect } : { $line }
hands-bound = Au moins autant : une main aussi longue n’est explorée qu’en partie.
hands-percent = { $percent } % du par

refused-hand-has-ended = Cette main est terminée ; rejouez-la ou passez à la suivante.
refused-hand-goes-on = Cette main est encore en jeu ; tapez !! quand vous avez fini.
refused-no-substitute = On peut remplacer une lettre une fois par partie, avant le premier mot d’une main.
refused-wildcard-stays = Le joker ne se remplace pas.
refused-not-held = « { $letter } » n’est pas dans votre main.
refused-no-more-hints = Le mot est déjà donné : à vous de jouer.
refused-no-words-left = Ces lettres ne forment plus aucun mot.

reason-all-hands-played = Toutes les mains sont jouées.

hands-spelled = « { $word } » : { $points } points ; { $best } étaient possibles.
hands-spelled-best = « { $word } » : { $points } points, on ne pouvait mieux.
hands-not-a-word = « { $word } » n’est pas dans la liste ; ses lettres sont perdues.
hands-hand-over = Cette main : { $score } points.
hands-hand-over-empty = Plus de lettres. Cette main : { $score } points.
hands-substituted = { $old } est devenu { $new }.

# Ce qu’on peut choisir : nom, explication, valeurs.
hands-option-letters = Lettres par main
hands-option-letters-help = Lettres d’une main.
hands-option-hands = Mains
hands-option-hands-help = Combien de mains jouer ; demandé sinon.
hands-option-hands-question = Combien de mains ?
hands-option-substitute = Un échange
hands-option-substitute-help = Une lettre d’une main peut être échangée dans la partie.
hands-option-replay = Une main rejouée
hands-option-replay-help = Une main de la partie peut être rejouée.
hands-option-hand = Votre propre main
hands-option-hand-help = Une main tapée, comme aci*prt.
