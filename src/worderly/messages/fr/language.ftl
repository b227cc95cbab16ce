# De cette langue : son nom, ses usages et les mots qu’on peut taper.

language-name = Français
language-locale = fr

# Les mots anglais valent aussi.
typed-yes = o, oui
typed-no = n, non
typed-menu-play = p, jouer
typed-menu-daily = d
typed-menu-resume = r, reprendre
typed-menu-board = l, classement
typed-menu-stats = s
typed-menu-quit = q, quitter
typed-after-again = a, r
typed-after-analysis = v, analyse
typed-after-share = s, p, partager
typed-after-board = l, c
typed-after-menu = m
typed-after-quit = q, e
typed-interrupted-menu = m
typed-interrupted-restart = r
typed-interrupted-quit = e, q
typed-menu = !menu
typed-restart = !recommencer
typed-quit = !quitter
typed-give-up = !abandonner, !abandon
typed-pause = !pause
typed-show = !montrer
typed-brief = !bref
typed-hint = !indice
typed-shuffle = !melanger, !mélanger
typed-mark = !marquer
typed-allow = !accepter
typed-report = !signaler
typed-room-wait = /attendre
typed-room-leave = /leave
typed-words = !mots
typed-radar = !radar
typed-board = !grille
