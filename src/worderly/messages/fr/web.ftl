# Les phrases propres à la page web. Les règles et les refus partagés avec le terminal ont leurs fichiers.

## La maison
web-nav = Pages
web-skip = Aller au contenu
web-back = Retour
web-embed-open = Ouvrir dans Worderly
web-close = Fermer
web-cancel = Annuler
web-retry = Réessayer
web-go-home = Aller à l’accueil
web-loading = Un instant…
web-loading-local = Les jeux démarrent sur cet appareil…
web-offline = Vous êtes hors ligne. Vos parties sont gardées et reprendront à votre retour.
web-offline-local = Hors ligne : nouvelles parties sur cet appareil.
web-lost-local = Le serveur ne répond pas : nouvelles parties sur cet appareil.
web-needs-server = Les salons, les classements et votre profil ont besoin du réseau ; tout le reste se joue ici.
web-needs-network = Le réseau est absent. Pour jouer sans lui, récupérez les jeux une fois dans les réglages quand il sera revenu.
web-reconnecting = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
web-error-plain = Cela n’a pas marché. Réessayez.
web-trouble-title = Quelque chose s’est mal passé
web-trouble-more = Vous n’y êtes pour rien. Réessayez ou repartez de l’accueil.
web-trouble-lost = Il n’y a rien ici
web-trouble-lost-more = Le lien est peut-être ancien ou mal écrit. Tous les jeux sont à l’accueil.
web-trouble-offline = Vous êtes hors ligne
web-trouble-offline-more = Cette page a besoin du réseau. Tout ce que vous avez commencé est gardé.
web-trouble-broken = Cette page a trébuché
web-trouble-broken-more = Votre partie est en sûreté sur le serveur. Réessayez pour la reprendre.
web-trouble-needs-server = Les autres ne sont pas là
web-trouble-needs-server-more = Les salons, les classements, les défis et les profils ont besoin d’un serveur. Tout le reste se joue ici.
web-trouble-needs-engine = Worderly joue dans votre navigateur
web-trouble-needs-engine-more = Les règles, les robots et les mots sont chargés une seule fois ; ensuite tout se joue sans réseau.
web-trouble-engine-files = Les jeux ne sont pas sur cet appareil
web-trouble-engine-files-more = Le navigateur a peut-être eu besoin de place. Avec le réseau, vous pouvez les charger à nouveau dans les réglages.
web-trouble-engine-unsupported = Ce navigateur est trop ancien pour cela
web-trouble-engine-unsupported-more = Jouer sans réseau demande un navigateur plus récent, ou plus de mémoire.
web-trouble-engine-storage = Rien ne peut être gardé ici
web-trouble-engine-storage-more = Le stockage est plein, ou cette fenêtre est privée.
web-trouble-engine-crashed = Le moteur s’est arrêté
web-trouble-engine-crashed-more = Vous n’y êtes pour rien, et votre partie est gardée. Réessayez pour continuer.
web-promise = Gratuit, sans publicité, sans compte.
web-install = Worderly sur cet appareil
web-install-more = Une icône à lui, sans les barres du navigateur.
web-install-yes = Installer
web-install-no = Non merci
web-engine = Jouer sans réseau
web-engine-more = Les règles, les robots et les mots viennent sur cet appareil. Les grilles du jour, l’entraînement, les leçons, l’analyse et l’atelier marchent alors aussi dans le train ou l’avion.
web-engine-fetch = Charger { $size }
web-engine-fetch-plain = Charger
web-engine-add = Ajouter les mots en { $language } ({ $size })
web-engine-add-plain = Ajouter les mots en { $language }
web-engine-fetching = { $percent } % chargés
web-engine-starting = Le moteur démarre…
web-engine-here = Tout est là, avec les mots en { $languages }.
web-engine-used = { $size } de stockage utilisés.
web-engine-free = Libérer le stockage
web-engine-freed = Le stockage est libéré.
web-engine-offer = Dans le train ou l’avion aussi : chargez les jeux une fois.
web-engine-offer-yes = Voir
web-engine-trouble-offline = Le réseau manque. Ce qui est arrivé est gardé ; réessayez plus tard.
web-engine-trouble-full = Il n’y a pas assez de place sur cet appareil, ou cette fenêtre est privée.
web-engine-trouble-private = Une fenêtre privée ne garde rien. Ouvrez Worderly dans une fenêtre normale.
web-engine-trouble-unsupported = Ce navigateur ne le peut pas ici : il faut une adresse sûre (https) et WebAssembly.
web-engine-trouble-failed = Le moteur n’a pas démarré dans ce navigateur.
web-today = Aujourd’hui
web-all-time = Depuis toujours
web-number = N° { $number }
web-play = Jouer
web-continue = Reprendre
web-play-today = Jouer celui du jour
web-more = Et aussi
web-lead = Des jeux de mots, chaque jour de nouvelles grilles. Gratuit, sans publicité, sans compte.
web-all-next = Les prochains dans { $hours } h { $minutes } min.
web-played-today = { $played } sur { $all } joués
web-streak = Série
web-streak-days = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
web-freezes = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
web-together = Jouer ensemble
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-label = { $points ->
    [one] point
   *[other] points
}
web-points-head = Points
web-time = Temps
web-word = Mot
web-letters = Lettres
web-game = Jeu
web-player = Joueur
web-rank = Rang
web-results = Résultats
web-you = vous
web-winner = gagnant
web-done = terminé
web-seat = Joueur { $number }
web-program = bot
web-bot = { $level ->
    [beginner] Robot : débutant
    [schoolchild] Robot : écolier
    [reader] Robot : lecteur
    [scholar] Robot : érudit
    [dictionary] Robot : dictionnaire
    [apprentice] Robot : apprenti
    [archmage] Robot : archimage
    [deckhand] Robot : matelot
    [captain] Robot : capitaine
    [stroller] Robot : flâneur
    [hawk] Robot : faucon
   *[other] Robot : { $level }
}

