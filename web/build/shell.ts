/** After the build: completes the HTML, and tells the service worker the names of all files. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { firstScript } from './first.ts';
import { partOf } from './messages.ts';

const MESSAGES = new URL('../../src/worderly/messages/', import.meta.url);
type Bundle = Rolldown.OutputBundle;

/** The worker's name changes with its files. */
function worker(code: string, files: string[]): string {
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  // The first is the page itself; all are relative to the worker's folder.
  const paths = ['', 'manifest.webmanifest', ...files];
  return code.replace('__VERSION__', version).replace(/["'`]__PATHS__["'`]/, JSON.stringify(paths));
}

/**
 * The first script and the style come before the first module. The server puts the style into the HTML
 * (server/documents.py); a static host sends it as a file.
 */
function completed(html: string, first: string, style: string, modules: string[]): string {
  const early = [
    `<script src="/${first}"></script>`,
    `<link rel="stylesheet" crossorigin href="/${style}">`,
    // A phone has six connections: the seventh file waits for one, so the smallest is the last.
    ...modules.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ];
  const start = '<script async';
  return html.replace(start, `${early.join('\n    ')}\n    ${start} fetchpriority="high"`);
}

function fileOf(files: string[], name: RegExp): string {
  const found = files.find((file) => name.test(file));
  if (!found) throw new Error(`no file ${name}`);
  return found;
}

/** The sentences of a first paint, as data for the HTML. */
function emitSentences(emit: (name: string, source: string) => string): void {
  for (const code of readdirSync(MESSAGES).filter((name) => /^[a-z]{2}$/.test(name)))
    emit(`${code}.json`, JSON.stringify(partOf(code, false)));
}

function complete(bundle: Bundle, first: string): void {
  const files = Object.keys(bundle)
    .filter((name) => name.startsWith('assets/') && !name.endsWith('.json'))
    .sort();
  const page = fileOf(files, /\/page-.*\.js$/);
  const style = fileOf(files, /\/page-.*\.css$/);
  // The bundler keeps its few lines in a file of their own.
  const { imports } = bundle[page] as Rolldown.OutputChunk;
  const small = imports.filter((name) => !/\/start-/.test(name));
  const script = bundle['sw.js'] as Rolldown.OutputChunk;
  script.code = worker(script.code, files);
  const html = bundle['index.html'] as Rolldown.OutputAsset;
  html.source = completed(String(html.source), first, style, [page, ...small]);
}

export function shell(): Plugin {
  return {
    name: 'worderly-shell',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const emit = (name: string, source: string): string =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      emitSentences(emit);
      complete(bundle, emit('first.js', await firstScript()));
    },
  };
}
