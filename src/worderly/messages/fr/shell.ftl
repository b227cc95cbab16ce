# La ligne de commande : aide et erreurs. Une erreur est une phrase : ce qui n’allait pas, et que faire.

shell-commands = Commandes
shell-worderly = Des jeux de mots sous un même toit. Sans commande, la salle de jeux s’ouvre ; un nom de jeu y mène tout droit.
shell-worderly-daily = Montrer les grilles du jour, ou celles à venir
shell-worderly-make = Créer une grille avec sa solution
shell-worderly-solve = Résoudre un plateau, une main, une grille, un motif ou une anagramme
shell-worderly-lexicon = Montrer et vérifier les listes de mots
shell-worderly-leaders = Montrer, importer ou exporter les classements de cet appareil
shell-worderly-stats = Montrer vos chiffres et vos séries
shell-worderly-export = Écrire en JSON tout ce que cet appareil garde de vous
shell-worderly-forget = Effacer tout ce que cet appareil garde de vous
shell-worderly-site = Écrire l’arcade en solo dans un dossier pour tout hébergeur de fichiers : elle se joue dans la page, sans serveur
shell-worderly-bench = Écrire le tableau des mesures
shell-worderly-daily-preview = Lister les énigmes des jours à venir avec leur niveau, leurs réponses et les raisons : celles de cet appareil ou, avec --data, d’un serveur de cette machine
shell-worderly-solve-pattern = Les mots d’un motif : ? est une lettre, * une suite quelconque
shell-worderly-solve-anagram = Les mots que forment des lettres ; * est une voyelle quelconque
shell-worderly-solve-best = Chercher la grille qui rapporte le plus de points
shell-worderly-lexicon-list = Énumérer les listes de mots fournies
shell-worderly-lexicon-info = Nombres, licences et crédits d’une liste de mots
shell-worderly-lexicon-why = Pourquoi un mot est dans une liste ou non
shell-worderly-lexicon-check = Rapport sur un fichier de mots à vous, avec les numéros de ligne
shell-worderly-leaders-import = Prendre les scores d’un leaders.csv (name,points) dans un classement
shell-worderly-leaders-export = Écrire un classement en leaders.csv (name,points)

shell-option-help = Montrer cette aide et quitter.
shell-option-version = Montrer la version et quitter.
shell-option-plain = Mode ligne : sans couleur ni plein écran ; pour lecteurs d’écran, tubes et scripts.
shell-option-seed = Un texte quelconque ; la même graine donne la même grille.
shell-option-daily = La grille d’une date (aujourd’hui sans date).
shell-option-lesson = Joue la leçon : une petite grille en quelques étapes.
shell-option-lang = La langue des textes et des mots.
shell-option-word-lang = La langue des mots seuls ; pour Boogle aussi plusieurs : en,fr.
shell-option-spelling = L’orthographe des mots montrés : gb britannique, us américaine (anglais seulement) ; sans elle, seuls les mots que tous écrivent de même.
shell-option-all-words = Aussi des mots tristes et violents parmi les mots à trouver ; hors classement.
shell-option-lexicon = Une liste de mots à vous, un mot par ligne.
shell-option-words = Un fichier de vos mots, - pour l’entrée.
shell-option-plain-q = Un q tapé est un simple q, pas Qu.
shell-option-min = Le moins de lettres d’un mot, de 2 à 6.
shell-option-scoring = Par lettres et longueur, ou classique par longueur seule.
shell-option-diagnose = Montrer plutôt essais, rejets et répartition des lettres sur autant de graines.
shell-option-title = Le titre.
shell-option-languages = Seulement les mots de ces langues : en,fr
shell-option-base = Le dossier de l’hébergeur où elle sera servie : /mots/
shell-no-engine = Cette installation n’a pas de moteur pour le navigateur. Dans une copie des sources, « make engine » le construit, et « .venv/bin/worderly site » marche ensuite.
shell-site-written = { $folder } est prêt ({ $languages } ; { $megabytes } Mo). Tout hébergeur de fichiers peut le servir à l’adresse { $base }.
shell-option-output = Écrire dans ce fichier ; sa fin décide du format.
shell-option-count = Combien de puzzles : un livre avec -o FICHIER.pdf, une série avec --out.
shell-option-out = Écrire beaucoup de puzzles dans ce dossier ; interrompue, la même commande reprend.
shell-option-format = Ce que --out écrit : JSON Lines, ou des fichiers d’un genre.
shell-option-jobs = Combien de processus travaillent à --out.
shell-option-dask = L’adresse d’un groupe Dask qui travaille à --out.
shell-option-minutes = Durée de la recherche ; Ctrl+C l’arrête plus tôt, avec ce qui est trouvé.
shell-option-best-size = Lignes et colonnes de la grille.
shell-option-best-jobs = Combien de processus cherchent.
shell-option-best-dask = L’adresse d’un cluster Dask qui cherche.
shell-option-best-seed = Un texte quelconque ; la même graine part des mêmes grilles.
shell-option-best-save = Garder l’état de la recherche dans ce fichier ; la même commande la poursuit.
shell-option-paper = Le papier : letter, a4, a5, 6x9 ou 8.5x11 pouces ; sans cela, celui de votre pays.
shell-option-margin = La marge de chaque côté, comme 15mm ou 0.5in.
shell-option-gutter = Plus de marge du côté relié.
shell-option-large-print = En gros caractères.
shell-option-black = En noir pur, sans la couleur du jeu.
shell-option-key = Les solutions : sur une page à part, à l’envers sous le puzzle, ou aucune.
shell-option-per-page = Combien de puzzles se partagent une page d’un livre : 1, 2 ou 4.
shell-option-versions = Une série pour la classe : les mêmes mots dans autant de puzzles, et toutes les solutions en petit à la fin.
shell-option-levels = Les mêmes mots à ces niveaux, par exemple easy,medium,hard ; des étoiles les distinguent.
shell-option-qr = Un code QR sur chaque feuille, pour y jouer sur le serveur de --server.
shell-option-name-line = Une ligne pour le nom et la date.
shell-option-case = Majuscules ou minuscules dans la grille.
shell-option-order = L’ordre de la liste : tel quel, alphabétique, par longueur.
shell-option-clues = Des définitions au lieu des mots dans la liste.
shell-option-no-list = Aucune liste.
shell-option-header = Une ligne en haut de chaque page.
shell-option-footer = Une ligne en bas de chaque page.
shell-option-font = Une police TrueType à vous.
shell-option-for = Pour qui : la maison, ou un imprimeur de livres (kdp, ingram) avec ses règles, les pages de titre et un rapport.
shell-option-trim = Le format des pages d’un livre, en pouces.
shell-option-author = L’auteur, en couverture et en page de titre.
shell-option-publisher = L’éditeur, en page de titre et de copyright.
shell-option-subtitle = Le sous-titre.
shell-option-series = La collection.
shell-option-cover = Écrire la couverture entière (quatrième, dos, première) dans ce fichier.
shell-option-pages = Le papier du livre, dont dépend la largeur du dos.
shell-option-spine = La largeur du dos, quand l’imprimeur la donne.
shell-option-json = Répondre en JSON.
shell-option-game = Le jeu.
shell-option-days = Combien de jours.
shell-option-yes = Ne pas demander d’abord.