## Pendant la partie
web-enter = Valider
web-erase = Effacer
web-shuffle = Mélanger
web-rotate = Tourner
web-hint = Indice
web-hint-left = { $count ->
    [one] Indice : il en reste { $count }
   *[other] Indice : il en reste { $count }
}
web-pause = Pause
web-paused = En pause
web-paused-more = La grille est couverte et l’horloge arrêtée.
web-resume = Reprendre
web-give-up = Abandonner
web-give-up-title = Abandonner ?
web-give-up-more = La partie se termine et la solution s’affiche.
web-give-up-yes = Montrer la solution
web-give-up-no = Continuer
web-rules = Règles
web-keyboard = Le clavier du téléphone
web-left = restent { $words }
web-keep-ranked = Rester classé
web-pause-title = Avec une pause, cette partie ne compte plus.
web-pause-yes = Faire une pause quand même
web-lesson = Leçon
web-lesson-step = Étape { $number } sur { $all }
web-lesson-next = Suivant
web-lesson-skip = Passer
web-lesson-over = Voilà tout le jeu. Amusez-vous bien !
web-lesson-try = Rien n’est perdu dans la leçon. Essayez ce qui est marqué.
web-lesson-show = Montrez-moi
web-lesson-more = Une leçon d’une minute.
web-lesson-no = Jouer tout de suite
web-lesson-play = Jouer
web-ready = Prêt
web-ready-more = L’horloge démarre quand vous appuyez sur Prêt.
web-time-left = Temps restant
web-time-spent = Temps écoulé
web-time-up = Le temps est écoulé.
web-seconds-left = Encore { $seconds } secondes
web-waiting = Vous avez terminé. On attend les autres.
web-looking-on = Vous regardez. La grille s’ouvre quand tout le monde a terminé.
web-looking-on-board = Vous regardez la partie.
web-looking-on-short = spectateur
web-scores = Scores
web-scores-final = Scores finaux
web-round = Manche { $round } sur { $all }
web-found = trouvé
web-missed = manqué
web-struck = rayé
web-found-words = Trouvés
web-missed-words = Manqués
web-none-found = Aucun cette fois.
web-no-meaning = Pas de définition connue.
web-letter = { $letter }, vaut { $value }
web-keys = Lettres
web-erase-one = Effacer la dernière lettre
web-gave-up = abandon
web-me = Vous
web-zoom = Taille de la grille
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-cell-empty = vide
web-cell-covered = couverte
web-cell-spine = couverte, une lettre de l’épine
web-cell-blocked = bloquée
web-cell-water = eau
web-cell-missed = { $letter }, manquée

