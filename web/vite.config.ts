import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './build/messages.ts';
import { packed } from './build/packed.ts';
import { shell } from './build/shell.ts';
import { tokens } from './build/tokens.ts';

export default defineConfig({
  plugins: [tokens(), messages(), svelte(), shell(), packed()],
  build: {
    outDir: '../src/worderly/web/static',
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
        // What many pages share travels in one file instead of a dozen small ones.
        codeSplitting: {
          groups: [
            { name: 'house', test: /src\/(lib|state|net)\/|node_modules/, minShareCount: 8 },
            { name: 'table', test: /src\/(lib|state|net)\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
