/** Names in the page what its visitor needs next, so that early.js can ask for it before the first script has run. */
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const MEANT: Record<string, RegExp[]> = {
  en: [/virtual:messages\/en$/],
  fr: [/virtual:messages\/fr$/],
  ...Object.fromEntries(
    ['wizards', 'hands', 'boogle', 'battlewords', 'wordsearch'].map((game) => [
      game,
      [/pages\/Match\.svelte$/, new RegExp(`games/${game}/Play\\.svelte$`)],
    ]),
  ),
};

function filesOf(bundle: Rolldown.OutputBundle, names: string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = bundle[name] as Chunk | undefined;
    if (seen.has(name) || chunk?.type !== 'chunk') continue;
    seen.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
    filesOf(bundle, chunk.imports, seen);
  }
  return seen;
}

export function ahead(): Plugin {
  return {
    name: 'worderly-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle['index.html'] as Rolldown.OutputAsset | undefined;
      if (!html) return;
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const entry = filesOf(bundle, chunks.filter((chunk) => chunk.name === 'page' && chunk.isEntry).map((chunk) => chunk.fileName));
      const list = (modules: RegExp[]): string[] => {
        const wanted = chunks.filter((chunk) => modules.some((module) => module.test(chunk.facadeModuleId ?? '')));
        if (wanted.length !== modules.length) throw new Error(`no chunk of its own for one of ${modules.join(' ')}`);
        const files = filesOf(bundle, wanted.map((chunk) => chunk.fileName));
        return [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`);
      };
      const told = Object.fromEntries(Object.entries(MEANT).map(([name, modules]) => [name, list(modules)]));
      html.source = String(html.source).replace('__AHEAD__', JSON.stringify(told).replaceAll('"', '&quot;'));
    },
  };
}
