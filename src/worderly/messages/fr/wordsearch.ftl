# Word search (mots cachés).

wordsearch-prompt = Un mot, ou ses deux bouts comme c7 c12 :
wordsearch-help =
    Trouvez dans la grille les mots de la liste : à l’horizontale, à la verticale, en diagonale, à l’endroit ou à l’envers.
    Tapez les deux bouts d’un mot (c7 c12 : lettre de la ligne, numéro de la colonne), le mot et l’un de ses bouts (océan c7), ou le mot seul.
    !hint montre où commence un mot et ajoute { $seconds } secondes ; !hint océan demande ce mot-là ; !give up montre tout.
wordsearch-status = { $found } sur { $words } trouvés · { $time }
wordsearch-found = { $word } : trouvé. { $left ->
    [0] C’était le dernier !
    [one] Il en reste { $left }.
   *[other] Il en reste { $left }.
}
wordsearch-found-secret = { $word } : un mot secret ! Il n’était pas dans la liste.
wordsearch-found-by = { $name } a trouvé { $word }.
wordsearch-hint = { $word } commence en { $cell }. { $seconds } secondes s’ajoutent.
wordsearch-title = « { $title } »
wordsearch-all-found = Les { $words } mots en { $time }.
wordsearch-missed = Pas trouvés : { $words }
wordsearch-lies = { $word } : de { $start } à { $end }
wordsearch-secrets = { $count ->
    [one] Il y a { $count } mot secret en plus de la liste.
   *[other] Il y a { $count } mots secrets en plus de la liste.
}
wordsearch-message = Les lettres qui restent disent : { $message }
wordsearch-typed = Des mots tapés sans leur place ont été trouvés pour vous : ce résultat n’est pas classé.
wordsearch-hints-used = { $count ->
    [0] sans indice
    [one] { $count } indice
   *[other] { $count } indices
}
wordsearch-unplaced = Absent de la grille : { $word } ({ $reason })
wordsearch-reason-too-long = plus long que la grille
wordsearch-reason-too-short = moins de deux lettres
wordsearch-reason-not-letters = autre chose que des lettres
wordsearch-reason-no-room = plus de place
wordsearch-reason-would-repeat = il y serait deux fois

refused-nothing-there = { $verdict ->
    [listed] « { $word } » est dans { $list }, mais ce n’est pas un des mots d’ici.
   *[other] « { $word } » n’est pas un des mots.
}
refused-off-grid = { $cell } est en dehors de la grille.
refused-not-straight = { $start } et { $end } ne sont pas sur une même ligne droite.
refused-not-listed = { $verdict ->
    [listed] « { $word } » est dans { $list }, mais pas dans la liste de cette grille.
   *[other] « { $word } » n’est ni dans la liste de cette grille, ni dans { $list }.
}
refused-not-there = « { $word } » ne commence ni ne finit en { $cell }.
refused-say-where = Où est « { $word } » ? Ajoutez l’un de ses bouts, comme { $word } c7.
refused-claimed-already = Le joueur { $seat } a déjà « { $word } ».
refused-gave-up-already = Vous avez abandonné ; les autres continuent.
refused-no-hints-in-a-claim = Pas d’indices quand chaque mot est à qui le trouve.
refused-hint-given-already = Vous savez où commence « { $word } ».
refused-all-hints-given = Vous savez où commence chacun des mots qui restent.
refused-no-words = Il n’y a aucun mot à cacher : donnez-en au moins un, de deux lettres ou plus.
refused-script-not-hidden = « { $word } » s’écrit dans une écriture ({ press-script }) qui lie lettres et signes en syllabes : une grille de lettres isolées l’écrirait mal, ce mot ne peut donc pas être caché.
refused-no-letters-to-hide = « { $word } » contient autre chose que des lettres, comme un chiffre, un signe ou un émoji : donnez des mots faits de lettres.
refused-too-alike = Ces mots se ressemblent tant que leurs copies apparaissent partout dans la grille : prenez-en moins, ou des mots aux lettres plus variées.
refused-nothing-fits = Aucun mot ne tient, pas même « { $word } » : prenez une grille plus grande ou des mots plus courts.
refused-no-such-theme = Il n’y a pas de thème « { $theme } » ; il y a { $themes }.
refused-message-too-long = Le message a { $letters } lettres et il reste { $cells } cases : prenez une grille plus grande ou un message plus court.
refused-message-not-exact = Le message a { $letters } lettres et ne peut pas remplir exactement ce que laissent les mots : changez sa longueur, les mots ou la taille de la grille.
refused-message-not-letters = Le message ne peut contenir que des lettres, des espaces et des traits d’union.
refused-message-repeats = Avec ce message, « { $word } » se lit dans la grille ailleurs qu’à sa place : changez le message ou la liste.

