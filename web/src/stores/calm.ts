/** Whether nothing may move: the device's wish, or the player's setting. */
export function isCalm(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'less'
  );
}
