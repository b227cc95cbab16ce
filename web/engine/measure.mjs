/** Prints the CPU of a start, of deals and of moves under Node: `node web/engine/measure.mjs`. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEngine, startPyodide, unpack } from '../src/engine/boot.mjs';

const FOLDER = fileURLToPath(new URL('../../src/worderly/server/engine_files', import.meta.url));
const { files } = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8'));
const pathOf = (pattern) => join(FOLDER, files.find(({ name }) => pattern.test(name)).name);
const bytesOf = (pattern) => new Uint8Array(readFileSync(pathOf(pattern)));

const kept = new Map();
const storage = {
  add: async (match, _slot, head) => void kept.set(match, { head, entries: [] }),
  append: async (match, _seq, entry) => void kept.get(match).entries.push(entry),
  read: async (match) => kept.get(match),
  newest: async () => undefined,
};

async function timed(name, work) {
  const began = process.cpuUsage();
  const found = await work();
  const { user, system } = process.cpuUsage(began);
  console.log(`${name}: ${Math.round((user + system) / 1000)} ms`);
  return found;
}

const { loadPyodide } = await import(pathOf(/\/pyodide\.mjs$/));
const pyodide = await timed('start of Python', () =>
  startPyodide(loadPyodide, dirname(pathOf(/\/pyodide\.mjs$/)), pathOf(/\.zip$/)),
);
const engine = await timed('files and imports', () => {
  for (const pattern of [/^core-/, /^en-/]) unpack(pyodide, bytesOf(pattern));
  return startEngine(pyodide, storage, 'https://words.example');
});

async function ask(method, path, body, key) {
  const headers = JSON.stringify(key ? { 'Worderly-Key': key } : {});
  const [, , data] = await engine.request(method, path, headers, body ? JSON.stringify(body) : '');
  return JSON.parse(new TextDecoder().decode(data));
}

for (const game of ['wizards', 'hands', 'boogle', 'battlewords', 'wordsearch']) {
  const { match, key } = await timed(`${game}, daily`, () =>
    ask('POST', '/matches', { game, daily: '2026-11-17' }),
  );
  await timed(`${game}, deal`, () => ask('POST', '/matches', { game, seed: 'measure' }));
  await timed(`${game}, give up`, () =>
    ask('POST', `/matches/${match}/moves`, { id: 'end', move: { type: 'give_up' } }, key),
  );
}
console.log(`memory of Python: ${Math.round(pyodide._module.HEAPU8.length / 1e6)} MB`);
process.exit(0);