## Après la partie
web-share = Partager
web-copied = Copié.
web-copy = Copier
web-copy-link = Copier le lien
web-copy-failed = Le presse-papiers est fermé à cette page ; sélectionnez le texte.
web-decoration = Décorer les résultats partagés
web-won = Gagné !
web-lost = Bien joué
web-tied = Égalité
web-unranked = Entraînement : ne compte ni pour les classements ni pour la série.
web-unranked-local = Hors classement : partie jouée sans réseau.
web-number-local = N° { $number }, locale
web-best-new = votre record
web-flawless = Sans faute
web-best = votre record : { $points }
web-next-puzzle = Encore une
web-weekend = La grande grille du week-end
web-show-words = Les montrer
web-words = Mots
web-go-on = Continuer
web-replay-link = Copier le lien du déroulé
web-report-word = Signaler un mot
web-all-five = Les cinq ! Bien joué.
web-challenge = Défi
web-challenge-friend = Défier quelqu’un
web-challenge-copied = Le lien est copié : la même grille pour un ami.
web-challenge-link = La même grille pour un ami :
web-challenge-lead = On vous défie
web-challenge-look = Voir votre partie
web-challenge-first = Personne ne l’a encore finie. Soyez le premier.
web-challenge-beat = Battez { $points } !
web-challenge-text = { $game } : j’ai { $points } points. Ferez-vous mieux ?
web-challenge-daily = C’est la grille du jour du { $date } : votre premier essai compte comme d’habitude.
web-others-title = Et les autres
web-others-all = Montrer tous les mots
web-percent = { $percent } %
web-replay-move = Coup
web-board-today = Classement du jour

## Choisir
web-practice = Entraînement
web-practice-go = Commencer
web-practice-seed = Entraînement · { $seed }
web-seed = Graine
web-seed-any = au hasard
web-rival = Contre
web-rival-none = personne
web-archive = Archives
web-archive-all = Tous les jours
web-archive-more = Les parties d’archives sont un entraînement : elles ne prolongent jamais une série.
web-answers = Réponses d’un jour clos
web-answers-proof = Comment le vérifier
web-answers-proof-more = Le SHA-256 du sel et de la grille a été publié avant le début du jour. Rien n’a changé depuis.
web-earlier = Avant
web-later = Après
web-day-before = La veille
web-day-after = Le lendemain
web-room-rounds = Manches
web-pick-key = { $value ->
    [upside-down] à l’envers
    [none] aucune
   *[page] page à part
}
web-pick-direction = { $value ->
    [N] vers le haut
    [NE] en haut à droite
    [SE] en bas à droite
    [S] vers le bas
    [SW] en bas à gauche
    [W] vers la gauche
    [NW] en haut à gauche
   *[E] vers la droite
}

