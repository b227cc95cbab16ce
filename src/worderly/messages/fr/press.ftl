# La presse : les puzzles sur papier.

press-more = et { $count } de plus
press-points = points

press-key-of = Solution : { $title }
press-key-message = Les lettres qui restent : { $message }
press-easy = Facile
press-medium = Moyen
press-hard = Difficile
press-name = Nom
press-date = Date
press-version = Version { $number }
press-no-clue = { $count ->
    [one] Aucune définition n’est fournie pour { $words } : la liste montre le mot lui-même.
   *[other] Aucune définition n’est fournie pour { $words } : la liste montre les mots eux-mêmes.
}
press-small-type = Les plus petites lettres ont { $points } points et se lisent mal : prenez une grille plus petite, un papier plus grand ou des marges plus étroites.
press-class-set-is-pdf = Une série pour la classe est un PDF : -o doit nommer un fichier en .pdf.
press-code-needs-server = Un code QR mène à un serveur : nommez-le avec --server URL.
press-other-server = { $server } fait un autre puzzle de la même graine : imprimez sans --qr, ou avec la version du serveur.
press-no-levels = { $game } n’a pas de niveaux ; retirez --levels.
press-set-written = { $file } est écrit : { $sheets } feuilles, { $pages } pages avec les solutions.
press-contents = Table des matières
press-keys = Solutions
press-book-of = { $game }, { $count ->
    [one] un puzzle
   *[other] { $count } puzzles
}
press-book-rising = { press-book-of } du plus facile au plus difficile

refused-no-font-for = Aucune police ici n’a « { $letter } »{ $script ->
    [none] {""}
   *[other] {" "}(écriture : { press-script })
} ; en ligne de commande, --font FICHIER.ttf apporte la vôtre.
refused-needs-shaping = Cette écriture ({ press-script }) lie ses lettres en syllabes, ce que ni une grille de lettres isolées ni la presse ne peuvent composer (« { $letter } ») : prenez des mots d’une autre écriture.
refused-loose-mark = « { $letter } » est une lettre suivie d’un signe qui ne font pas un seul caractère, et la presse ne peut pas les lier : écrivez-la sans ce signe.
refused-mixed-scripts = « { $word } » a des lettres d’une autre écriture ({ press-script }, « { $letter } ») que le reste ({ press-other-script }) : une grille s’imprime dans une seule écriture.
refused-too-small-for-large-print = Les gros caractères ont au moins { $least } points, et { $size } sur papier { $paper } en auraient { $points } : { $fits } lettres y tiennent au plus. Prenez une grille plus petite, un papier plus grand ou des marges plus étroites.
press-script = { $script ->
    [Latin] latin
    [Greek] grec
    [Cyrillic] cyrillique
    [Armenian] arménien
    [Georgian] géorgien
    [Hebrew] hébreu
    [Arabic] arabe
    [Devanagari] devanagari
    [Bengali] bengali
    [Tamil] tamoul
    [Telugu] télougou
    [Kannada] kannada
    [Malayalam] malayalam
    [Sinhala] cinghalais
    [Thai] thaï
    [Lao] lao
    [Tibetan] tibétain
    [Myanmar] birman
    [Khmer] khmer
    [Mongolian] mongol
    [Hangul] hangeul
    [Chinese] chinois
    [Japanese] japonais
    [none] aucune des nôtres
   *[other] { $script }
}
press-other-script = { $other ->
    [Latin] latin
    [Greek] grec
    [Cyrillic] cyrillique
    [Armenian] arménien
    [Georgian] géorgien
    [Hebrew] hébreu
    [Arabic] arabe
    [Devanagari] devanagari
    [Bengali] bengali
    [Tamil] tamoul
    [Telugu] télougou
    [Kannada] kannada
    [Malayalam] malayalam
    [Sinhala] cinghalais
    [Thai] thaï
    [Lao] lao
    [Tibetan] tibétain
    [Myanmar] birman
    [Khmer] khmer
    [Mongolian] mongol
    [Hangul] hangeul
    [Chinese] chinois
    [Japanese] japonais
   *[other] { $other }
}
refused-line-too-long = « { $text } » a { $count } lettres ; un titre, un en-tête ou un pied de page en a { $most } au plus.
refused-font-not-usable = { $file } n’est pas une police TrueType que l’on peut intégrer.
refused-margins-too-wide = Ces marges laissent trop peu de place sur le papier { $paper }.

press-books-are-pdf = Un livre est un PDF : { $file } devrait finir par .pdf.
press-book-too-long = Un livre a au plus { $most } puzzles ; --out DOSSIER en fait davantage.
press-no-csv = { $game } ne s’écrit pas en CSV ; prenez json ou txt.
press-bound = { $file } est écrit : { $pages ->
    [one] une page
   *[other] { $pages } pages
}.
press-produced = { $count ->
    [one] { $folder } contient le puzzle.
   *[other] { $folder } contient les { $count } puzzles, dont { $made } viennent d’être faits.
}
refused-too-many-words = { $file } contient { $count } mots et une grille en prend { $most } au plus : raccourcissez la liste.
refused-list-too-large = { $file } dépasse { $mebibytes } Mio : c’est trop pour une liste de mots.
refused-not-unicode = La ligne { $line } de { $file } n’est pas du texte Unicode : enregistrez le fichier en UTF-8 et recommencez.
refused-not-a-picture = { $file } n’est pas une image lisible ; { $formats } le sont.
refused-picture-too-large = { $file } est une image trop grande : 40 mégapixels et 20 Mo au plus.
refused-picture-too-bright = { $file } n’a pas de partie sombre dont faire une grille.
refused-no-dask = Dask n’est pas installé ici : pip install 'worderly[dask]' l’apporte.
refused-no-cluster = Aucun groupe Dask ne répond à { $address }.
refused-disk-full = Le disque est plein : { $folder } contient { $done } des { $count } puzzles. Faites de la place, et la même commande reprendra de là.
refused-other-run = { $folder } contient une autre série de puzzles : prenez un autre dossier, ou les mêmes options et la même graine.
refused-folder-not-empty = { $folder } n’est pas vide : prenez un nouveau dossier.

