# Boogle.

boogle-late = « { $word } » est arrivé après la fin : noté, mais sans points.
boogle-time-called = Le temps est écoulé.
boogle-missed = Manqués : { $words }
boogle-more-words = { $count ->
    [one] et { $count } mot plus rare
   *[other] et { $count } mots plus rares
}
boogle-found = { $word } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boogle-turn-score = { $name } : { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

refused-too-short = « { $word } » est trop court : ici, les mots ont au moins { $need } lettres.
refused-not-on-board = « { $word } » ne se trace pas sur cette grille.
refused-not-in-list = « { $word } » n’est pas dans la liste { $list }.
refused-already-found = Vous avez déjà « { $word } ».
refused-not-ready = Dites quand vous êtes prêt ; la grille apparaît alors et le temps court.
refused-already-started = Le temps court déjà.
refused-turn-is-over = Votre tour est fini ; les autres cherchent encore.
refused-bad-grid = « { $grid } » n’est pas une grille : des lettres en rangées de même longueur séparées par /, au plus 8 sur 8.
refused-dice-of-other-size = Les dés { $dice } font une grille de { $size } sur { $size }.
refused-same-names = Chaque joueur a besoin d’un nom à lui.

reason-all-done = C’est fini.

# Ce qu’on peut choisir : nom, explication, valeurs.
boogle-option-size = Taille
boogle-option-size-help = Le côté du plateau.
boogle-option-dice = Dés
boogle-option-dice-help = Un jeu de dés par son nom, ou des lettres pondérées.
boogle-dice-none = adaptés
boogle-option-time-s = Temps
boogle-option-time-s-help = Le temps en secondes, ou off.
boogle-option-min-length = Mot le plus court
boogle-option-min-length-help = Le moins de lettres d’un mot.
boogle-option-scoring = Points
boogle-option-scoring-help = Par lettres et longueur, ou classique par longueur seule.
boogle-scoring-letters = selon les lettres et la longueur
boogle-scoring-classic = selon la longueur
boogle-option-grid = Votre propre plateau
boogle-option-grid-help = Un plateau tapé, comme pers/latg/sine/ters.
boogle-option-plain-q = Q simple
boogle-option-plain-q-help = Un q tapé est un simple q, pas Qu.
boogle-option-players = Joueurs à tour de rôle sur cet écran
boogle-option-players-help = Les noms de 2 à 8 joueurs à tour de rôle, séparés par des virgules.
boogle-option-machine = Machine
boogle-option-machine-help = Le dernier joueur est la machine, à ce niveau.
boogle-machine-none = aucune
boogle-machine-schoolchild = Écolière
boogle-machine-reader = Lectrice
boogle-machine-scholar = Érudite
boogle-machine-dictionary = Dictionnaire
boogle-option-rounds = Manches
boogle-option-rounds-help = Manches à tour de rôle.
boogle-option-same-board = La même grille pour tous
boogle-option-same-board-help = Tout le monde a le même plateau dans une manche.
boogle-option-languages = Mots de
boogle-option-languages-help = Les langues des mots.
boogle-option-decides = Ce qui décide
boogle-option-decides-help = Le total qui décide dans un salon : tous les mots, ou ceux que nul autre n’a.
boogle-decides-all = tous les mots
boogle-decides-unique = les mots que nul autre n’a