## Créer
web-make = Créer des mots cachés
web-make-title = Titre
web-make-source = Mots
web-make-own = Mes propres mots
web-make-theme = Par thème
web-make-children = Seulement les thèmes pour enfants
web-make-words = Vos mots
web-make-placeholder = loutre, otarie, phoque…
web-make-count = { $count ->
    [one] { $count } mot ; un par ligne ou avec des virgules
   *[other] { $count } mots ; un par ligne ou avec des virgules
}
web-make-upload = Envoyer une liste
web-make-upload-hint = Texte ou CSV, 1 Mo au plus
web-make-too-large = « { $file } » dépasse { $size } Mo.
web-make-not-text = « { $file } » n’est pas un texte en UTF-8 ou UTF-16.
web-make-no-words = « { $file } » ne contient aucun mot.
web-make-picture = Image
web-make-picture-hint = Ses parties sombres reçoivent les lettres.
web-make-not-picture = Ce navigateur ne sait pas lire l’image « { $file } ».
web-make-not-dark = « { $file } » n’a presque rien de sombre : les mots n’y ont pas de place.
web-make-grid = Grille
web-make-fit = ajustée
web-make-directions = mon propre choix
web-make-shape = Forme
web-make-fill = Autres lettres
web-make-weave = Croisements
web-make-backwards = À l’envers
web-make-share = { $share } %
web-make-secrets = Secrets
web-make-message = Message secret
web-make-message-hint = Il se lit dans les lettres restantes.
web-make-exact = Il prend toutes les lettres restantes
web-make-secret-words = Mots secrets
web-make-secret-hint = Dans la grille mais pas dans la liste ; avec des virgules
web-make-preview = Aperçu
web-make-puzzle = Grille
web-make-answers = Solution
web-make-picture-of = { $part ->
    [key] La solution : { $rows } lignes de { $cols } lettres, chaque mot entouré
   *[puzzle] La grille : { $rows } lignes de { $cols } lettres et la liste des mots
}
web-make-again = Autre disposition
web-make-ready = { $placed } mots placés sur { $all }.
web-make-unplaced = Pas dans la grille
web-make-change = Changer un mot
web-make-change-hint = Les autres mots restent en place.
web-make-change-one = Changer « { $word } »
web-make-change-to = Au lieu de « { $word } »
web-make-change-done = Échanger
web-make-keep = Garder la disposition quand les mots changent
web-make-play = Jouer
web-make-link = Obtenir le lien
web-make-linked = Qui a ce lien peut jouer :
web-make-qr = Code QR du lien
web-make-room = Ouvrir un salon
web-make-room-mode = Dans un salon
web-make-print = Imprimer et enregistrer
web-make-paper = Papier
web-paper-letter = Letter (8,5 × 11 po)
web-paper-a4 = A4
web-paper-a5 = A5
web-paper-6x9 = 6 × 9 po
web-make-key = Solution
web-make-large = Gros caractères
web-make-black = Noir pur
web-make-save = Enregistrer en
web-make-empty = Votre grille apparaît ici.
web-room-made = { $count ->
    [one] La grille de l’hôte, avec { $count } mot
   *[other] La grille de l’hôte, avec { $count } mots
}

## Salons
web-rooms = Salons
web-rooms-lead = Chacun sur son écran : téléphone, ordinateur ou terminal.
web-room = Salon { $code }
web-room-open = Ouvrir un salon
web-room-code = Code du salon
web-room-code-wrong = Un code a quatre lettres sans voyelle, par exemple QMBT.
web-room-join = Entrer
web-room-join-title = Entrer dans un salon
web-room-mine = Vos salons
web-room-qr = Code QR du salon { $code }
web-room-here = Présents
web-room-host = hôte
web-room-ready = prêt
web-room-ready-ask = Je suis prêt
web-room-away = absent
web-room-remove = Retirer { $name }
web-room-bot = Ajouter un robot
web-room-game = Le jeu
web-room-waiting = Pas encore prêts : { $names }
web-room-start = Commencer
web-room-next-round = Manche suivante
web-room-leave = Partir
web-room-host-starts = L’hôte lance la partie.
web-room-round = Salon { $code } · manche { $round } sur { $all }
web-room-standing = Classement
web-room-wins = Victoires
web-room-winner = { $name } gagne !
web-room-tie = Égalité : { $names }
web-room-end-round = Finir la manche
web-room-end-title = Terminer la manche pour tout le monde ?
web-room-end-more = Personne ne pourra la continuer ensuite.
web-room-enter = Entrer
web-room-notice = Le serveur garde votre nom, vos résultats et vos salons jusqu’à ce que vous les effaciez.
web-get-ready = Préparez-vous !
web-room-again = Encore
web-room-change = Changer de jeu
web-room-host-again = L’hôte lance la manche suivante, et vous en êtes.
web-who-found = Qui a trouvé quoi
web-room-options = Options
web-look-on = Regarder dès la prochaine manche
web-reactions = Réactions
web-react-clap = Bravo !
web-react-wow = Ouah !
web-react-laugh = Ha ha !
web-react-think = Hum…
web-react-oops = Oups !
web-react-hurry = Tic tac !
web-react-good-game = Belle partie !

## Classements
web-board-post = L’inscrire au classement
web-board-posted = C’est inscrit au classement du jour.
web-boards = Classements
web-board-when = Quel classement
web-board-empty = Personne n’y figure encore.
web-board-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-board-frozen = clos
web-board-join = Les classements sont facultatifs. Pour y figurer, choisissez un nom :
web-friends = Classements entre amis
web-friends-title = Nom du groupe
web-friends-make = Créer
web-friends-join = Rejoindre
web-friends-leave = Quitter
web-friends-members = Membres

