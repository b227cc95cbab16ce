# Le serveur : ce qu’il dit à son hôte, et ce qu’il répond aux demandes.

server-serving = Worderly est ouvert sur { $url } (Ctrl+C pour le fermer)
server-no-page = La page n’est pas encore construite ; l’API fonctionne. `make setup` la construit.
server-lan = Toute personne de ce réseau peut entrer en scannant le code.
server-bad-database = { $value } n’est pas une adresse de base de données ; utilisez sqlite:///FICHIER ou postgresql://….
server-bad-frames = { $value } n’est pas une liste de sites ; utilisez https://un.example,https://*.deux.example, * pour tous, ou none.

shell-worderly-serve = Ouvrir la salle de jeux web et son API sur un port
shell-option-host = L’adresse d’écoute.
shell-option-port = Le port.
shell-option-data = Le dossier des données du serveur.
shell-option-database = sqlite:///FICHIER ou postgresql://… ; sans elle, SQLite dans le dossier des données.
shell-option-redis = redis://…, pour relier plusieurs nœuds en direct.
shell-option-workers = Le nombre de processus.
shell-option-lan = Écouter sur le réseau local et montrer un code QR.
shell-option-public-url = L’adresse que voient les joueurs, comme https://mots.example.org.
shell-option-proxies = Les adresses des mandataires dont on croit les en-têtes.
shell-option-frames = Les sites qui peuvent montrer /embed/… dans un cadre : https://un.example,…, * pour tous (par défaut), ou none.
shell-option-traces = http://…:4318, un collecteur OpenTelemetry qui reçoit une trace de chaque requête.
shell-option-open-page = Ouvrir la page dans le navigateur.

refused-bad-request = Cette demande ne convient pas : { $detail }
refused-bad-move = Ce n’est pas un coup de ce jeu : { $detail }
refused-no-player = Il faut un joueur : choisissez d’abord un nom.
refused-bad-token = Cet appareil n’est plus connu ici.
refused-wrong-origin = Cette demande vient d’un autre site.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-not-begun = La manche n’a pas encore commencé.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-member = Vous n’êtes pas dans ce salon.
refused-admin-only = Réservé à l’hôte du serveur.
refused-no-such-match = Cette partie n’existe pas ; elle a peut-être été effacée.
refused-no-such-room = Aucun salon n’a ce code.
refused-no-such-game = Il n’y a pas de jeu « { $game } ».
refused-no-such-language = Il n’y a pas de mots en « { $language } » ici.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-challenge = Ce défi n’existe pas.
refused-no-such-circle = Ce classement d’amis n’existe pas.
refused-no-such-daily = Il n’y a pas de grille du jour le { $day }.
refused-no-such-board = Ce classement n’existe pas.
refused-no-such-pairing = Ce code n’attend pas de confirmation ; il dure dix minutes.
refused-no-such-bot = Ce robot n’existe pas ; les niveaux sont { $levels }.
refused-no-such-step = La leçon a { $steps } étapes ; celle-ci n’existe pas.
refused-no-such-reaction = Cette réaction n’existe pas.
refused-wrong-words = Aucun joueur n’a ces six mots ; vérifiez l’orthographe et l’ordre.
refused-wrong-method = Cette adresse attend une autre sorte de demande.
refused-bad-log = Cette partie n’a pas été ajoutée à vos statistiques : ses coups ne mènent pas à ce résultat.
refused-not-over = Cela s’ouvre quand la partie est finie.
refused-day-closed = Le classement de ce jour est clos.
refused-not-yet-open = Cette grille n’est pas encore ouverte.
refused-too-large = C’est trop grand.
refused-too-many-matches = Vous avez { $most } parties ouvertes. Terminez-en une ou abandonnez-la ; une partie que personne ne touche pendant 30 jours disparaît d’elle-même.
refused-too-many-challenges = Vous avez { $most } liens. Un lien disparaît quand personne ne l’a joué pendant un an.
refused-too-many-circles = Vous êtes dans { $most } cercles d’amis ; quittez-en un d’abord.
refused-too-much-stored = On ne garde pas davantage pour un même endroit : { $most } Mo.
refused-match-full = Cette partie a { $most } coups et n’en prend plus ; vous pouvez l’abandonner.
refused-too-slow = La demande a mis trop de temps à arriver ; réessayez.
refused-too-fast = Un peu trop vite ; réessayez dans { $wait_s } s.
refused-too-much-work = C’est plus de travail que le serveur n’en fait pour une grille : prenez moins de mots ou une grille plus grande.
refused-busy = Le serveur est très occupé ; réessayez dans { $wait_s } s.
refused-too-many-watched = Une page peut en suivre { $most } à la fois.
refused-reports-enough = Merci : c’est autant de signalements que l’hôte en accepte par jour du même endroit.
refused-reports-full = L’hôte a plus de mots signalés qu’il ne peut en lire ; réessayez plus tard.
refused-failed = Quelque chose a échoué ici ; c’est noté.
refused-needs-server = Il faut un serveur, et il n’y en a pas ici : vous jouez sans réseau.
refused-unavailable = Impossible d’enregistrer pour l’instant ; rien n’est perdu, réessayez.
refused-not-kept = Cet appareil ne garde plus rien : son stockage est plein ou fermé. Rien n’est perdu ; faites de la place et réessayez.
refused-signed-out = Un appareil de ce joueur a été déconnecté ; vous revenez dans un instant.
refused-going-down = Le serveur redémarre ; vous revenez dans un instant.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-not-alone = Seule une partie jouée en solo peut être mise en pause.
refused-practice-only = Vos propres mots comptent à l’entraînement, en solo ; ici, tout le monde joue avec la même liste.
refused-too-many-own-words = Une partie accepte au plus { $most } mots à vous.
refused-room-full = Le salon est plein : { $most } au plus.
refused-nobody-ready = Personne n’est encore prêt.
refused-wrong-phase = Pas maintenant : le salon en est à une autre étape.
refused-wrong-number-of-seats = Ce jeu demande { $seats } joueurs.
refused-bad-name = Choisissez un autre nom, s’il vous plaît.
refused-bad-title = Choisissez un autre titre, s’il vous plaît.
refused-not-ranked = Ce résultat ne compte pour aucun classement.
refused-needs-notice = Lisez d’abord la notice, s’il vous plaît.

