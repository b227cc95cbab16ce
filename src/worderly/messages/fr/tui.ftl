# L’arcade dans le terminal.

tui-key-help = Aide
tui-key-words = Mots
tui-key-hint = Indice
tui-key-shuffle = Mélanger
tui-key-cast = Sort
tui-key-star = Étoile
tui-key-pause = Pause
tui-key-give-up = Abandonner
tui-key-report = Signaler
tui-key-allow = Accepter
tui-key-leave = Menu
tui-key-keys = Touches
tui-key-search = Tout chercher
tui-keys-of = Touches de cette page
tui-moving-home = ↑ ↓ choisissent un jeu, ← → passent d’un jour à l’autre, 1–5 jouent tout de suite.
tui-moving-form = ↑ ↓ passent d’une ligne à l’autre ; une lettre va à la valeur suivante qui commence par elle.
tui-moving-game = Les lettres épellent, ⌫ efface, Ctrl+U efface tout, Ctrl+Y rappelle, ↵ valide ; les flèches parcourent la grille, Espace choisit ; PgPréc, PgSuiv et Ctrl avec les flèches font défiler.
tui-key-again = Encore
tui-key-share = Partager
tui-key-board = Classement
tui-key-cloud = Nuage de mots
tui-key-home = Menu
tui-key-finish = Terminer
tui-key-replay = Rejouer
tui-key-next = Continuer
tui-key-substitute = Remplacer
tui-key-done = Fini
tui-key-mark = Marquer
tui-key-daily = Jouer
tui-key-practice = Entraînement
tui-key-turns = À tour de rôle
tui-key-boards = Classement
tui-key-stats = Chiffres
tui-key-make = Créer
tui-key-settings = Réglages
tui-key-quit = Quitter

tui-rub-out = effacer
tui-enter = valider
tui-prompt = Tapez un mot
tui-unplaced = Absent de la grille : { $word }

tui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tui-words = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
tui-words-left = Mots restants
tui-words-found = Trouvés : { $count }
tui-hand-total = total

tui-day = Aujourd’hui, { $date } · numéro { $number } · ← jours passés
tui-earlier-day = { $date } · numéro { $number } · entraînement
tui-open = ○ à jouer
tui-begun = { $moves ->
    [0] … à peine commencée
    [one] … { $moves } coup
   *[other] … { $moves } coups
}
tui-played = ✓ { $points ->
    [one] { $points } point
   *[other] { $points } points
}

tui-paused = En pause
tui-paused-timed = En pause, et désormais hors classement
tui-unrank-sure = Cela ôterait son rang à cette grille du jour
tui-keep-ranked = La garder classée
tui-unrank = Le faire quand même
tui-board-scrolls = PgPréc, PgSuiv et Ctrl avec les flèches déplacent la grille.
tui-go-on = Continuer
tui-new = Une nouvelle partie
tui-play-on = Continuer à jouer
tui-give-up = Abandonner
tui-give-up-sure = Abandonner et voir la solution ?
tui-back = Retour
tui-which-letter = Quelle lettre remplacer ?
tui-crossroads = La partie est sauvée. Où aller ? (Ctrl+C encore quitte tout de suite)
tui-to-menu = Menu
tui-restart = Recommencer
tui-exit = Quitter Worderly
tui-waiting = { $moves ->
    [0] Une partie de { $game } vous attend, à peine commencée.
    [one] Une partie de { $game } vous attend, après { $moves } coup.
   *[other] Une partie de { $game } vous attend, après { $moves } coups.
}
tui-copied = Copié, si votre terminal le permet.
tui-too-small = Worderly a besoin de { $columns } colonnes et { $lines } lignes ; il y en a { $width } et { $height }. Le mode ligne prend le relais.
tui-key-before = Avant
tui-key-after = Après
tui-key-choose = Choisir
tui-key-svg = Garder en SVG
tui-key-png = Garder en PNG
tui-written = Écrit : { $files }

tui-look = Apparence
tui-look-dark = Sombre
tui-look-light = Claire
tui-look-contrast = Fort contraste, sombre
tui-look-contrast-light = Fort contraste, claire
tui-marks = Signes en plus des couleurs
tui-motion = Mouvement
tui-sound = Son
tui-language = Langue
tui-word-language = Mots
tui-word-language-same = comme la langue
tui-lexicon = Votre fichier de mots
tui-lexicon-hint = Un fichier, un mot par ligne ; vide pour la liste maison
tui-kept = C’est noté.

