/** Writes a .br and a .gz beside every text file, so that the server need not compress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

function pack(file: string): void {
  const data = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'worderly-packed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle() {
      const names = readdirSync(folder, { recursive: true }).map(String);
      for (const name of names.filter((each) => TEXT.test(each))) pack(join(folder, name));
    },
  };
}
