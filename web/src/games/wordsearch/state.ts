/** A word typed in a word search, with the cell of one of its ends if the player gives it: `otter c7`. */
import type { Cell } from '../../state/roving';

export type Named = { word: string; at?: Cell };

export function parseName(text: string): Named {
  const match = /^(.*\S)\s+([a-z]{1,2})(\d{1,3})$/i.exec(text.trim());
  if (!match) return { word: text.trim() };
  const row =
    [...match[2]!.toLowerCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return { word: match[1]!, at: [row, Number(match[3]) - 1] };
}

/** The same word, whatever its case, accents, spaces and hyphens. */
export function sameLetters(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}
