import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { eager } from './build/eager.ts';
import { languages } from './build/languages.ts';
import { messages } from './build/messages.ts';
import { notebook } from './build/notebook.ts';
import { packed } from './build/packed.ts';
import { shell } from './build/shell.ts';
import { tokens } from './build/tokens.ts';

const GAMES = readdirSync(new URL('src/games/', import.meta.url));

/** Matches these files of src/. */
function files(...paths: string[]): RegExp {
  return new RegExp(`/src/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})$`);
}

const FRAME = files(
  'page.ts',
  'components/frame/(ErrorMessage|Icon|Motif|TopBar).svelte',
  'games/\\w+/Motif.svelte',
  'state/(date_texts|today).ts',
  'stores/shelf.svelte.ts',
);
/** All that several games share: what is left out lands in one game's file, and the others load that. */
const MATCH = files(
  'pages/(Match|Start).svelte',
  'components/board/(Grid|Lines|Tile|WordList).svelte',
  'components/entry/Entry.svelte',
  'components/lesson/BeforeMatch.svelte',
  'components/match/(Clock|EndButton|Fold|Layout|Score).svelte',
  'state/tray.ts',
  'stores/jolt.ts',
  'stores/announce.svelte.ts',
);

/** The files of a first paint. */
const FIRST = ['start', 'page', 'match', 'Home', ...GAMES];

export default defineConfig({
  plugins: [tokens(), languages(), messages(), svelte(), shell(), eager(FIRST), packed(), notebook()],
  // A site may live in a folder of its host: scripts and styles find each other from where they are.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: '../src/worderly/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // A slow machine is no fault of the sources.
      checks: { bundlerTimings: false },
      input: { page: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Few files, because each takes one of a phone's six connections. A group takes what its files
        // import, unless a group of a higher priority does.
        codeSplitting: {
          groups: [
            { name: 'start', test: /src\/start\.ts$/, priority: 4 },
            { name: 'page', test: FRAME, priority: 3 },
            { name: 'match', test: MATCH, priority: 2 },
            { name: 'Home', test: files('pages/Home.svelte'), priority: 1 },
            ...GAMES.map((game) => ({ name: game, test: files(`games/${game}/Play.svelte`), priority: 1 })),
            { name: 'table', test: /src\/(components|stores|state|net)\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  // A process for each file would take two thirds of the tests' CPU.
  test: { include: ['src/**/*.test.ts'], isolate: false, setupFiles: ['build/fresh.ts'] },
});
