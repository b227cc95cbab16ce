# Listes de mots, ce qui ne va pas dans l’une d’elles et ce que montre `worderly lexicon`.

lexicon-error-unknown = Il n’y a pas de lexique « { $name } » ; choisissez parmi { $names }, ou donnez un fichier d’un mot par ligne.
lexicon-error-missing = Le fichier de lexique { $file } manque ; réinstallez Worderly.
lexicon-error-damaged = Le fichier de lexique { $file } est abîmé ; réinstallez Worderly.
lexicon-error-unreadable = Le fichier de mots { $file } ne peut pas être lu ({ $reason }) ; vérifiez son nom et vos droits.
lexicon-error-empty = { $name } n’a pas de mots ; un fichier de mots en contient un par ligne, fait de lettres.

lexicon-row = { $name } : { $title } { $version }, { $count } mots
lexicon-title = { $title } { $version }, { $count } mots
lexicon-tier = { $tier ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
  } : { $count } mots, dont { $bases } formes de base
lexicon-kept = { $hidden } mots sont acceptés sans jamais être montrés ; { $blocked } sont refusés.
lexicon-meanings = { $count } mots ont une définition.
lexicon-themes = { $count } { $age ->
    [children] thèmes pour enfants
   *[everyone] thèmes pour tous
  } : { $names }
lexicon-license = Licence des { $part ->
    [words] mots
    [tiers] niveaux
    [meanings] définitions
   *[themes] thèmes
  } : { $license }
lexicon-credit = { $credit } ({ $name } { $version }, { $license }) : LICENSES/{ $notice }

lexicon-check-file = { $name } : { $count ->
    [one] { $count } mot
   *[other] { $count } mots
  } en { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  }, lu en { $encoding }
lexicon-check-letters = Lettres : { $alphabet }
lexicon-check-duplicates = { $count ->
    [one] { $count } ligne répète un mot.
   *[other] { $count } lignes répètent un mot.
  }
lexicon-check-complaint = Ligne { NUMBER($line, useGrouping: 0) } : { $text } — { $reason ->
    [too_long] trop long pour un mot
    [several_words] plusieurs mots sur une ligne
    [digit] un chiffre s’y trouve
    [rare_letter] une lettre trop rare dans cette liste ; 32 lettres au plus peuvent entrer
   *[not_a_letter] un caractère qui n’est pas une lettre
  }
lexicon-check-more = … et { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
  } ; --json les donne toutes.
lexicon-check-good = Chaque ligne est un mot.
