/** Builds the script of the engine's worker, apart from the page: it has a policy of its own. */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../build/engine/worker',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      input: { worker: 'src/engine/worker.ts' },
      output: { entryFileNames: '[name]-[hash].js' },
    },
  },
});
