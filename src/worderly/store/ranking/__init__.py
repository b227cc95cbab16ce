"""Results of dailies: leader boards, counts of all first tries, and what the host judges."""
