/** Sets the chosen theme and motion on the document. */
import type { Settings } from '../state/settings';

export function applyLook(settings: Settings): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  if (settings.motion === 'less') root.dataset['motion'] = 'less';
  else delete root.dataset['motion'];
}
