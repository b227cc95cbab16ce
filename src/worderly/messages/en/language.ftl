# About this language: its name, its conventions, and the words a player may type.

language-name = English
# Plurals, numbers and dates follow this locale of CLDR; `make gen` writes them into cldr.json.
language-locale = en-GB

# Words that a player may type in line mode, in lower case, separated by commas. The English words work
# in every language, so a list may be empty, but no word may have two meanings.
# An answer that begins with one of these is a yes.
typed-yes = y, yes
typed-no = n, no
typed-menu-play = p, play
typed-menu-daily = d, daily
typed-menu-resume = r, resume
typed-menu-board = l, leader board
typed-menu-stats = s, stats
typed-menu-quit = q, quit, exit
typed-after-again = a, r
typed-after-analysis = v, analysis, verdicts
typed-after-share = s, share
typed-after-board = l
typed-after-menu = m
typed-after-quit = q, e
typed-interrupted-menu = m
typed-interrupted-restart = r
typed-interrupted-quit = e, q
typed-menu = !menu
typed-restart = !restart
typed-quit = !quit, !exit
typed-give-up = !give up, !give-up
typed-pause = !pause
typed-show = !show
typed-brief = !brief
typed-hint = !hint
typed-shuffle = !shuffle
typed-mark = !mark
typed-allow = !allow
typed-report = !report
typed-room-wait = /wait
typed-room-leave = /leave, /quit, /q
typed-words = !words
typed-radar = !radar
typed-board = !board
