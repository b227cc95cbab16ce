# Mode ligne : le menu, la boucle commune et ce qui suit une partie. Le programme ajoute l’espace final d’une question.

plain-local-daily = { $game } { $number } (local)

plain-menu-title = Worderly : { $games ->
    [5] cinq
   *[other] { $games }
} jeux de mots
plain-menu-game = { $number } { $game } : { $about }
plain-menu = [P] jouer à { $game }, [D] grille du jour, [R] reprendre, [L] classement, [S] statistiques, [Q] quitter, ou le numéro ou le nom d’un jeu :
plain-menu-help =
    P lance le jeu nommé dans la question, D sa grille du jour, R montre les parties laissées en route, L montre son classement, S vos chiffres, Q quitte.
    Un nombre de 1 à 5, ou le nom d’un jeu, choisit un jeu et le lance.
plain-menu-waiting = { $count ->
    [one] { $count } partie vous attend ; R la reprend.
   *[other] { $count } parties vous attendent ; R en donne la liste.
}
plain-none-waiting = Aucune partie n’attend.
plain-which-waiting = Laquelle ? (Entrée pour aucune)
plain-waiting-row = { $moves ->
    [0] { $game } : à peine commencée
    [one] { $game } : { $moves } coup joué
   *[other] { $game } : { $moves } coups joués
}

plain-resume =
    { $moves ->
        [0] Une partie de { $game } vous attend, à peine commencée. La reprendre ? (o/n)
        [one] Une partie de { $game } vous attend, après { $moves } coup. La reprendre ? (o/n)
       *[other] Une partie de { $game } vous attend, après { $moves } coups. La reprendre ? (o/n)
    }
plain-damaged = { $file } n’a pas pu être lu ; il est gardé sous { $kept }, et rien d’autre n’est perdu.
plain-crossroads = [M]enu, [R]ecommencer ou [E] quitter ? Entrée continue, Ctrl+C quitte tout de suite.
plain-give-up-sure = Abandonner et voir la solution ? (o/n)
plain-paused = En pause. Entrée pour continuer.
plain-paused-timed = En pause, et désormais hors classement. Entrée pour continuer.
plain-not-understood = « { $text } » ne se fait pas ici. Tapez ? pour de l’aide.
plain-whole-number = Tapez un nombre entier de { $low } à { $high }.
plain-practice = Seul le premier essai de la grille du jour compte ; celui-ci était un entraînement.
plain-finished = Vous avez terminé celui-ci ; un autre essai est de l’entraînement.
plain-practise-again = Rejouer pour s’entraîner ? (o/n)

plain-allowed = « { $word } » est désormais accepté sur cet appareil ; une partie où il est joué n’est pas classée.
plain-reported = « { $word } » est noté : dès la prochaine partie, cet appareil ne l’accepte plus.
plain-reported-to-host = « { $word } » est signalé à l’hôte de ce serveur, sans votre nom.
plain-report-kept = Le serveur est absent : « { $word } » sera signalé à son hôte dès son retour, sans votre nom.
plain-own-word-letters = Ajoutez le mot, en lettres, comme !accepter zyzzy.

plain-after = [A] encore, [V]erdicts, [S] partager, [L] classement, [M]enu, [Q]uitter, ou =mot pour son sens :
plain-after-help =
    A rejoue, V analyse vos coups, S donne un texte à partager,
    L montre le classement, M va au menu, Q quitte.
    PDF écrit un bilan à imprimer, =mot dit ce qu’un mot veut dire.
plain-meaning = { $word } : { $meaning }
plain-no-meaning = Le sens de « { $word } » n’est pas connu ici.

plain-board-title = Classement de { $game }
plain-board-empty = Personne encore. La première place est libre.
plain-board-row = { $place }. { $name } { NUMBER($points, useGrouping: 0) }
plain-board-best = Un nouveau record !
plain-board-name = Une place au classement ! Votre nom (3 à 10 lettres, chiffres, - ou _ ; Entrée pour aucun) :
plain-board-bad-name = Un nom a de 3 à 10 lettres, chiffres, - ou _.
plain-board-entered = { $name } est à la place { $place }.
plain-board-today = aujourd’hui
plain-board-all = depuis toujours
plain-board-you = (vous)

plain-stats-title = Vos chiffres pour { $game }
plain-stats-none = Aucune partie finie pour l’instant.
plain-stats-games =
    { $games ->
        [one] { $games } partie, moyenne { $average }, record { $best }
       *[other] { $games } parties, moyenne { $average }, record { $best }
    }
plain-stats-streak =
    { $streak ->
        [one] Série { $streak } jour, la plus longue { $longest }, jours de gel { $freezes }
       *[other] Série { $streak } jours, la plus longue { $longest }, jours de gel { $freezes }
    }
plain-stats-row = { $low } et plus : { $bar } { $count }

plain-help-shared =
    Partout : ? cette aide, !montrer l’image, !bref sans elle, !pause, !abandonner, !menu, !recommencer, !quitter. La partie est sauvée après chaque coup.
    !accepter MOT accepte un mot sur cet appareil, !signaler MOT ne l’accepte plus ; sur un serveur, il le signale à l’hôte.
plain-brief = Bref : l’image ne vient que si vous tapez !montrer.
plain-not-brief = L’image vient dès qu’elle change.

plain-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-winner = { $name } gagne !
plain-tie = Égalité entre { $names } !
plain-you = Vous
plain-machine = Machine

plain-own-words-stay = Vos propres mots comptent dans les parties de cet appareil, pas sur un serveur.
plain-server-lost = La connexion à { $server } est perdue ; nouvel essai en cours. Rien n’est perdu.
plain-server-back = La connexion à { $server } est revenue.
plain-match-over = La partie est finie. Entrée pour voir comment.
plain-await-others = Vous avez fini ; les autres jouent encore…
plain-opt-in = Mettre ce résultat au classement, sous un nom ? (o/n)
plain-server-name = Votre nom là-bas (Entrée en prend un tout fait) :
plain-on-board = Votre résultat est au classement.
plain-room-prompt = Salon :
plain-room-back = La manche continue sans vous ; Entrée pour y revenir, ou tapez /quit.
plain-room-help =
    /ready vous dit prêt, /start lance une manche (hôte), /bot NIVEAU ajoute une machine (hôte), /end finit la manche (hôte), /rematch recommence (hôte).
    /wait attend la prochaine manche, /scores dit où en est la manche, /react NOM envoie une réaction, /watch regarde dès la prochaine manche, /leave rend votre place, /quit la garde. Entrée regarde de nouveau.
plain-take-over = La reprendre ici ? (o/n)
plain-in-memory = Cette partie ne peut pas être sauvée ({ $reason }) : elle continue en mémoire, et ce qui n’est pas sauvé finit avec cette fenêtre.
plain-not-kept = Cela n’a pas pu être gardé ({ $reason }).
plain-too-long = C’est plus long que tout mot d’ici.
plain-unrank-sure = Cela ôterait son rang à cette grille du jour. Le faire quand même ? (o/n ; Entrée la garde classée)
plain-still-ranked = Elle reste classée.
plain-row = Ligne { $row } : { $cells }
plain-row-empty = rien
plain-nothing-to-tell = Il n’y a rien à dire.
plain-help-ears = Sans l’image : !mots dit les mots, !grille les lignes, !grille C une ligne ; dans Battlewords, !radar dit où finissent les mots. Après !bref, chaque coup dit ce qui a changé.
