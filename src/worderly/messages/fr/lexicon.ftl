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
lexicon-kept = { $hidden } mots sont acceptés sans jamais être montrés, { $grim } mots tristes seulement sur demande ; { $blocked } sont refusés.
lexicon-meanings = { $count } mots ont une définition.
lexicon-themes = { $count } { $age ->
    [children] thèmes pour enfants
   *[everyone] thèmes pour tous
  } : { $names }
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

# Pourquoi un mot est dans une liste ou non
why-verdict = { $verdict ->
    [listed] « { $word } » est dans { $list }.
    [blocked] { $list } écarte ce mot.
    [banned] « { $word } » n’est pas dans { $list } : l’hôte de ce serveur l’a retiré.
   *[unlisted] « { $word } » n’est pas dans { $list }.
}
why-level = { $level ->
    [block] C’est une insulte : il n’est accepté ni comme essai, ni comme nom, ni comme titre, et il n’est jamais montré.
    [hide] Il compte comme essai, mais il n’est jamais montré : ni mot à trouver, ni indice, ni mot d’un thème, ni mot manqué.
   *[grim] Il compte comme essai, mais c’est un mot triste ou violent : ni mot à trouver ni indice, sauf si tous les mots sont choisis.
}
why-removed = { $reason ->
    [joined] Il a été retiré de la liste : deux mots écrits en un.
    [name] Il a été retiré de la liste : ce n’est qu’un nom propre.
    [misspelling] Il a été retiré de la liste : une faute d’orthographe.
    [taxon] Il a été retiré de la liste : le nom savant d’une famille ou d’un ordre.
    [abbreviation] Il a été retiré de la liste : une abréviation ou un symbole.
    [fragment] Il a été retiré de la liste : un morceau d’expression.
   *[none] Il a été retiré de la liste à la main.
}
why-root = C’est une forme de « { $root } ».
why-tier = { $tier ->
    [easy] C’est un mot courant : niveau facile.
    [medium] C’est un mot assez courant : niveau moyen.
    [hard] C’est un mot moins courant : niveau difficile.
   *[none] C’est un mot rare : il n’est d’aucun niveau.
}
why-target = { $target ->
    [yes] Il peut être un mot à trouver.
   *[no] Il compte comme essai, mais n’est pas choisi comme mot à trouver.
}
why-source = { $source ->
    [overlay] Source : ajouté à la main.
    [overlay-short] Source : ajouté à la main ; les mots de deux lettres sont choisis un par un.
    [overlay-everyday] Source : ajouté à la main, un mot courant que la source n’a pas ou prend pour une abréviation.
    [overlay-enable] Source : ajouté à la main ; la liste ENABLE, du domaine public, le confirme.
    [overlay-today] Source : ajouté à la main, un mot en usage aujourd’hui.
   *[other] Source : { $source }.
}
why-meaning = Sens : { $meaning }
lexicon-why-advice = { $verdict ->
    [listed] Ce mot n’est pas bon ? Tapez !signaler { $word } pendant une partie.
   *[unlisted] C’est pourtant un mot ? Tapez !accepter { $word } pendant une partie pour le jouer sur cet appareil.
}
