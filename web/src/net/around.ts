/** What is known of network, server and engine at this moment; listeners hear of changes. */
import { storage } from '../state/settings';
import { isByEngine, type Around } from '../state/where';

const LANGUAGES = 'worderly.engine';
/** A server that did not answer is asked again after so long. */
const LOST_MS = 30_000;

/** A folder on a static host: there is no server at all. */
export const isSite = document.querySelector('meta[name="worderly-place"][content="engine"]') !== null;
const listeners = new Set<() => void>();
let lostUntil = 0;

export function installedLanguages(): string[] {
  return (storage()?.getItem(LANGUAGES) ?? '').split(' ').filter(Boolean);
}

/** The player has said yes and the files are here; none: they are gone. Throws if nothing can be stored. */
export function rememberLanguages(languages: readonly string[]): void {
  if (languages.length) storage()?.setItem(LANGUAGES, languages.join(' '));
  else storage()?.removeItem(LANGUAGES);
  tell();
}

export function around(): Around {
  const languages = installedLanguages();
  const isLost = languages.length > 0 && Date.now() < lostUntil;
  return { isSite, isAway: !navigator.onLine || isLost, languages };
}

export function isLocalNow(): boolean {
  return isByEngine(around());
}

/** Whether other people can be met: rooms, boards, challenges, an account. */
export function hasServer(): boolean {
  const { isAway } = around();
  return !isSite && !isAway;
}

/** As an app of this device, or on a site without a server, where it is not here yet. */
export function offersEngine(): boolean {
  return installedLanguages().length === 0 && (isSite || matchMedia('(display-mode: standalone)').matches);
}

export function serverLost(): void {
  lostUntil = Date.now() + LOST_MS;
  tell();
}

export function serverReached(): void {
  if (lostUntil === 0) return;
  lostUntil = 0;
  tell();
}

/** Returns the call that ends it. */
export function onAround(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

addEventListener('online', () => {
  lostUntil = 0;
  tell();
});
addEventListener('offline', tell);
