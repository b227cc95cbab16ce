import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './build/messages.ts';
import { packed } from './build/packed.ts';
import { shell } from './build/shell.ts';
import { tokens } from './build/tokens.ts';

export default defineConfig({
  plugins: [tokens(), messages(), svelte(), shell(), packed()],
  build: {
    outDir: '../src/worderly/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // A slow machine is no fault of the sources.
      checks: { bundlerTimings: false },
      input: { page: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Few files, for each takes one of a phone's six connections. A file brings what it needs, unless one
        // of a higher priority does: the first script, the page's frame, what all matches share, a game.
        codeSplitting: {
          groups: [
            { name: 'start', test: /src\/start\.ts$|rolldown:runtime/, priority: 4 },
            {
              name: 'page',
              test: /src\/(page\.ts|components\/(frame\/(Bar|Icon|Trouble)|Motif)\.svelte|stores\/shelf\.svelte\.ts)$/,
              priority: 3,
            },
            {
              name: 'match',
              test: /src\/(pages\/Match|components\/(board|entry|match)\/(Clock|Entry|Grid|Layout|Lines|Score|Tile|Words)|stores\/announce)\.svelte(\.ts)?$/,
              priority: 2,
            },
            ...['Home', 'wizards', 'hands', 'boogle', 'battlewords', 'wordsearch'].map((name) => ({
              name,
              test: new RegExp(`src/(pages/${name}|games/${name}/Play)\\.svelte$`),
              priority: 1,
            })),
            { name: 'table', test: /src\/(components|stores|state|net)\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
