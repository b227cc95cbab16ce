# Le texte à partager : sa première ligne est complète en mots et en nombres.

share-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
share-solved = résolu
share-out-of-lives = plus de vies
share-gave-up = abandonné
share-host-ended = manche terminée par l’hôte
share-unfinished = inachevé
share-practice = { $name } (entraînement)
share-words =
    { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
share-hints =
    { $hints ->
        [0] sans indice
        [one] { $hints } indice
       *[other] { $hints } indices
    }
weekend-title = Week-end { $number } : { $game }
