"""After a match: the result, the analysis, word clouds."""
