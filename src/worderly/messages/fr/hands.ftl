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
refused-letters-not-held = « { $word } » est dans { $list }, mais votre main n’a pas toutes ses lettres.
refused-no-more-hints = Le mot est déjà donné : à vous de jouer.
refused-no-words-left = Ces lettres ne forment plus aucun mot.

reason-all-hands-played = Tout est joué.

hands-spelled = « { $word } » : { $points } points ; { $best } étaient possibles.
hands-spelled-best = « { $word } » : { $points } points, on ne pouvait mieux.
hands-letters-gone = Ses lettres sont perdues.
hands-hand-over = Cette main : { $score } points.
hands-hand-over-empty = Plus de lettres. Cette main : { $score } points.
hands-substituted = { $old } est devenu { $new }.

# Ce qu’on peut choisir : nom, explication, valeurs.
hands-option-letters = Lettres par main
hands-option-letters-help = Lettres d’une main.
hands-option-hands = Mains
hands-option-hands-help = Combien de mains jouer ; demandé sinon.
hands-option-hands-question = Combien de mains ?
hands-option-substitute = Un remplacement
hands-option-substitute-help = Une lettre d’une main peut être remplacée dans la partie.
hands-option-replay = Une main rejouée
hands-option-replay-help = Une main de la partie peut être rejouée.
hands-option-hand = Votre propre main
hands-option-hand-help = Une main tapée, comme aci*prt.

title-hands = Hands
# Ranks, the lowest first

hands-rank-copper = Cuivre
hands-rank-bronze = Bronze
hands-rank-silver = Argent
hands-rank-gold = Or
hands-rank-diamond = Diamant

# The share text

hands-share-letters = { $used }/{ $dealt } lettres
hands-share-par = { $percent } % du par

# The page

web-par = Par
web-perfect = Parfait
web-about-hands = Épelez votre main jusqu’à la dernière lettre.
web-hands-earned = { $word } rapporte { $points }.
web-hands-substituted = { $old } est devenu { $new }.
web-hands-over = Main terminée : { $score } points.
web-hands-number = Main { $number } sur { $all }
web-hands-first = Premier essai { $score }
web-hands-total = Total { $total }
web-hands-which = Touchez la lettre à remplacer.
web-hands-tap = Touchez des lettres ou tapez un mot
web-hands-hand = Votre main
web-hands-wild = Joker, n’importe quelle voyelle
web-hands-next = Garder et continuer
web-hands-replay = Rejouer cette main
web-hands-substitute = Remplacer
web-hands-finish = Terminer
web-hands-finish-title = Terminer cette main ?
web-hands-finish-more = Elle s’arrête là, et les lettres que vous tenez encore restent.
web-hands-hint-title = Avec un indice, cette main ne compte plus.
web-hands-hint-yes = Prendre l’indice
web-hands-not-held = Pas dans votre main : { $letters }.
web-hands-too-few = Vous n’avez que { $letters }.
web-hands-lost-letters = Joué quand même, il ne rapporte rien, et ces lettres sont perdues : { $letters }.
web-hands-not-held-no = Changer le mot
web-hands-not-held-yes = Le jouer quand même
web-hands-placeholder = Votre mot, * vaut une voyelle
web-hands-how = Comment on compte
web-hands-sum = { $sum } × { $factor } = { $points }
web-hands-formula = Additionnez la valeur des lettres, puis multipliez par 7 × la longueur du mot − 3 × les lettres restantes (jamais moins de 1).
web-hands-formula-more = Les mots longs et les petits restes paient. Un mot hors de la liste ne rapporte rien et use quand même ses lettres.
web-hands-of = { $used } lettres sur { $held }
web-hands-best = meilleur : { $word } { $points }
web-hands-discard = jeter { $letters }
web-hands-yours = Votre main
web-word-hint-hands = Touchez un mot pour voir son sens.
web-rules-hands =
    Vous tenez sept lettres, dont un joker qui vaut n’importe quelle voyelle.
    Épelez un mot ; ses lettres quittent votre main. Puis un autre avec ce qui reste.
    Un mot vaut la somme de ses lettres fois 7 × sa longueur − 3 × les lettres restantes.
    Un mot hors de la liste ne vaut rien, et ses lettres sont parties quand même.
    Terminez quand vous voulez. Ensuite vous voyez le par, le meilleur en mots courants, et la suite parfaite.

# Analysis

analysis-did-swap = { $text } remplacé
analysis-you-swap = Vous avez remplacé { $text }.
analysis-did-finish = Main terminée
analysis-you-finish = Vous avez terminé la main.
analysis-did-next = Main suivante
analysis-you-next = Vous êtes passé à la main suivante.
analysis-did-replay = Main rejouée
analysis-you-replay = Vous avez rejoué la main.
analysis-hands-accuracy = du jeu parfait
analysis-hands-summary = { analysis-count-points } ; le par était { $par }, le parfait { $perfect }.
analysis-hands-earned = Il a rapporté { analysis-count-points }.
analysis-hands-rest = Les lettres restantes pouvaient encore faire { $points }.
analysis-hands-lost = Il a laissé échapper { analysis-count-points }.
analysis-hands-rarer = Seuls des mots plus rares valaient mieux.
analysis-hands-thrown-first = Pour faire mieux, il fallait d’abord jeter des lettres.
analysis-hands-invalid = Mot non valable : pas de points, et ses lettres sont parties.
analysis-hands-thrown-well = Ce n’est pas un mot, mais jeter ces lettres n’a rien coûté.
analysis-hands-par-line = avec des mots courants
analysis-hands-perfect-line = la meilleure suite
analysis-hands-perfect-line-thrown = la meilleure suite ; − jette des lettres
analysis-hands-left = { $letters } pouvait encore faire { analysis-count-points }.
analysis-hands-nothing-left = Il n’y avait plus rien à faire.
analysis-hands-swapped = Le par est passé de { $before } à { $after }.
analysis-hands-lost-series = Points laissés, mot par mot
analysis-hands-try-invalid = Demain : jouez des mots dont vous êtes sûr. Un mot faux coûte ses lettres.
analysis-hands-try-left = Demain : regardez encore une fois avant de finir. Le reste pouvait encore faire { analysis-count-points }.
analysis-hands-try-lost = Demain : prévoyez deux mots, pas un. Les lettres qui restent comptent aussi.
