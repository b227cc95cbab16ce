/** What is below the fold of a phone waits, so that the rest is there earlier; a desktop shows it at once. */
const LATER_MS = 100;

export function isDesktop(): boolean {
  return matchMedia('(min-width: 900px)').matches;
}

/** Calls when the page has been painted and a touch was possible. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call, LATER_MS));
}
