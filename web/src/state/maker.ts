/** Words as people paste them: one a line, or between commas or semicolons; phrases keep their spaces. */
export function listedWords(text: string): string[] {
  const parts = text.split(/[\n,;\t]+/).map((part) => part.trim().replace(/\s+/g, ' '));
  const seen = new Map(parts.filter(Boolean).map((part) => [part.toLocaleLowerCase(), part]));
  return [...seen.values()];
}
