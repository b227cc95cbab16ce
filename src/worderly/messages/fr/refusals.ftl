# Ce que tout jeu peut répondre à un coup ou à une option ; les refus propres à un jeu sont dans son fichier.

refused-game-over = Cette partie est finie.
refused-no-such-seat = Il n’y a pas de place { $seat } dans cette partie.
refused-not-yet = Ce n’est pas encore le moment.
refused-not-your-turn = C’est le tour de quelqu’un d’autre.
refused-bad-option = { $option } ne peut pas valoir { $value } ; il faut { $need }.
refused-not-in-list = « { $word } » n’est pas dans { $list }.
refused-blocked-word = { $list } écarte ce mot : les insultes ne sont pas acceptées.
refused-no-list-word = « { $word } » ne peut pas entrer dans une liste : un mot a de { $low } à { $high } lettres et rien d’autre, ni chiffres, ni espaces, ni traits d’union.
refused-banned-word = « { $word } » n’est pas dans { $list } : l’hôte de ce serveur l’a retiré.
refused-reported-word = « { $word } » est dans { $list }, mais vous l’avez signalé sur cet appareil.
refused-not-in-puzzle = « { $word } » est dans { $list }, mais ce n’est pas un des mots de cette grille.
refused-empty = Tapez d’abord quelque chose.
refused-needs-engine = Chargez d’abord les jeux pour ce navigateur.

reason-gave-up = Partie abandonnée.
reason-host-ended = L’hôte a terminé la manche.
reason-race-over = Tout le monde a fini.
reason-time-up = Le temps est écoulé.
reason-solved = Résolu !
refused-not-worderly = Quelque chose répond à { $server }, mais ce n’est pas Worderly ; vérifiez l’adresse.
refused-own-list-on-server = Une liste de mots à vous ne se joue que sur cet appareil ; retirez la liste ou le serveur.
refused-open-elsewhere = Cette partie est ouverte dans une autre fenêtre.
refused-taken-over = Cette partie a été reprise dans une autre fenêtre ; plus rien n’est sauvé ici.
refused-one-end = Ce n’est qu’un bout ; tapez les deux, comme c7 c12, ou le mot avec lui.
refused-no-such-row = Il n’y a pas de ligne { $row } ; il y a { $first } à { $last }.
