# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-wordsearch-list = Jedes Wort dieser Liste steht irgendwo im Gitter.
lesson-wordsearch-right = { $right } läuft nach rechts. Ziehe vom ersten bis zum letzten Buchstaben.
lesson-wordsearch-diagonal = Wörter laufen auch nach unten, schräg und rückwärts. Ziehe { $diagonal }.
lesson-wordsearch-clock = Die Uhr zählt hoch. Ein Tipp zeigt, wo ein Wort beginnt, und kostet 15 Sekunden.
lesson-wordsearch-down = Ein Wort fehlt noch: { $down }.
