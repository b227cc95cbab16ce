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

refused-nothing-there = « { $letters } » n’est pas un des mots.
refused-off-grid = { $cell } est en dehors de la grille.
refused-not-straight = { $start } et { $end } ne sont pas sur une même ligne droite.
refused-not-listed = « { $word } » n’est pas dans la liste de cette grille.
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
refused-nothing-fits = Aucun mot ne tient, pas même « { $word } » : prenez une grille plus grande ou des mots plus courts.
refused-no-such-theme = Il n’y a pas de thème « { $theme } » ; il y a { $themes }.
refused-message-too-long = Le message a { $letters } lettres et il reste { $cells } cases : prenez une grille plus grande ou un message plus court.
refused-message-not-exact = Le message a { $letters } lettres et ne peut pas remplir exactement ce que laissent les mots : changez sa longueur, les mots ou la taille de la grille.
refused-message-not-letters = Le message ne peut contenir que des lettres, des espaces et des traits d’union.
refused-message-repeats = Avec ce message, « { $word } » se lit dans la grille ailleurs qu’à sa place : changez le message ou la liste.

reason-all-found = Tous les mots sont trouvés.
