# L’analyse après une partie : le cadre commun, puis les remarques de chaque jeu.

analysis-title = Analyse
analysis-open = Analyser cette partie
analysis-loading = Le moteur regarde vos coups…
analysis-none = Il n’y a aucun coup à juger dans cette partie.
analysis-accuracy = { $percent } %
analysis-of-moves = Coup { $at } sur { $all }
analysis-moves = Coups
analysis-moments = À revoir
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
analysis-key = Analyse
analysis-key-player = Joueur suivant
analysis-key-moment = À revoir
analysis-heat-terminal = Pour cent : la probabilité d’une lettre ; ● certaine, ◂ apprenait le plus.
analysis-line = { $what } : { $mark }
analysis-moment = À revoir : { $number }. { $what }
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

analysis-did-reveal = Case { $text } découverte
analysis-did-guess = { $text } proposé
analysis-did-play = { $text } joué
analysis-did-find = { $text } trouvé
analysis-did-name = { $text } tapé
analysis-did-hint = { $text ->
    [none] Indice
   *[other] Indice pour { $text }
}
analysis-did-swap = { $text } remplacé
analysis-did-finish = Main terminée
analysis-did-next = Main suivante
analysis-did-replay = Main rejouée
analysis-did-ready = Début du tour
analysis-did-done = Tour terminé
analysis-did-cast = Pouvoir utilisé
analysis-did-give-up = Abandon

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

# Battlewords

analysis-battlewords-accuracy = de ce que vos coups pouvaient apprendre et rapporter
analysis-battlewords-letter = { $letter }. La probabilité d’une lettre était de { analysis-chance }.
analysis-battlewords-water = De l’eau. La probabilité d’une lettre était de { analysis-chance }.
analysis-battlewords-letter-chance = lettre : { analysis-chance }
analysis-battlewords-told-nothing = C’était de l’eau à coup sûr : la case n’a rien appris.
analysis-battlewords-told-letter = La lettre était déjà certaine : elle n’a rien appris et coûte un point.
analysis-battlewords-ticket = De l’eau à coup sûr, mais cela donnait droit à une proposition sans dévoiler de lettre.
analysis-battlewords-guess-first = { $word } était sûr à { analysis-chance } pour { analysis-count-points } : c’était le moment.
analysis-battlewords-right = Juste, pour { analysis-count-points } ; le mot était sûr à { analysis-chance }.
analysis-battlewords-lucky = Un coup de chance : { analysis-count-points } avec une probabilité de { analysis-chance }.
analysis-battlewords-wrong = Absent, mais c’était possible : { analysis-chance }.
analysis-battlewords-fits-nowhere = Ce mot n’entrait plus nulle part.
analysis-battlewords-not-listed = Ce mot n’est pas de ceux qui peuvent être cachés ici.
analysis-battlewords-stab = Aucun mot n’était encore probable : rien n’est perdu.
analysis-battlewords-word-chance = sûr à { analysis-chance }, { analysis-count-points }
analysis-battlewords-fitted = { $count ->
    [one] Seul { $words } entrait là.
   *[other] { $count } mots entraient là : { $words }
}
analysis-battlewords-hint = Coût : { analysis-cost-points }.
analysis-cost-points = { $cost ->
    [0] rien
    [one] { $cost } point
   *[other] { $cost } points
}
analysis-battlewords-reveals = Vous avez découvert { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
} et { $water ->
    [one] { $water } case d’eau.
   *[other] { $water } cases d’eau.
}
analysis-battlewords-covered = { $cells ->
    [0] Aucune case n’était encore couverte quand vous avez nommé son mot.
    [one] { $cells } case était encore couverte quand vous avez nommé son mot.
   *[other] { $cells } cases étaient encore couvertes quand vous avez nommé leurs mots.
}
analysis-battlewords-unguessed = { $word } : { $count } mots entraient à sa place à la fin, tels que
analysis-battlewords-unguessed-alone = { $word } : rien d’autre n’entrait à sa place à la fin.
analysis-battlewords-unguessed-many = { $word } : { $count } mots entraient encore à sa place à la fin.

# Hands

