# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-boogle-board = Wörter laufen über Würfel, die sich berühren, in jede Richtung. Jeder Würfel zählt in einem Wort einmal.
lesson-boogle-first = Finde { $first }: ziehe über die Würfel oder tippe es.
lesson-boogle-longer = Längere Wörter bringen viel mehr. Jetzt { $longer }.
lesson-boogle-costs = Ein falsches Wort kostet nur Zeit. Ein Wort hat mindestens drei Buchstaben.
lesson-boogle-clock = Im Spiel läuft eine Uhr, drei Minuten lang. Sie startet, wenn du Bereit sagst.
