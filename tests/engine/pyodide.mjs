/** The built engine under Node: `node pyodide.mjs FOLDER FILE LANGUAGES CALL` prints what CALL gives, a name of FILE. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { startPyodide, unpack } from '../../web/src/engine/boot.mjs';

const [folder, file, languages, call] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
const pathOf = (pattern) => join(folder, files.find(({ name }) => pattern.test(name)).name);
const { loadPyodide } = await import(pathOf(/\/pyodide\.mjs$/));
const pyodide = await startPyodide(loadPyodide, dirname(pathOf(/\/pyodide\.mjs$/)), pathOf(/\.zip$/));
for (const { name, part, language } of files)
  if (['sources', 'packages'].includes(part) || languages.split(',').includes(language))
    unpack(pyodide, new Uint8Array(readFileSync(join(folder, name))));
pyodide.FS.writeFile(`/worderly/${basename(file)}`, readFileSync(file));
const found = await pyodide.runPythonAsync(`from ${basename(file, '.py')} import *\n${call}`);
process.stdout.write(`${found}\n`, () => process.exit(0));
