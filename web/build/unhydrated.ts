/**
 * Svelte can take over HTML that a server has rendered. Ours renders none: where the flag of it is constant,
 * the minifier drops that code from every block and every component.
 */
import type { Plugin } from 'vite';

const FILE = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;
const CHANGES = [
  ['export let hydrating = false;', 'export const hydrating = false;'],
  ['\thydrating = value;\n', ''],
] as const;

function changed(code: string, [from, to]: readonly [string, string]): string {
  if (!code.includes(from)) throw new Error(`Svelte no longer has “${from}”: see build/unhydrated.ts`);
  return code.replace(from, to);
}

export function unhydrated(): Plugin {
  return {
    name: 'worderly-unhydrated',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (FILE.test(id) ? CHANGES.reduce(changed, code) : undefined),
  };
}