reason-all-found = Tous les mots sont trouvés.

# Ce qu’on peut choisir : nom, explication, valeurs.
wordsearch-option-words = Vos propres mots
wordsearch-option-words-help = Un fichier de vos mots, - pour l’entrée.
wordsearch-option-theme = Thème
wordsearch-option-theme-help = Un thème par son nom, ou * pour n’importe lequel.
wordsearch-theme-any = N’importe quel thème
wordsearch-theme-none = Sans thème
wordsearch-option-age = Pour
wordsearch-option-age-help = À qui un thème au hasard doit convenir.
wordsearch-age-everyone = tous
wordsearch-age-children = les enfants
wordsearch-option-count = Nombre de mots
wordsearch-option-count-help = Combien de mots prendre dans le thème ou la liste de mots.
wordsearch-option-difficulty = Mots
wordsearch-option-difficulty-help = À quel point les mots de la liste sont courants.
wordsearch-difficulty-easy = de tous les jours
wordsearch-difficulty-medium = courants
wordsearch-difficulty-hard = plus rares
wordsearch-option-level = Directions
wordsearch-option-level-help = Directions : easy à droite et en bas, medium aussi les diagonales vers le bas, hard les huit.
wordsearch-level-easy = à droite et en bas
wordsearch-level-medium = avec les diagonales vers le bas
wordsearch-level-hard = les huit
wordsearch-option-directions = Vos propres directions
wordsearch-option-directions-help = Les points cardinaux vers lesquels les mots se lisent, comme E,S,SE ; au lieu d’un niveau.
wordsearch-option-backwards = Mots à l’envers
wordsearch-option-backwards-help = La part des mots qui se lisent à l’envers.
wordsearch-option-weave = Mots qui partagent des lettres
wordsearch-option-weave-help = À quel point les mots partagent des lettres : 0 séparés, 1 tissés.
wordsearch-option-size = Taille
wordsearch-option-size-help = Le côté de la grille, ou LIGNESxCOLONNES.
wordsearch-option-fill = Lettres de remplissage
wordsearch-option-fill-help = Ce qui remplit les vides : lettres quelconques, lettres comme dans la langue, ou leurres.
wordsearch-fill-uniform = au hasard
wordsearch-fill-language = comme dans la langue
wordsearch-fill-decoys = avec de fausses pistes
wordsearch-option-accents = Accents
wordsearch-option-accents-help = Les accents dans la grille : enlevés ou gardés.
wordsearch-accents-fold = enlevés
wordsearch-accents-keep = gardés
wordsearch-option-alphabet = Alphabet
wordsearch-option-alphabet-help = L’alphabet de la grille, quand les mots ne le disent pas.
wordsearch-alphabet-none = celui des mots
wordsearch-option-shape = Forme
wordsearch-option-shape-help = Une forme pour la grille.
wordsearch-shape-none = Rectangle
wordsearch-shape-circle = Cercle
wordsearch-shape-cross = Croix
wordsearch-shape-diamond = Losange
wordsearch-shape-heart = Cœur
wordsearch-shape-star = Étoile
wordsearch-shape-moon = Lune
wordsearch-shape-pumpkin = Citrouille
wordsearch-shape-fish = Poisson
wordsearch-shape-house = Maison
wordsearch-shape-egg = Œuf
wordsearch-shape-hexagon = Hexagone
wordsearch-shape-ring = Anneau
wordsearch-shape-tree = Sapin
wordsearch-shape-triangle = Triangle
wordsearch-shape-picture = D’après une image…
wordsearch-option-mask = Forme d’une image
wordsearch-option-mask-help = Une image dont les parties sombres donnent la forme de la grille.
wordsearch-option-message = Message dans les cases restantes
wordsearch-option-message-help = Un message secret dans les cases restantes.
wordsearch-option-exact = Message jusqu’à la dernière case
wordsearch-option-exact-help = Le message remplit les cases restantes jusqu’à la dernière.
wordsearch-option-secret-words = Mots hors de la liste
wordsearch-option-secret-words-help = Des mots cachés hors de la liste, séparés par des virgules.
wordsearch-option-title = Titre
wordsearch-option-title-help = Le titre.
wordsearch-option-mode = Mode
wordsearch-option-mode-help = Ce qu’un salon joue : une course, chacun sa grille, ou une conquête, une grille où un mot est à qui le trouve.
wordsearch-mode-solo = Course : chacun sa grille
wordsearch-mode-claim = Conquête : un mot est à qui le trouve

