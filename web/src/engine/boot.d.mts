import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { Storage } from './storage.ts';

type Load = (config: PyodideConfig) => Promise<PyodideAPI>;

/** `BrowserEngine` of `engine/browser.py`. */
export type Engine = {
  request(method: string, path: string, headers: string, body: string): Promise<[number, string, Uint8Array]>;
  connect(send: (text: string) => void, language: string): void;
  receive(text: string): void;
  refresh_languages(): void;
};

export function startPyodide(load: Load, indexURL: string, stdLibURL: string): Promise<PyodideAPI>;
export function unpack(pyodide: PyodideAPI, archive: Uint8Array): void;
export function startEngine(pyodide: PyodideAPI, storage: Storage, address: string): Engine;