# Le bilan d’un joueur.
press-summary-points = { $points }
press-summary-points-label = { $points ->
    [one] point
   *[other] points
}
press-summary-par = Par { $par }
press-summary-of-best = { $percent } % des { $best } possibles
press-summary-words = { $count ->
    [0] aucun mot
    [one] un mot
   *[other] { $count } mots
}
press-summary-found = { $count ->
    [0] Aucun mot trouvé
    [one] Un mot trouvé
   *[other] { $count } mots trouvés
}
press-summary-missed = { $count ->
    [0] Aucun mot manqué
    [one] Un mot manqué
   *[other] { $count } mots manqués
}
press-summary-seat = Joueur { $number }
press-key-summary = PDF
press-summary-none = Aucun mot trouvé cette fois.
press-summary-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

press-card-about = Cinq jeux de mots, un par jour chacun. Gratuit, sans publicité, sans compte.
press-card-game = À jouer dans le navigateur
press-card-daily = La grille du jour
press-card-challenge = Ferez-vous mieux ?
press-card-room = Venez jouer avec nous

# Un livre à vendre.
press-copyright = Copyright © { $year } { $holder }
press-all-rights = Tous droits réservés. Aucune partie de ce livre ne peut être copiée ni transmise sans l’accord écrit de l’éditeur, sauf de courtes citations dans une critique.
press-first-edition = Première édition, { $year }
press-how-to-play = Comment jouer
press-how-section = { $section } : { $how }
press-keys-at-end = Toutes les solutions sont à la fin du livre.
press-how-keys = Les solutions commencent page { $page }.
press-check = { $holds ->
    [yes] ok    { $rule } : { $found } ({ $wanted })
   *[no] ÉCHEC { $rule } : { $found } ({ $wanted })
}
press-checked = { $file } : { $count ->
    [one] une règle
   *[other] { $count } règles
} de { $printer } vérifiées, { $failed } en échec.
press-not-accepted = { $printer } refuserait ces fichiers : { $rules }. Ils sont écrits, pour que vous puissiez les regarder.
press-no-trim = { $printer } n’a pas le format { $trim } ; il a { $trims }.
press-no-spine = Ingram donne la largeur du dos dans son modèle de couverture : indiquez-la avec --spine, par exemple --spine 0.68in.
press-for-needs-book = { $option } vaut pour un livre : ajoutez --count N et -o livre.pdf.
press-needs-printer = { $option } vaut pour un imprimeur de livres : ajoutez --for kdp ou --for ingram.
press-needs-folder = { $option } vaut pour de nombreux fichiers dans un dossier : ajoutez --count N et --out DIR.
press-rule-pages = Nombre de pages
press-rule-even = Nombre pair de pages
press-rule-blank = Dernière page blanche
press-rule-trim = Format des pages
press-rule-boxes = Pages avec zones de coupe et de fond perdu
press-rule-inside = Marge de reliure
press-rule-outside = Autres marges
press-rule-type = Plus petit corps
press-rule-line = Filet le plus fin
press-rule-tint = Teinte la plus claire
press-rule-colours = Espaces de couleur
press-rule-fonts = Polices non incorporées
press-rule-bookmarks = Signets
press-rule-annotations = Annotations
press-rule-actions = Actions et formulaires
press-rule-locked = Chiffrement
press-rule-others = Autres dessins (images, transparence)
press-rule-metadata = Métadonnées que l’imprimeur ne demande pas
press-rule-header = Version
press-rule-standard = Norme
press-rule-intent = Mode de rendu
press-rule-facts = Données qui manquent à la norme
press-rule-trapped = Recouvrement
press-rule-identity = Parties de l’identifiant du fichier
press-rule-titles = Titres présents deux fois
press-rule-one = Pages de la couverture
press-rule-wrap = Format de la couverture
press-rule-spine = Largeur du dos
press-rule-spine-text = Lignes sur un dos trop mince
press-rule-fold = Du texte du dos aux plis
press-rule-barcode = Lignes dans la zone du code-barres
press-rule-edge = Du texte à la coupe
press-rule-ink = Encrage maximal en un point

# Le braille (code braille français uniformisé, d’après fr-bfu-comp6.utb de liblouis) : les cellules, en Braille ASCII,
# de chaque signe et de chaque lettre accentuée, puis le signe. Ensuite le signe devant un nombre avec les chiffres
# 1 à 9 et 0 (notation d’Antoine), et le signe entre un chiffre et une lettre : aucun.
press-braille = =é (à !è )ù *â <ê %î ?ô :û $ë ]ï \ü &ç [œ >æ ]ñ (á /í +ó )ú /ì +ò >ä [ö "aå ;[ø "5aã sß 1, 2; 3: 4. 5? 6! '' '’ -- 8( 0) 7« 7» 7“ 7” 7" --– _-— 444… // "=& "+%
press-braille-numbers = ,*<%?:$]\[#
press-braille-letter = {""}
refused-no-braille = { $game } ne s’écrit pas en braille ici ; les mots cachés, oui.
refused-no-braille-for = Le signe « { $letter } » n’a pas de braille ici : prenez des mots de cette langue.
refused-too-wide-for-braille = Le braille a { $most } cellules par ligne, et cette grille { $columns } colonnes : prenez une grille plus petite.
