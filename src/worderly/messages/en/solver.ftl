notice-reference-engine = The fast word engine is missing here, so a slower one in plain Python plays. (A C++ compiler at installation time brings it back.)
