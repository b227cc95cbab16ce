/** The built engine under Node: `node pyodide.mjs FOLDER FILE LANGUAGES SEEDS` prints what `positions.py` says. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startPyodide, unpack } from '../../web/src/engine/boot.mjs';

const [folder, file, languages, seeds] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
const pathOf = (pattern) => join(folder, files.find(({ name }) => pattern.test(name)).name);
const { loadPyodide } = await import(pathOf(/\/pyodide\.mjs$/));
const pyodide = await startPyodide(loadPyodide, dirname(pathOf(/\/pyodide\.mjs$/)), pathOf(/\.zip$/));
for (const { name, part, language } of files)
  if (part === 'sources' || languages.split(',').includes(language))
    unpack(pyodide, new Uint8Array(readFileSync(join(folder, name))));
pyodide.FS.writeFile('/worderly/positions.py', readFileSync(file));
const positions = pyodide.pyimport('positions');
const found = positions.all_played(pyodide.toPy(languages.split(',')), Number(seeds));
process.stdout.write(`${found}\n`, () => process.exit(0));
