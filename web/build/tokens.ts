/** Turns the design tokens into custom properties; the terminal's theme reads the same file. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = new URL('../../src/worderly/look/tokens.json', import.meta.url);
type Colours = Record<string, string>;
type Palette = Record<string, string | Colours> & { accents: Colours };
type Tokens = {
  colours: Record<'light' | 'dark' | 'contrast_light' | 'contrast_dark', Palette>;
  space_px: number;
  radius_px: number;
  motion_ms: Record<string, number>;
  family: string;
};

function properties({ accents, ...roles }: Palette, scheme: string): string {
  const named = [
    ...Object.entries(roles).map(([role, colour]) => `--${role.replaceAll('_', '-')}:${colour};`),
    ...Object.entries(accents).map(([game, colour]) => `--accent-${game}:${colour};`),
  ];
  return `color-scheme:${scheme};${named.join('')}`;
}

export function sheet(tokens: Tokens): string {
  const { light, dark, contrast_light, contrast_dark } = tokens.colours;
  const motion = Object.entries(tokens.motion_ms).map(([name, ms]) => `--${name}:${ms}ms;`);
  const fixed = `--space:${tokens.space_px}px;--radius:${tokens.radius_px}px;${motion.join('')}`;
  const family = `--family:'${tokens.family}',system-ui,sans-serif;`;
  return [
    `:root{${fixed}${family}${properties(light, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root{${properties(dark, 'dark')}}}`,
    `:root[data-theme=light]{${properties(light, 'light')}}`,
    `:root[data-theme=dark]{${properties(dark, 'dark')}}`,
    `:root[data-theme=contrast]{${properties(contrast_light, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root[data-theme=contrast]{${properties(contrast_dark, 'dark')}}}`,
    ...Object.keys(light.accents).map((game) => `[data-game='${game}']{--accent:var(--accent-${game})}`),
  ].join('\n');
}

/** `virtual:tokens.css` is a style sheet of the page, `virtual:tokens` the same as a text. */
export function tokens(): Plugin {
  const written: Record<string, (css: string) => string> = {
    'virtual:tokens.css': (css) => css,
    'virtual:tokens': (css) => `export default ${JSON.stringify(css)}`,
  };
  return {
    name: 'worderly-tokens',
    resolveId: (source) => (source in written ? `\0${source}` : undefined),
    load: (source) => written[source.slice(1)]?.(sheet(JSON.parse(readFileSync(FILE, 'utf8')))),
  };
}