server-which = Quel serveur ? Donnez --server https://… ou réglez WORDERLY_SERVER.
server-link-code = Ouvrez { $url } dans votre navigateur et confirmez ce code : { $code }
server-linked = Ce terminal joue maintenant au nom de { $name }.
server-notice = Pour jouer à plusieurs, le serveur garde un surnom, un jeton pour cet appareil et vos résultats, jusqu’à ce que vous les effaciez (worderly forget --server …).
server-enrolled = Vous êtes { $name }. Ces six mots vous ramènent depuis tout appareil ; gardez-les : { $words }
server-room-open = Le salon est ouvert. Code : { $code }. Lien : { $url }
server-room-phase = Salon { $code } : { $phase ->
    [lobby] en attente du départ
    [playing] une manche est en cours
    [between] entre deux manches
   *[over] la partie est finie
}
server-room-member = { $name }, { $score } points, { $state ->
    [ready] est prêt
    [away] est absent
   *[here] est là
}
server-room-reaction = { $name } : { $what }
server-room-help = Tapez /ready, /start, /bot NIVEAU, /end, /rematch, /react NOM, /leave ou /quit ; tout le reste est un coup.
server-admin-count = { $name } : { $count }
server-admin-nobody = Il n’y a pas de joueur { $name } #{ $tag }.
server-admin-hidden = Le nom { $name } #{ $tag } est maintenant caché aux autres.
server-admin-banned = Le joueur { $name } #{ $tag } n’est plus dans aucun classement, et n’y reviendra pas.
server-admin-no-room = Il n’y a pas de salon { $code }.
server-admin-closed = Le salon { $code } est fermé.
server-admin-backed-up = La base est copiée dans { $file }.
server-admin-no-file = Il n’y a pas de fichier { $file }.
server-admin-restored = La base est restaurée depuis { $file }.
server-admin-no-program = Il faut { $program }, qui n’est pas installé.
server-no-secret = Il n’y a pas de secret de serveur dans { $file } ; --data désigne le dossier des données du serveur.
server-admin-no-database = Il n’y a pas de base dans { $file } ; --data ou --database désigne celle du serveur.
server-admin-not-a-backup = { $file } n’est pas une sauvegarde complète d’un serveur Worderly ; rien n’a été changé.
server-admin-in-use = Le serveur tourne encore ; arrêtez-le d’abord. Rien n’a été changé.
server-admin-cannot-write = Impossible d’écrire { $file } : { $reason }.
server-admin-failed = { $program } n’y est pas parvenu : { $reason }
server-results-row = { $score } points en { $seconds } s ({ $elapsed } s à l’horloge, { $pauses ->
    [one] { $pauses } pause
   *[other] { $pauses } pauses
}), { $name }, { $daily }, partie { $match }
server-results-nobody = sans nom
server-results-flag = { $flag ->
    [too_fast] plus rapide qu’une personne
    [paused_and_fast] rapide après une longue pause
    [allowed] rétabli par l’hôte
   *[failed] le programme n’a pas pu le classer
}{ $state ->
    [ranked] {""}
    [new] , sera classé
    [removed] , retiré
   *[kept] , non classé
}
server-results-none = Rien n’y est classé.
server-results-removed = Le résultat de la partie { $match } est retiré des classements.
server-results-restored = Le résultat de la partie { $match } sera classé dès que le serveur tourne.
server-results-unknown = Il n’y a pas de résultat d’une partie { $match }.
server-flags-none = Aucun résultat n’est douteux.