shell-no-such-command = { $command } n’a pas de commande « { $name } » ; { $command } --help en donne la liste.
shell-no-such-option = { $command } n’a pas d’option { $option } ; { $command } --help en donne la liste.
shell-option-needs-value = { $option } demande une valeur à sa suite ; { $command } --help dit laquelle.
shell-missing = Il manque { $name } ; { $command } --help montre comment le donner.
shell-not-together = { $one } et { $other } ne vont pas ensemble ; retirez l’un des deux.
shell-extra-argument = { $command } n’a que faire de « { $argument } » ; ôtez-le, s’il vous plaît.
shell-not-a-number = { $option } demande un nombre entier, pas « { $value } ».
shell-out-of-range = { $option } demande un nombre entier de { $low } à { $high }, pas { $value }.
shell-not-one-of = { $option } ne peut pas valoir « { $value } » ; choisissez parmi { $choices }.
shell-not-a-date = « { $value } » n’est pas une date ; écrivez-en une comme 2026-11-15.
shell-before-first-date = La première grille du jour est du { $first } ; il n’y en a pas du { $value }.
shell-not-a-hand = « { $value } » n’est pas une main ; tapez de 1 à 20 lettres de la liste de mots, et * pour un joker.
shell-not-a-grid = { $line ->
    [0] { $file } ne contient pas de grille lisible ; écrivez des lignes de même longueur, une lettre par case.
   *[other] { $file } ne contient pas de grille lisible : voyez la ligne { $line } ; les lignes ont même longueur, une lettre par case.
}
shell-not-leaders = { $line ->
    [0] { $file } n’est pas un classement ; écrivez par ligne un nom (3 à 10 lettres, chiffres, - ou _) et des points.
   *[other] { $file } n’est pas un classement : la ligne { $line } devrait être un nom (3 à 10 lettres, chiffres, - ou _) et des points.
}
shell-not-a-base = « { $value } » n’est pas le dossier d’une adresse ; écrivez par exemple /mots/, avec une barre oblique à chaque bout.
shell-not-a-share = « { $value } » n’est pas une part ; donnez un nombre de 0 à 1, comme 0,2.
shell-not-a-size = « { $value } » n’est pas une taille ; écrivez un nombre comme 15, ou lignes et colonnes comme 12x20.
shell-not-a-length = « { $value } » n’est pas une longueur : écrivez-la comme 15mm, 0.5in ou 36pt.
shell-no-words = { $file } ne contient aucun mot ; écrivez un mot ou une expression par ligne.
shell-a-file = Un fichier
shell-file-error = { $file } ne peut pas servir ({ $reason }) ; vérifiez son nom et ses droits.
shell-error = Cela n’a pas marché : { $reason }.
shell-our-fault = Quelque chose s’est mal passé dans Worderly ({ $reason }) ; vos parties sauvées sont intactes, et un signalement nous aiderait.
shell-needs-extra = Il y faut la partie { $extra }, qui n’est pas installée : pip install 'worderly[{ $extra }]' l’apporte.
shell-unknown-ending = { $file } devrait finir par { $endings } ; sa fin décide du format.

