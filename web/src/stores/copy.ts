/** Copies a text and says so. */
import { app } from './app.svelte';
import { t } from './messages.svelte';

export async function copyText(text: string, done = t('web-copied')): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    app.say(done, 'good');
    return true;
  } catch {
    app.say(t('web-copy-failed'), 'bad');
    return false;
  }
}
