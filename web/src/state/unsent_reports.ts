/** Reports of words that were made without a connection; kept on this device until they are sent. */
import type { WordReport } from '../wire';

export const KEY = 'worderly.reports';
const MOST = 50;
const KINDS: readonly unknown[] = ['in', 'out', 'offensive', 'meaning'];

export function readReports(text: string | null): WordReport[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReport) : [];
  } catch {
    return [];
  }
}

/** Each report once; the oldest ones go if there are too many. */
export function withReport(reports: readonly WordReport[], report: WordReport): WordReport[] {
  return [...reports.filter((each) => !isSame(each, report)), report].slice(-MOST);
}

function isSame(one: WordReport, other: WordReport): boolean {
  return one.language === other.language && one.word === other.word && one.kind === other.kind;
}

function isReport(value: unknown): value is WordReport {
  if (typeof value !== 'object' || value === null) return false;
  const { language, word, kind } = value as Record<string, unknown>;
  return typeof language === 'string' && typeof word === 'string' && KINDS.includes(kind);
}