shell-daily-title = Grilles du { $date }, numéro { $number } (locales : calculées sur cet appareil, jamais classées)
shell-daily-title-server = Grilles du { $date }, numéro { $number }, sur { $server }
shell-daily-row = { $game } : { $state }
shell-daily-played = jouée, { $points } points
shell-daily-begun = { $moves ->
    [0] à peine commencée ; worderly { $game } la reprend
    [one] { $moves } coup joué ; worderly { $game } la reprend
   *[other] { $moves } coups joués ; worderly { $game } la reprend
}
shell-daily-open = ouverte ; worderly { $game } la lance
shell-daily-weekend = Ce week-end, en plus grand : { $game } ; worderly daily weekend y joue
shell-weekend-not-yet = Le { $date } n’est ni un samedi ni un dimanche ; la grande énigme vient avec le week-end.
shell-worderly-daily-weekend = Jouer la grande énigme du week-end
shell-daily-preview-row = { $date } · { $number } · { $game } · niveau { $grade } · { $about }
shell-daily-preview-stock = { $stock } : { $items } (sur { $size } ; pas de retour avant { $days } jours)
shell-daily-preview-short = { $stock } : { $items } (il n’y en a que { $size } ; pas de retour avant { $days } jours, alors que la règle en veut { $rule })
shell-daily-preview-words = mots : { $words }
shell-daily-preview-weekly = raison : des sept tirages de cette semaine, le numéro { $weekday } à partir du plus facile
shell-daily-preview-rank = raison : de { $candidates } candidats, le numéro { $rank } à partir du plus facile
shell-daily-preview-unfit = raison : aucun candidat ne respectait la règle du jeu ; le premier est pris
shell-board-imported = { $count ->
    [one] { $count } score est maintenant au classement de { $game }.
   *[other] { $count } scores sont maintenant au classement de { $game }.
}
shell-board-exported = { $file } contient maintenant le classement de { $game }.
shell-forget-sure = Effacer pour de bon parties, résultats, classements et chiffres de cet appareil ? (o/n)
shell-forgotten = { $count ->
    [0] Il n’y avait rien à effacer.
    [one] { $count } fichier est effacé ; il ne reste rien de vous sur cet appareil.
   *[other] { $count } fichiers sont effacés ; il ne reste rien de vous sur cet appareil.
}
shell-forget-kept = Rien n’a été effacé.
shell-no-bench = Les mesures font partie des sources ; lancez-y make bench.
shell-words-found =
    { $count ->
        [one] { $count } mot, { $points } points
       *[other] { $count } mots, { $points } points
    }
shell-solve-missing = Pas dans la grille : { $words }
shell-best-found =
    { $count ->
        [one] { $points } points, après { $count } grille ({ $board })
       *[other] { $points } points, après { $count } grilles ({ $board })
    }
shell-best-none = La recherche s’est arrêtée avant le premier essai ; donnez-lui plus de temps.
shell-best-no-save = { $file } n’est pas une recherche enregistrée ; choisissez un autre fichier.
shell-best-other-save = { $file } est d’une autre recherche (taille, mots, points ou graine) ; choisissez un autre fichier.
shell-not-letters = « { $value } » contient autre chose que des lettres de cette liste ; tapez des lettres, ? ou *.
shell-no-words-fit = Aucun mot ne convient.
shell-written = { $file } est écrit.

shell-option-room-rounds = Manches, 1–20.
shell-usage = Usage :
shell-options = Options
shell-options-everywhere = Options de tous les jeux
shell-options-printing = Impression et recueils
shell-mistyped-command = { $command } n’a pas de commande « { $name } » ; vouliez-vous dire { $meant } ?
shell-mistyped-option = { $command } n’a pas d’option { $option } ; vouliez-vous dire { $meant } ?
shell-file-exists = { $file } existe déjà ; donnez un autre nom, ou --yes pour le remplacer.
shell-replace-file = { $file } existe déjà. Le remplacer ? (o/n)
shell-forget-server-sure = Effacer pour de bon tout ce que { $server } garde de vous ? (o/n)
shell-not-a-room-code = « { $code } » n’est pas le code d’un salon : un code a quatre lettres et pas de voyelle, comme BCDF.
shell-program = { $name } · bot
shell-worderly-completion = Écrire le script de complétion d’un shell
shell-manual-environment = Environnement
shell-manual-exit = Code de retour
shell-manual-data = Le dossier des parties, des résultats et des classements ; sans lui, le dossier de données du système.
shell-manual-lang = La langue des textes ; sans elle, la langue du système.
shell-manual-server = Le serveur où jouer, comme --server.
shell-manual-codes = 0 fait, 1 erreur, 2 mauvais emploi, 130 interrompu.