shell-worderly-link = Faire de ce terminal un appareil de votre joueur sur un serveur
shell-worderly-room = Ouvrir ou rejoindre un salon sur un serveur
shell-worderly-room-create = Ouvrir un salon et y jouer
shell-worderly-room-join = Rejoindre un salon par son code
shell-worderly-room-list = La liste de vos salons sur un serveur
server-no-rooms = Vous n’êtes dans aucun salon sur { $server }.
shell-worderly-admin = Les outils de l’hôte : chiffres, cacher un nom, fermer un salon, sauvegarde
shell-worderly-admin-stats = Compter ce que contient la base
shell-worderly-admin-hide = Cacher aux autres le nom d’un joueur
shell-worderly-admin-ban = Retirer un joueur de tous les classements, pour toujours
shell-worderly-admin-results = Les résultats des classements : qui y est, en retirer un
shell-worderly-admin-results-list = Montrer les résultats d’un jeu à une date, ou de « all »
shell-worderly-admin-results-remove = Retirer des classements le résultat d’une partie
shell-worderly-admin-results-restore = Classer un résultat retiré ou mis en doute
shell-worderly-admin-flags = Montrer les résultats mis en doute, et pourquoi
shell-worderly-admin-close = Fermer un salon
shell-worderly-admin-words = Les mots de l’hôte : signalements, ajouts, mots bannis
shell-worderly-admin-words-add = Ajouter des mots à une liste
shell-worderly-admin-words-ban = Retirer des mots d’une liste
shell-worderly-admin-words-list = Montrer les mots ajoutés et bannis
shell-worderly-admin-words-reports = Montrer les mots signalés par les joueurs, les plus fréquents d’abord
shell-worderly-admin-backup = Copier la base d’un serveur en marche dans un fichier
shell-worderly-admin-restore = Remettre une copie ; le serveur doit être arrêté
shell-option-name = Le surnom sous lequel jouer.
shell-option-as-json = Écrire du JSON.
shell-option-server = Le serveur où jouer, comme https://mots.example.org.
refused-server-away = Le serveur { $server } ne répond pas ; vérifiez l’adresse et le réseau.
server-forgotten = { $server } ne garde plus rien sur vous.

# Les mots de l'hôte
server-words-changed = { $change ->
    [added] « { $word } » est ajouté : { $list } l’a dès le { $time } UTC.
   *[other] « { $word } » est banni : { $list } ne l’a plus dès le { $time } UTC.
}
server-words-same = { $change ->
    [added] « { $word } » est déjà dans la liste.
   *[other] « { $word } » n’est pas dans la liste.
}
server-words-none = Les listes sont comme livrées.
server-words-report = { $count }× { $word } ({ $language }) : { $kind ->
    [in] devrait y être
    [out] ne devrait pas y être
    [offensive] offensant
   *[meaning] sens faux
}, dernier signalement { $time } UTC
server-words-no-reports = Aucun mot n’est signalé.
server-port-used = Le port { $port } de { $host } ne peut pas servir ({ $reason }) ; choisissez-en un autre avec --port.
refused-request-not-understood = Le serveur n’a pas pu s’en servir ; vérifiez ce que vous avez tapé.

preview-daily = La même grille pour tous aujourd’hui.
preview-challenge = un défi
preview-beat = La même grille pour vous : battez { $points } points.
preview-room = Salon { $code }
preview-room-about = Entrez avec un nom, d’un seul geste : ni compte, ni installation.
