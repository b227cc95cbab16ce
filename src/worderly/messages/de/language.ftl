# Über diese Sprache: ihr Name, ihre Gewohnheiten und die Wörter, die man tippen kann.

language-name = Deutsch
language-locale = de

# Die englischen Wörter gelten auch.
typed-yes = j, ja
typed-no = n, nein
typed-menu-play = p, spielen
typed-menu-daily = d, tagesrätsel
typed-menu-resume = r, weiter, weiterspielen
typed-menu-board = l, bestenliste
typed-menu-stats = s, zahlen
typed-menu-quit = q, ende
typed-after-again = a, r, nochmal
typed-after-analysis = v, analyse
typed-after-share = s, t, teilen
typed-after-board = l, b, bestenliste
typed-after-menu = m, menü
typed-after-quit = q, e, ende
typed-interrupted-menu = m
typed-interrupted-restart = r, n
typed-interrupted-quit = e, q
typed-menu = !menü, !menue
typed-restart = !neustart
typed-quit = !ende
typed-give-up = !aufgeben
typed-pause = !pause
typed-show = !zeigen
typed-brief = !kurz
typed-hint = !tipp
typed-shuffle = !mischen
typed-mark = !markieren
typed-allow = !erlauben
typed-report = !melden
typed-room-wait = /warten
typed-room-leave = /verlassen
typed-words = !wörter, !woerter
typed-radar = !radar
typed-board = !brett
