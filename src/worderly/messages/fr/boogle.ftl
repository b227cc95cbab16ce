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
refused-not-on-board = « { $word } » est dans { $list }, mais ne se trace pas sur cette grille.
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
boogle-machine-beginner = Débutante
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

title-boogle = Boogle
# Ranks, the lowest first

boogle-rank-seed = Graine
boogle-rank-sprout = Pousse
boogle-rank-sapling = Arbrisseau
boogle-rank-tree = Arbre
boogle-rank-forest = Forêt

# The share text

boogle-share-longest = le plus long : { $longest }

# The page

web-about-boogle = Des mots de dé en dé, contre la montre.
web-boogle-grid = Dés
web-boogle-placeholder = Glissez ou tapez
web-boogle-found = { $word } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-boogle-late = { $word } est arrivé trop tard : noté, pas compté.
web-boogle-late-words = Après le temps : { $words }
web-boogle-common = { $found ->
    [one] { $found } mot courant sur { $all }
   *[other] { $found } mots courants sur { $all }
}
web-boogle-done = J’ai fini
web-boogle-done-title = Avez-vous fini ?
web-boogle-done-more = On ne revient pas à ces dés.
web-boogle-none = Rien encore. Les mots suivent des dés qui se touchent.
web-boogle-picked = { $face }, lettre { $number } de votre mot
web-boogle-turn-over = { $name } : { $score } points.
web-boogle-hand-over = { $name }, à vous
web-boogle-hand-over-more = Prenez l’écran. L’horloge part quand vous êtes prêt.
web-boogle-ready = Je suis prêt
web-path-hint = Touchez un mot pour voir son chemin et son sens.
web-boogle-missed-common = Mots courants manqués
web-boogle-all-common = Vous avez trouvé tous les mots courants !
web-boogle-rare = Mots plus rares
web-boogle-totals = Tous les mots { $all } · uniques { $unique }
web-boogle-board = Plateau { $number }
web-boogle-boards = Plateaux
web-boogle-yours = Vos mots
web-boogle-struck = Trouvés aussi par d’autres :
web-rules-boogle =
    Trouvez des mots le long de dés qui se touchent, dans les huit directions. Un dé sert une fois par mot.
    Les mots ont trois lettres ou plus.
    Un mot vaut la somme de ses lettres, plus une prime qui croît avec sa longueur.
    Vous avez trois minutes ; l’entraînement peut être sans limite.
    À la fin vous voyez tous les mots, les courants manqués d’abord.

# Analysis

analysis-did-ready = Début du tour
analysis-you-ready = Vous avez commencé.
analysis-did-done = Tour terminé
analysis-you-done = Vous avez terminé votre tour.
analysis-boogle-accuracy = des points de tous les mots courants
analysis-boogle-earned = { analysis-count-points } après { $seconds } s.
analysis-boogle-worth-more = { $word } valait { analysis-count-points }.
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
analysis-boogle-dearest = Mots courants qui vous ont échappé, les plus chers d’abord :
analysis-boogle-timeline = Points au fil du temps
analysis-boogle-try-long = Demain : cherchez des mots plus longs, comme { $word }. Ils rapportent le plus.
analysis-boogle-try-endings = Demain : essayez les terminaisons. Vous aviez { $word } ; { $other } y était aussi.
