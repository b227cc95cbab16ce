/** Whether this device was signed in when it last asked; the cookie itself is hidden from scripts. */
import { storage } from './settings';

const PLAYER = 'worderly.player';

export function isPlayer(): boolean {
  return storage()?.getItem(PLAYER) === '1';
}

export function rememberPlayer(signedIn: boolean): void {
  try {
    if (signedIn) storage()?.setItem(PLAYER, '1');
    else storage()?.removeItem(PLAYER);
  } catch {
    // Without storage the profile asks again.
  }
}
