/** Writes the files of the engine into the package; `make engine` fetches the wheels before. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYODIDE = join(ROOT, 'web/node_modules/pyodide');
const WORK = join(ROOT, 'build/engine');
const MADE = join(WORK, 'made');
const PACKED = join(WORK, 'packed');
const TARGET = join(ROOT, 'src/worderly/server/engine_files');
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];

async function makeArchives() {
  rmSync(MADE, { recursive: true, force: true });
  mkdirSync(MADE, { recursive: true });
  const pyodide = await loadPyodide({ indexURL: PYODIDE });
  for (const [name, folder] of Object.entries({
    worderly: 'src/worderly',
    work: 'build/engine',
    web: 'web/engine',
  })) {
    pyodide.FS.mkdirTree(`/mnt/${name}`);
    pyodide.mountNodeFS(`/mnt/${name}`, join(ROOT, folder));
  }
  pyodide.FS.writeFile('/mnt/stdlib.zip', readFileSync(join(PYODIDE, 'python_stdlib.zip')));
  pyodide.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/mnt/web")
import archives
mnt = Path("/mnt")
archives.write_all(mnt / "worderly", mnt / "work/wheels", mnt / "stdlib.zip", mnt / "work/made")
`);
}

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}

/** Packed once for each content: the runtime takes half a minute. */
function packedOf(data) {
  const kept = join(PACKED, hashOf(data));
  if (!existsSync(kept)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
    writeFileSync(kept, brotliCompressSync(data, { params }));
  }
  return readFileSync(kept);
}

function put(name, part, language, data) {
  const path = join(TARGET, name);
  mkdirSync(dirname(path), { recursive: true });
  const packed = packedOf(data);
  writeFileSync(path, data);
  writeFileSync(`${path}.br`, packed);
  return { name, part, language, packed: packed.length, bytes: data.length };
}

function runtimeFiles() {
  const files = RUNTIME.map((name) => [name, readFileSync(join(PYODIDE, name))]);
  const folder = `pyodide-${hashOf(...files.map(([, data]) => data))}`;
  return files.map(([name, data]) => put(`${folder}/${name}`, 'runtime', null, data));
}

function archiveFile(name, part, language) {
  const data = readFileSync(join(MADE, name));
  const [stem, ending] = name.split('.');
  return put(`${stem}-${hashOf(data)}.${ending}`, part, language, data);
}

function workerName() {
  return readdirSync(join(WORK, 'worker')).find((name) => /^worker-.*\.js$/.test(name));
}

const PARTS = { 'stdlib.zip': 'runtime', 'core.bin': 'sources', 'press.bin': 'packages' };
await makeArchives();
rmSync(TARGET, { recursive: true, force: true });
mkdirSync(PACKED, { recursive: true });
const worker = workerName();
const files = [
  put(worker, 'start', null, readFileSync(join(WORK, 'worker', worker))),
  ...runtimeFiles(),
  ...readdirSync(MADE).map((name) =>
    archiveFile(name, PARTS[name] ?? 'languages', PARTS[name] ? null : name.slice(0, 2)),
  ),
];
const version = hashOf(...files.map(({ name }) => name));
const manifest = Buffer.from(`${JSON.stringify({ version, worker, files }, null, 1)}\n`);
writeFileSync(join(TARGET, 'manifest.json'), manifest);
