/**
 * V8 compiles a function when it is called first, on the main thread. This comment, which must be the
 * first line of a file, makes it compile all functions of the file beside, while the file is on its way.
 */
import type { Plugin } from 'vite';

export const HINT = '//# allFunctionsCalledOnLoad\n';

/** `names`: the files of a first paint; most of their functions are called by it. */
export function eager(names: readonly string[]): Plugin {
  return {
    name: 'worderly-eager',
    apply: 'build',
    generateBundle: {
      // After all that writes into the first line.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