analysis-hands-accuracy = du jeu parfait
analysis-hands-summary = { analysis-count-points } ; le par était { $par }, le parfait { $perfect }.
analysis-hands-earned = Il a rapporté { analysis-count-points }.
analysis-hands-rest = Les lettres restantes pouvaient encore faire { $points }.
analysis-hands-lost = Il a laissé échapper { analysis-count-points }.
analysis-hands-invalid = Mot non valable : pas de points, et ses lettres sont parties.
analysis-hands-thrown-well = Ce n’est pas un mot, mais jeter ces lettres n’a rien coûté.
analysis-hands-par-line = avec des mots courants
analysis-hands-perfect-line = la meilleure suite
analysis-hands-perfect-line-thrown = la meilleure suite ; − jette des lettres
analysis-hands-left = { $letters } pouvait encore faire { analysis-count-points }.
analysis-hands-nothing-left = Il n’y avait plus rien à faire.
analysis-hands-swapped = Le par est passé de { $before } à { $after }.
analysis-hands-lost-series = Points laissés, mot par mot

# Boogle

analysis-boogle-accuracy = des points de tous les mots courants
analysis-boogle-earned = { analysis-count-points } après { $seconds } s.
analysis-boogle-pause = { $seconds } s sont passées sans un mot.
analysis-boogle-rare = Un mot rare.
analysis-boogle-late = Il est arrivé après la fin du temps.
analysis-boogle-struck = { $others ->
    [one] Un autre l’avait aussi : il est rayé.
   *[other] { $others } autres l’avaient aussi : il est rayé.
}
analysis-boogle-common = Vous avez trouvé { $found } des { $all } mots courants.
analysis-boogle-rate = { analysis-count-points } par minute.
analysis-boogle-run = Plus longue série : { $words } mots en { $seconds } s.
analysis-boogle-longest-pause = Plus longue pause : { $seconds } s.
analysis-boogle-family = Vous avez trouvé { $word }. Il y avait aussi :
analysis-boogle-dearest = Les mots courants les plus chers qui vous ont échappé :
analysis-boogle-timeline = Points au fil du temps

# Wizards

analysis-wizards-accuracy = de la certitude que vos propositions pouvaient avoir
analysis-wizards-right = Juste, pour { analysis-count-points } ; le mot était sûr à { analysis-chance }.
analysis-wizards-unlucky = Absent de la grille, mais c’était possible : { analysis-chance }.
analysis-wizards-fits-nowhere = Ce mot n’entrait dans aucune place.
analysis-wizards-other-letters = Il demande d’autres lettres que celles-ci.
analysis-wizards-was-certain = Presque certain à ce moment : { $words }
analysis-wizards-bonus = Un mot de ces lettres : il n’a rien coûté.
analysis-wizards-hint = Coût : { analysis-cost-points } ; { $words ->
    [one] { $words } mot écarté.
   *[other] { $words } mots écartés.
}
analysis-wizards-power = Le pouvoir a découvert { $points ->
    [one] { $points } lettre.
   *[other] { $points } lettres.
}
analysis-wizards-guesses = { $right } propositions justes et { $wrong } fausses.
analysis-wizards-hints = { $hints ->
    [one] { $hints } indice.
   *[other] { $hints } indices.
}
analysis-wizards-certain = Presque certain à la fin :

# Mots mêlés

analysis-way = { $way ->
    [E] de gauche à droite
    [SE] en bas à droite
    [S] vers le bas
    [SW] en bas à gauche
    [W] de droite à gauche
    [NW] en haut à gauche
    [N] vers le haut
   *[NE] en haut à droite
}
analysis-wordsearch-accuracy = des mots trouvés sans aide
analysis-wordsearch-took = { $seconds } s ; sens : { analysis-way }.
analysis-wordsearch-typed = Tapé sans sa place : la partie ne compte pas au classement.
analysis-wordsearch-slow = { $times } fois votre temps habituel.
analysis-wordsearch-alike = { $letters } commence aussi à { $count } autres endroits.
analysis-wordsearch-hint = Coût : { $seconds } s.
analysis-wordsearch-usual = Il vous fallait d’habitude { $seconds } s par mot.
analysis-wordsearch-slowest = Le plus difficile à voir : { $word }, { $seconds } s.
analysis-wordsearch-hints = { $hints ->
    [one] { $hints } indice a coûté { $seconds } s.
   *[other] { $hints } indices ont coûté { $seconds } s.
}
analysis-wordsearch-way = Mots { analysis-way } : { $found } sur { $all }, { $seconds } s chacun.
analysis-wordsearch-way-missed = Mots { analysis-way } : { $found } sur { $all }. Manqués :
analysis-wordsearch-times = Secondes pour chaque mot, dans l’ordre trouvé
