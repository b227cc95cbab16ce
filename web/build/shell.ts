/** After the build: preloads the page's script, and tells the service worker the names of all files. */
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The worker's name changes with its files. */
function worker(code: string, files: string[]): string {
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  const paths = ['/', '/manifest.webmanifest', ...files.map((name) => `/${name}`)];
  return code.replace('__VERSION__', version).replace(/["'`]__PATHS__["'`]/, JSON.stringify(paths));
}

/** The first script blocks the paint; the page's script and what that imports are preloaded. */
function preloading(html: string, scripts: string[]): string {
  const first = html.replace('<script async', '$& blocking="render" fetchpriority="high"');
  const links = scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">\n    `);
  return first.replace('<link rel="stylesheet"', `${links.join('')}$&`);
}

export function shell(): Plugin {
  return {
    name: 'worderly-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort();
      const page = files.find((name) => /\/page-.*\.js$/.test(name));
      if (!page) throw new Error('the page has no file of its own');
      // The bundler keeps its few lines in a file of their own, which would be asked for last.
      const { imports } = bundle[page] as Rolldown.OutputChunk;
      const early = [page, ...imports.filter((name) => !/\/start-/.test(name))];
      const script = bundle['sw.js'] as Rolldown.OutputChunk;
      script.code = worker(script.code, files);
      const html = bundle['index.html'] as Rolldown.OutputAsset;
      html.source = preloading(String(html.source), early);
    },
  };
}
