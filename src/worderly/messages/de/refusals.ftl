# Absagen, die alle Spiele teilen; die übrigen stehen beim jeweiligen Spiel.

refused-game-over = Diese Partie ist vorbei.
refused-no-such-seat = Einen Platz { $seat } gibt es in dieser Partie nicht.
refused-not-yet = Dafür ist es noch zu früh.
refused-not-your-turn = Jemand anders ist am Zug.
refused-bad-option = { $option } kann nicht { $value } sein; möglich ist { $need }.
refused-empty = Tippe zuerst etwas ein.
refused-needs-engine = Lade zuerst die Spiele für diesen Browser.

reason-gave-up = Aufgegeben.
reason-host-ended = Der Gastgeber hat die Runde beendet.
reason-race-over = Alle sind fertig.
reason-time-up = Die Zeit ist um.
reason-solved = Gelöst!
refused-not-worderly = Unter { $server } antwortet etwas, aber es ist nicht Worderly; prüfe die Adresse.
refused-own-list-on-server = Mit einer eigenen Wortliste spielst du nur auf diesem Gerät; lass die Liste oder den Server weg.
refused-not-in-list = „{ $word }“ steht nicht in { $list }.
refused-blocked-word = { $list } lässt dieses Wort weg: Beschimpfungen gelten nicht.
refused-no-list-word = „{ $word }“ kann in keiner Wortliste stehen: Ein Wort hat { $low } bis { $high } Buchstaben und nichts sonst, keine Ziffern, Leerzeichen oder Bindestriche.
refused-banned-word = „{ $word }“ steht nicht in { $list }: Der Gastgeber dieses Servers hat es herausgenommen.
refused-reported-word = „{ $word }“ steht in { $list }, aber du hast es auf diesem Gerät gemeldet.
refused-not-in-puzzle = „{ $word }“ steht in { $list }, gehört aber nicht zu diesem Rätsel.
refused-open-elsewhere = Diese Partie ist in einem anderen Fenster offen.
refused-taken-over = Diese Partie wurde in einem anderen Fenster übernommen; hier wird nichts mehr gespeichert.
refused-one-end = Das ist ein Ende; bitte gib beide ein, etwa c7 c12, oder das Wort dazu.
refused-no-such-row = Es gibt keine Zeile { $row }; es gibt { $first } bis { $last }.
