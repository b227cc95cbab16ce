/** Says a sentence that the build has read from its .ftl file (build/messages.ts). */
import { numberText, plural } from './languages';
import type { Language } from './language_codes';

export type Facts = Record<string, string | number>;
export type Choice = { on: string; of: [string | number, Pattern][]; or: number };
export type Part = string | { fact: string; plain?: true } | Choice;
export type Pattern = string | Part[];
export type Sentences = Record<string, Pattern>;

export function sentence(pattern: Pattern, facts: Facts, language: Language): string {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((part) => said(part, facts, language)).join('');
}

function said(part: Part, facts: Facts, language: Language): string {
  if (typeof part === 'string') return part;
  if ('of' in part) return sentence(chosen(part, facts[part.on], language), facts, language);
  const fact = facts[part.fact] ?? `{$${part.fact}}`;
  return typeof fact === 'string' ? fact : numberText(fact, language, !part.plain);
}

function chosen({ of, or }: Choice, fact: string | number | undefined, language: Language): Pattern {
  const kind = typeof fact === 'number' ? plural(fact, language) : undefined;
  return (of.find(([key]) => key === fact || key === kind) ?? of[or]!)[1];
}
