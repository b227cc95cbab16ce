notice-reference-engine = Hier fehlt der schnelle Wortkern, deshalb spielt ein langsamerer in reinem Python. (Ein C++-Compiler bei der Installation bringt ihn zurück.)
