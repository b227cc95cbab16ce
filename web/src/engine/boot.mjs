/** Starts the engine in Pyodide; in a worker of the page, and under Node in the tests. */

const FOLDER = '/worderly';
/** No package is ever fetched from elsewhere. */
const NO_PACKAGES = {
  info: {
    abi_version: '2026_0',
    arch: 'wasm32',
    platform: 'emscripten_5_0_3',
    python: '3.14.2',
    version: '314.0.7',
  },
  packages: {},
};

export async function startPyodide(loadPyodide, indexURL, stdLibURL) {
  const pyodide = await loadPyodide({
    indexURL,
    stdLibURL,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: indexURL,
    env: { HOME: '/home', PYTHONOPTIMIZE: '2', PYTHONDONTWRITEBYTECODE: '1' },
    fullStdLib: false,
    checkAPIVersion: false,
  });
  pyodide.FS.mkdirTree(FOLDER);
  pyodide.runPython(`import sys; sys.path.insert(0, '${FOLDER}')`);
  return pyodide;
}

/** Puts the files of an archive (`web/engine/archives.py`) where Python finds them. */
export function unpack(pyodide, archive) {
  const length = new DataView(archive.buffer, archive.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(archive.subarray(4, 4 + length)));
  const folders = new Set();
  let at = 4 + length;
  for (const [name, size] of head) {
    const folder = name.slice(0, name.lastIndexOf('/'));
    if (!folders.has(folder)) pyodide.FS.mkdirTree(`${FOLDER}/${folder}`);
    folders.add(folder);
    pyodide.FS.writeFile(`${FOLDER}/${name}`, archive.subarray(at, at + size), { canOwn: true });
    at += size;
  }
  pyodide.runPython('import importlib; importlib.invalidate_caches()');
}

/** The engine as `engine/browser.py` has it. */
export function startEngine(pyodide, storage, address) {
  const engine = pyodide.pyimport('worderly.engine.browser');
  return engine.BrowserEngine(storage, address);
}
