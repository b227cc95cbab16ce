# Le texte à partager : sa première ligne est complète en mots et en nombres.

share-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
share-solved = résolu
share-out-of-lives = plus de vies
share-gave-up = abandonné
share-unfinished = inachevé
share-lives = { $lives } vies sur { $of }
share-letters = { $used }/{ $dealt } lettres
share-par = { $percent } % du par
share-words =
    { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
share-longest = le plus long : { $longest }
share-reveals =
    { $reveals ->
        [one] { $reveals } case ouverte
       *[other] { $reveals } cases ouvertes
    }
share-titled = { $name } « { $title } »
share-took = { $done } en { $time }
share-hints =
    { $hints ->
        [0] sans indice
        [one] { $hints } indice
       *[other] { $hints } indices
    }