tui-turns = Boogle à tour de rôle
tui-player-one = Anne
tui-player-two = Bruno
tui-rounds = Manches
tui-start = Commencer
tui-hand-over = { $name }, à vous de jouer. Les autres ne regardent pas.
tui-hand-over-about = Manche { $round } sur { $rounds }. Le temps part quand vous êtes prêt.
tui-hand-over-untimed = Manche { $round } sur { $rounds }.
tui-ready = Je suis prêt

tui-seed = Graine
tui-seed-hint = un texte au choix ; la même graine donne la même partie
tui-play = Jouer à { $game }
tui-title = Titre

tui-help-title = Comment jouer à { $game }
tui-help-keys =
    Partout : ? montre les touches de la page, Ctrl+P les cherche ; Échap revient en arrière ; Ctrl+C demande où aller, et deux fois quitte ; Ctrl+Z suspend.
    La partie est sauvée après chaque coup et vous attend. F9 accepte un mot qui n’est dans aucune liste, ou le signale à l’hôte du serveur.
tui-key-grid = Grille ou mots
tui-search = Que voulez-vous faire ?
tui-search-list = Chercher dans la liste
tui-search-none = Ce n’est pas dans la liste.
tui-missed-words = Manqués par tous
tui-struck = rayé

shell-worderly-cloud = Dessiner un nuage avec un fichier d’un mot par ligne, suivi de son poids si vous voulez

tui-key-resume = Reprendre
tui-key-room = Salon
tui-key-to-round = À la manche
tui-key-ready = Prêt
tui-key-bot = Machine
tui-key-end-round = Finir la manche
tui-key-rematch = Revanche
tui-key-react = Réagir
tui-discard = Jeter
tui-discard-sure = Jeter cette partie pour de bon ?
tui-keep = La garder
tui-opt-in = Mettre ce résultat au classement, sous un nom ?
tui-room-opt-in = Un salon demande un nom. En choisir un ?
tui-agree = Oui, j’ai lu cela
tui-not-now = Pas maintenant
tui-together = Jouer ensemble
tui-server = Serveur
tui-server-hint = une adresse comme https://mots.example.org
tui-room-code = Code d’un salon
tui-room-code-hint = quatre lettres, sans voyelle
tui-join-room = Entrer dans le salon
tui-game = Jeu
tui-open-room = Ouvrir un salon
tui-asking = Demande à { $server }…
tui-room = Salon { $code }
tui-round-of = { $round ->
    [0] { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
   *[other] manche { $round } sur { $rounds }
}
tui-room-lobby = L’hôte va lancer la manche. R dit que vous êtes prêt.
tui-room-lobby-host = Donnez le code aux autres ; S lance la manche quand tous sont prêts.
tui-looks-on = regarde
tui-you-look-on = Vous regardez
tui-look-on-race = Vous regardez. La grille s’ouvre quand tout le monde a terminé.
tui-plays = joue
tui-is-done = a terminé
tui-key-look-on = Regarder
tui-key-take-part = Participer
tui-away = absent
tui-is-ready = prêt
tui-here = présent
tui-is-host = hôte
tui-key-qr = Code QR
tui-which-bot = Quelle machine ?
tui-leave-room = Quitter le salon { $code } ?
tui-stay = Rester
tui-leave-for-now = Partir et garder ma place
tui-leave-for-good = Partir pour de bon
tui-reaction-clap = Bravo !
tui-reaction-wow = Oh !
tui-reaction-laugh = Ha ha !
tui-reaction-think = Hum…
tui-reaction-oops = Oups !
tui-reaction-hurry = Plus vite !
tui-reaction-good-game = Belle partie !
tui-home-waiting = { $count ->
    [one] { $count } partie vous attend : r
   *[other] { $count } parties vous attendent : r
}
tui-key-span = Jour ou toujours
tui-format = Format
tui-file-name = Dans quel fichier écrire ?
tui-file-name-wrong = Ce dossier n’existe pas, ou c’est un dossier.
tui-write = Écrire le fichier
tui-writing = Écriture de { $file }…
tui-file-exists = { $file } existe déjà. L’écraser ?
tui-keep-file = Le laisser tel quel
tui-write-over = L’écraser
tui-day-short = { $date } · numéro { $number }
tui-no-words = pas de mot cette fois
tui-elsewhere = … sur un autre appareil
tui-practise-again = Rejouer pour s’entraîner
tui-leave-there = La laisser là-bas
tui-take-over = La reprendre ici
tui-report-word = Un mot qui devrait compter, ou un mot de trop :
