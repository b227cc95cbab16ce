/** A short vibration, where the device can and the player has not turned it off. */
import { app } from './app.svelte';

const SHORT_MS = 60;

export function jolt(): void {
  const calm = app.settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Before the first touch a browser refuses it with a warning.
  if (app.settings.vibration && !calm && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(SHORT_MS);
}