## Vous
web-profile = Profil
web-anonymous = Vous jouez sans nom. Vos résultats restent sur cet appareil.
web-anonymous-name = quelqu’un
web-name-title = Un nom pour les salons et les classements
web-notice = Dès maintenant, le serveur garde votre nom, vos résultats et votre série, vos places aux classements et les salons où vous entrez. Ni adresse, ni mot de passe, ni pistage. Vous pouvez tout télécharger ou tout effacer à tout moment.
web-notice-agree = J’ai lu ceci
web-name = Nom
web-names-more = D’autres noms
web-name-go = Prendre ce nom
web-hello = Bonjour { $name } !
web-recover = Retrouver votre joueur ici
web-recover-more = Collez les six mots de votre autre appareil : nom, série et chiffres viennent avec eux.
web-recovery-words = Six mots de secours
web-recovery-more = Ils vous mènent sur un autre appareil. Gardez-les en lieu sûr : ils ne s’affichent qu’une fois.
web-recovery-new = Nouveaux mots de secours
web-recover-go = Retrouver
web-recovered = Heureux de vous revoir !
web-save = Enregistrer
web-saved = Enregistré.
web-on-boards = Me montrer aux classements
web-devices = Appareils
web-pair-more = Un terminal affiche un code court ; confirmez-le ici.
web-pair-code = Code du terminal
web-pair = Confirmer
web-paired = Le terminal est relié.
web-data = Vos données
web-data-more = Sur cet appareil : réglages, résultats, parties en cours. Sur le serveur : votre nom, vos résultats et votre série si vous avez choisi un nom, sinon rien.
web-download = Télécharger mes données
web-delete = Effacer mes données
web-delete-title = Tout effacer ?
web-delete-more = Tout ce qui vous concerne est retiré du serveur, et les résultats de cet appareil aussi. C’est sans retour.
web-delete-yes = Tout effacer
web-deleted = Tout est effacé.
web-sign-out = Déconnecter cet appareil

## Chiffres
web-stats = Statistiques
web-streak-now = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
web-streak-best = la plus longue
web-streak-freezes = { $count ->
    [one] joker
   *[other] jokers
}
web-streak-more = Sept jours de suite donnent un joker, deux au plus ; un jour manqué en use un tout seul.
web-calendar = Les cinq dernières semaines
web-stats-empty = Pas encore de partie. La première est toujours une bonne.
web-stats-games = { $count ->
    [one] partie
   *[other] parties
}
web-stats-average = moyenne
web-stats-best = record
web-stats-device = Ces chiffres ne vivent que sur cet appareil.
web-stats-player = Ces chiffres vous suivent sur tous vos appareils.
web-distribution = Répartition
web-history = Dernières parties
web-history-more = Plein : parties du jour. Vide : entraînement.
web-milestones = Étapes
web-milestones-none = Les premières viennent d’elles-mêmes : une partie sans faute, un mot long, tous les jeux d’un jour, sept jours de suite.
web-milestones-all = Les { $count }
web-milestone-days = jours de suite : 7, 30, 100
web-milestone-flawless = { $count ->
    [one] énigme du jour sans faute
   *[other] énigmes du jour sans faute
}
web-milestone-all-games = { $count ->
    [one] jour avec les { $games }
   *[other] jours avec les { $games }
}
web-milestone-longest = lettres dans votre mot le plus long

## Réglages
web-settings = Réglages
web-theme = Apparence
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste fort
web-language = Langue
web-words-language = Mots du jeu
web-comfort = Confort
web-motion-less = Moins de mouvement
web-sound = Sons
web-vibration = Vibrer quand une vie est perdue
web-untimed = S’entraîner sans horloge

