/** Builds the widgets for notebooks: `src/games/<id>/notebook.ts` becomes a file that needs no other. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type InlineConfig, type Plugin } from 'vite';
import { tokens } from './tokens.ts';

const GAMES = new URL('../src/games/', import.meta.url);
const OUT = fileURLToPath(new URL('../../src/worderly/notebook/static/', import.meta.url));

/** A notebook has no server of ours: styles and the typeface are part of the script. */
function config(game: string): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tokens(), svelte({ compilerOptions: { css: 'injected' } })],
    build: {
      outDir: OUT,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(`${game}/notebook.ts`, GAMES)),
        formats: ['es'],
        fileName: () => `${game}.js`,
      },
      minify: true,
      rollupOptions: { checks: { bundlerTimings: false } },
    },
  };
}

export function notebook(): Plugin {
  return {
    name: 'worderly-notebook',
    apply: 'build',
    async closeBundle() {
      rmSync(OUT, { recursive: true, force: true });
      const games = readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/notebook.ts`, GAMES)));
      for (const game of games) await build(config(game));
    },
  };
}
