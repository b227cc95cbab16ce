/** The places of a match that is over: equal scores share one, unless time decided between them. */
export type Place = { seat: number; score: number; place: number; won: boolean };

export function podiumOf(scores: readonly number[], winners: readonly number[]): Place[] {
  const rows = scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  const isEqual = (a: number, b: number): boolean =>
    rows[a]!.score === rows[b]!.score && rows[a]!.won === rows[b]!.won;
  return rows.map((row, at) => ({
    ...row,
    place: 1 + rows.findIndex((_, other) => other === at || (other < at && isEqual(other, at))),
  }));
}
