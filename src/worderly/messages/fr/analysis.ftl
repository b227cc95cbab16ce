# L’analyse après une partie : le cadre commun, puis les remarques de chaque jeu.

analysis-title = Comment c’était
analysis-open = Comment c’était
analysis-loading = Le moteur regarde vos coups…
analysis-none = Il n’y a aucun coup à juger dans cette partie.
analysis-accuracy = { $percent } %
analysis-of-moves = Coup { $at } sur { $all }
analysis-before = Coup précédent
analysis-after = Coup suivant
analysis-instead = Mieux : { $what }
analysis-also = Aussi bien : { $what }
analysis-estimate = Ici le moteur estime : toutes les possibilités n’ont pas pu être comptées.
analysis-value = { $value } sur { $best }
analysis-list = { $head } { $words }
analysis-player = Joueur { $number }
analysis-whose = Les coups de
analysis-heat = La mer avant ce coup : la probabilité d’une lettre sur chaque case couverte, en pour cent
analysis-heat-none = couverte, de l’eau à coup sûr
analysis-heat-water = eau
analysis-heat-played = votre coup
analysis-heat-better = apprend davantage
analysis-whole = Toute la partie
analysis-key = Le récit
analysis-key-player = Joueur suivant
analysis-key-moment = À revoir
analysis-heat-terminal = Pour cent : la probabilité d’une lettre ; ● certaine, ◂ apprenait le plus.
analysis-line = { $what } : { $mark }
analysis-plain-more = V et un numéro en disent plus sur un coup.
analysis-no-move = Il n’y a pas de coup { $number } ; il y en a { $all }.
analysis-heat-plain = Les nombres sont la probabilité d’une lettre en pour cent, « . » est de l’eau à coup sûr, « ~ » de l’eau découverte.
analysis-heat-key = probabilité d’une lettre

analysis-mark-best = le meilleur
analysis-mark-good = bon
analysis-mark-fine = correct
analysis-mark-missed = il y avait mieux
analysis-mark-wasted = gaspillé
analysis-mark-plain = non jugé
analysis-pace-best = rapide
analysis-pace-good = régulier
analysis-pace-fine = plus lent
analysis-pace-missed = lent
analysis-pace-wasted = gaspillé
analysis-pace-plain = non jugé

analysis-did-guess = { $text } proposé
analysis-you-guess = Vous avez proposé { $text }.
analysis-did-play = { $text } joué
analysis-you-play = Vous avez joué { $text }.
analysis-did-find = { $text } trouvé
analysis-you-find = Vous avez trouvé { $text }.
analysis-did-hint = { $text ->
    [none] Indice
   *[other] Indice pour { $text }
}
analysis-you-hint = { $text ->
    [none] Vous avez pris un indice.
   *[other] Vous avez pris un indice pour { $text }.
}
analysis-did-give-up = Abandon
analysis-you-give-up = Vous avez abandonné.

analysis-decimal = { $whole },{ $part }
analysis-unit-points = { $amount } points
analysis-unit-bits = { $amount } bits
analysis-unit-percent = { $amount } %
analysis-unit-seconds = { $amount } s

analysis-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-chance = { $percent ->
    [0] moins de 1 %
   *[other] { $percent } %
}

analysis-cost-points = { $cost ->
    [0] rien
    [one] { $cost } point
   *[other] { $cost } points
}
analysis-why = Pourquoi ?
analysis-bits = Un bit d’information divise par deux ce qui reste possible.
analysis-start = Le début
analysis-better = Mieux ici
analysis-more = Plus de chiffres
analysis-closing-best = Votre meilleur coup : { $did } ({ analysis-count-points }).
analysis-closing-best-told = Votre meilleur coup : { $did }.
analysis-closing-quickest = Votre plus rapide : { $did }, en { $seconds } s.
analysis-closing-turning = Le tournant : coup { $number }, { $did }.
analysis-closing-slow = La plus longue recherche : { $did }, en { $seconds } s.
analysis-closing-pause = La plus longue attente : { $seconds } s, puis { $did }.
analysis-closing-steady = Aucun coup n’a vraiment raté.
analysis-closing-keep = Rien à redire. Recommencez demain !
