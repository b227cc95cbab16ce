/** After the build: preloads the page's script, and tells the service worker the names of all files. */
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The worker's name changes with its files. */
function worker(code: string, files: string[]): string {
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  // The first is the page itself; all are relative to the worker's folder.
  const paths = ['', 'manifest.webmanifest', ...files];
  return code.replace('__VERSION__', version).replace(/["'`]__PATHS__["'`]/, JSON.stringify(paths));
}

/** The first script blocks the paint; the page's script and style are asked for beside it. */
function preloading(html: string, script: string, style: string, small: string[]): string {
  const first = html.replace('<script async', '$& blocking="render" fetchpriority="high"');
  const preload = (name: string): string => `<link rel="modulepreload" crossorigin href="/${name}">`;
  const links = [
    preload(script),
    `<link rel="stylesheet" crossorigin href="/${style}">`,
    // A phone has six connections: the seventh file waits for one, so the smallest is the last.
    ...small.map(preload),
  ];
  return first.replace('</head>', `  ${links.join('\n    ')}\n  $&`);
}

function fileOf(files: string[], name: RegExp): string {
  const found = files.find((file) => name.test(file));
  if (!found) throw new Error(`no file ${name}`);
  return found;
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
      const page = fileOf(files, /\/page-.*\.js$/);
      const style = fileOf(files, /\/page-.*\.css$/);
      // The bundler keeps its few lines in a file of their own.
      const { imports } = bundle[page] as Rolldown.OutputChunk;
      const small = imports.filter((name) => !/\/start-/.test(name));
      const script = bundle['sw.js'] as Rolldown.OutputChunk;
      script.code = worker(script.code, files);
      const html = bundle['index.html'] as Rolldown.OutputAsset;
      html.source = preloading(String(html.source), page, style, small);
    },
  };
}
