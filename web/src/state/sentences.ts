/** Says a sentence that the build has read from its .ftl file (build/messages.ts). */
import type { Language } from './settings';

export type Facts = Record<string, string | number>;
export type Choice = { on: string; of: [string | number, Pattern][]; or: number };
export type Part = string | { fact: string; plain?: true } | Choice;
export type Pattern = string | Part[];
export type Sentences = Record<string, Pattern>;

/** Between thousands, and before a fraction. `Intl` knows them too, but waking it takes a phone 150 ms. */
const MARKS = { en: [',', '.'], fr: ['\u202f', ','] } as const;

export function sentence(pattern: Pattern, facts: Facts, language: Language): string {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((part) => said(part, facts, language)).join('');
}

function said(part: Part, facts: Facts, language: Language): string {
  if (typeof part === 'string') return part;
  if ('of' in part) return sentence(chosen(part, facts[part.on], language), facts, language);
  const fact = facts[part.fact] ?? `{$${part.fact}}`;
  return typeof fact === 'string' ? fact : numberText(fact, language, part.plain ? '' : MARKS[language][0]);
}

function chosen({ of, or }: Choice, fact: string | number | undefined, language: Language): Pattern {
  const kind = typeof fact === 'number' ? plural(fact, language) : undefined;
  return (of.find(([key]) => key === fact || key === kind) ?? of[or]!)[1];
}

/** The kind of a number in a sentence; French has one more for whole millions. */
function plural(value: number, language: Language): string {
  const size = Math.abs(value);
  if (language === 'en') return size === 1 ? 'one' : 'other';
  if (size < 2) return 'one';
  return size % 1_000_000 === 0 ? 'many' : 'other';
}

/** At most three places after the point. */
function numberText(value: number, language: Language, thousands: string): string {
  const [whole, rest] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, thousands);
  return rest ? grouped + MARKS[language][1] + rest : grouped;
}
