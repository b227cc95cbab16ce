/** Sizes of files as people read them. */

/** One digit below ten: "8.2 MB", "31 MB". */
export function megabytes(bytes: number, language: string): string {
  const value = bytes / 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
