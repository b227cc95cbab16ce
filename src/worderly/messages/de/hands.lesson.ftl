# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-hands-hand = Das sind deine Buchstaben, jeder mit seinem Wert. Der Stern steht für einen beliebigen Vokal.
lesson-hands-first = Lege ein Wort: { $first }.
lesson-hands-points = Ein Wort bringt ein Vielfaches vom Wert seiner Buchstaben: je länger es ist und je weniger Buchstaben übrig bleiben, desto mehr.
lesson-hands-costs = Ein Wort, das es nicht gibt, bringt nichts, und seine Buchstaben sind weg.
lesson-hands-wild = Nimm den Stern als Vokal: { $second } liest sich { $means }. Dann ist kein Buchstabe mehr übrig und die Hand zu Ende.
