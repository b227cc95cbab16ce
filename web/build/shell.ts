/** Tells the service worker which files make the shell, and gives it a name that changes with them. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export function shell(): Plugin {
  return {
    name: 'worderly-shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const paths = ['/', '/theme.js', '/manifest.webmanifest', ...files.map((name) => `/${name}`)];
      worker.code = worker.code.replace('__VERSION__', version).replace(/["'`]__PATHS__["'`]/, JSON.stringify(paths));
    },
  };
}
