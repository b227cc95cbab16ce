import { describe, expect, it } from 'vitest';
import { readReports, withReport } from './unsent_reports';

const JAR = { language: 'en', word: 'jar', kind: 'out' } as const;

describe('unsent reports', () => {
  it('are each kept once, the latest at the end', () => {
    const both = withReport(withReport(withReport([], JAR), { ...JAR, kind: 'meaning' }), JAR);
    expect(both.map(({ kind }) => kind)).toEqual(['meaning', 'out']);
  });

  it('are read back from the storage, without what is no report', () => {
    expect(readReports(JSON.stringify([JAR, { word: 'x' }, 7, null]))).toEqual([JAR]);
    expect(readReports('{')).toEqual([]);
    expect(readReports(null)).toEqual([]);
  });

  it('never fill the storage', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...JAR, word: `w${n}` }));
    const kept = many.reduce((all: ReturnType<typeof readReports>, each) => withReport(all, each), []);
    expect(kept.map(({ word }) => word).slice(0, 2)).toEqual(['w10', 'w11']);
  });
});
