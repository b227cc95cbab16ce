/** Builds `src/first.ts` as a script that needs no other: it comes before the first module. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { languages } from './languages.ts';
import { messages } from './messages.ts';

const ENTRY = fileURLToPath(new URL('../src/first.ts', import.meta.url));

export async function firstScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [languages(), messages()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'first', fileName: 'first' },
      minify: true,
      rollupOptions: { checks: { bundlerTimings: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code.trim();
}