## Mots à soi
web-allow-here = L’accepter ici
web-allowed-here = « { $word } » compte désormais.
web-allowed-practice = « { $word } » compte désormais à l’entraînement.
web-why = Pourquoi ?
web-why-word = Sur ce mot
web-why-title = Sur ce mot
web-why-wait = Un instant…
web-why-away = La liste de mots ne peut pas être consultée en ce moment.
web-report-title = Dire à l’hôte :
web-report-in = Il devrait y être
web-report-out = Il ne devrait pas y être
web-report-offensive = Il est offensant
web-report-meaning = Son sens est faux
web-report-sent = « { $word } » est signalé à l’hôte, sans votre nom.
web-report-kept = Pas de connexion : « { $word } » sera signalé à l’hôte dès qu’il y en aura une, sans votre nom.
web-report = Signaler
web-unreport = Annuler
web-reported = « { $word } » est signalé à l’hôte, et ne vous est plus montré.
web-hidden-word = « { $word } » ne vous est plus montré.
web-unreported = « { $word } » est de nouveau montré.
web-reported-hidden = { $count ->
        [one] Un mot que vous avez signalé est laissé de côté.
       *[other] { $count } mots que vous avez signalés sont laissés de côté.
    }
web-own-words = Vos propres mots
web-own-words-more = Les mots acceptés comptent à l’entraînement en solo, jamais là où les scores se comparent. Les mots signalés ne vous sont pas montrés. Vos listes restent sur cet appareil ; un signalement va aussi à l’hôte, sans votre nom.
web-own-words-more-site = Les mots acceptés comptent à l’entraînement en solo. Les mots signalés ne vous sont pas montrés. Les deux listes restent sur cet appareil.
web-own-allowed = Acceptés
web-own-reported = Signalés
web-own-allow = Accepter
web-own-report = Signaler
web-own-remove = Retirer « { $word } »
web-own-letters = Un mot a de 2 à 15 lettres.
web-own-export = Enregistrer dans un fichier
web-own-import = Ouvrir un fichier

## Aide
web-help = Aide
web-help-daily = Les grilles du jour
web-help-daily-more = Chaque jeu propose une grille par jour, la même pour tous ceux qui jouent dans votre langue. Le premier essai compte. Votre calendrier décide du jour.
web-help-keys = Clavier, toucher, lecteur d’écran
web-help-keys-more = Taper marche toujours. Dans les grilles, les flèches déplacent et Entrée choisit. Tout se joue aussi en touchant, sans glisser. Les résultats sont annoncés une fois.
web-help-rooms = Salons
web-help-rooms-more = Ouvrez un salon, montrez le code ou le code QR. Tous ont la même grille et la même horloge. Pas de discussion, seulement quelques réactions.
web-help-stats = Séries
web-help-stats-more = Un jour compte dès que vous finissez une de ses grilles ce jour-là. Les jokers couvrent un jour manqué.
web-help-words = Mots
web-help-words-more = Touchez un mot après la partie pour voir son sens. Un refus dit toujours pourquoi. Un mot absent de la liste peut être accepté à l’entraînement, un mot montré peut être signalé ; les réglages gardent les deux. Les mots tristes ou violents ne sont jamais à trouver, sauf si les réglages demandent tous les mots.
web-rules-keys = Taper marche toujours ; les flèches déplacent dans les grilles et Entrée choisit ; toucher suffit.

## Vie privée
web-privacy = Vie privée
web-privacy-lead = Rien qui vous identifie n’est gardé avant que vous le demandiez.
web-privacy-lead-site = Rien ne quitte cet appareil : il n’y a pas de serveur.
web-privacy-device = Sur votre appareil
web-privacy-device-more = Réglages, statistiques, séries, vos propres mots et les clés de vos parties restent dans ce navigateur.
web-privacy-server = Sur le serveur
web-privacy-server-more = Une partie est gardée sous une clé au hasard et effacée après 30 jours. Elle ne porte pas de nom. Un mot que vous signalez est gardé sans votre nom. Les points du premier essai d’une grille du jour et les mots trouvés sont comptés sans nom ; un cookie de ce jour, dont le serveur garde l’empreinte, assure qu’il n’est compté qu’une fois.
web-privacy-boards = Quand vous choisissez un nom
web-privacy-boards-more = Le serveur garde alors le nom, l’empreinte d’un jeton de cet appareil, et vos résultats : série et chiffres vous suivent sur un autre appareil, les meilleurs sont aux classements et dans les salons.
web-privacy-rights = Vos droits
web-privacy-rights-more = Tout télécharger ou tout effacer, d’un seul geste, dans votre profil.
web-privacy-none = Ce qu’il n’y a pas
web-privacy-none-more = Ni publicité, ni pisteur, ni tiers, ni adresse, ni mot de passe.
