notice-reference-engine = Le moteur de mots rapide manque ici : un moteur plus lent, en Python pur, le remplace. (Un compilateur C++ à l’installation le fait revenir.)
