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