title-wordsearch = Mots cachés
# Ranks, the lowest first

wordsearch-rank-stroll = Flânerie
wordsearch-rank-walk = Promenade
wordsearch-rank-jog = Petit trot
wordsearch-rank-run = Course
wordsearch-rank-sprint = Sprint

# The share text

wordsearch-share-titled = { $name } « { $title } »
wordsearch-share-took = { $done } en { $time }

# The page

web-about-wordsearch = Une liste de mots, cachés parmi des lettres.
web-wordsearch-grid = Lettres
web-wordsearch-words = Mots à trouver
web-wordsearch-placeholder = Glissez, touchez les bouts
web-wordsearch-marked = { $word } est dans la liste : montrez-le dans la grille.
web-wordsearch-of = mots sur { $all }
web-wordsearch-found = { $secret ->
    [yes] Un mot secret : { $word } !
   *[no] { $word } !
}
web-wordsearch-taken = { $name } a { $word }.
web-wordsearch-hinted = { $word } commence ligne { $row }, colonne { $col }.
web-wordsearch-hint = indice
web-wordsearch-hint-cost = Indice, +15 s
web-wordsearch-first = premier bout
web-wordsearch-unplaced = Pas de place pour : { $words }
web-wordsearch-secrets = Mots secrets : { $found } sur { $all }
web-wordsearch-time = { $hints ->
    [0] { $time }, sans indice
    [one] { $time }, { $hints } indice
   *[other] { $time }, { $hints } indices
}
web-wordsearch-message = Les lettres restantes disent : { $message }
web-rules-wordsearch =
    Trouvez tous les mots de la liste parmi les lettres, dans huit directions.
    Glissez d’un bout à l’autre, ou touchez la première et la dernière lettre, ou tapez le mot.
    L’horloge avance. Un indice montre où commence un mot et ajoute 15 secondes.

# Analysis

analysis-did-name = { $text } tapé
analysis-you-name = Vous avez tapé { $text }.
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
analysis-wordsearch-took = { $seconds } s ; sens : { analysis-way }.
analysis-wordsearch-typed = Tapé sans sa place : la partie ne compte pas au classement.
analysis-wordsearch-slow = C’est { $times } fois votre temps habituel.
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
analysis-wordsearch-try-alone = Demain : essayez sans indice.
analysis-wordsearch-try-way = Demain : cherchez d’abord les mots qui vont { analysis-way }. Ils ont été les plus durs.
