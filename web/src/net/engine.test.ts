import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromEngine, ToEngine } from '../engine/messages';
import type { EngineWorker } from './engine';

vi.stubGlobal('document', { documentElement: { lang: 'fr' }, querySelector: () => null });
vi.stubGlobal('addEventListener', () => undefined);
const { Engine } = await import('./engine');

/** A worker that keeps what it gets, and says what the test wants. */
class FakeWorker implements EngineWorker {
  got: ToEngine[] = [];
  isGone = false;
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;

  postMessage(message: ToEngine): void {
    this.got.push(message);
  }
  terminate(): void {
    this.isGone = true;
  }
  say(data: FromEngine): void {
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

describe('the engine as a place', () => {
  let workers: FakeWorker[] = [];
  const open = vi.fn(async () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  let engine = new Engine(open, () => ['en', 'fr']);
  beforeEach(() => {
    workers = [];
    engine = new Engine(open, () => ['en', 'fr']);
  });

  it('starts one worker, with the languages that are here, when it is first asked', async () => {
    expect(workers).toEqual([]);
    void engine.request('/games', {});
    void engine.request('/matches', { method: 'POST', body: '{}' });
    await settled();
    expect(workers).toHaveLength(1);
    expect(workers[0]!.got.map((message) => message.kind)).toEqual(['start', 'request', 'request']);
    expect(workers[0]!.got[0]).toEqual({ kind: 'start', languages: ['en', 'fr'] });
    expect(workers[0]!.got[2]).toMatchObject({ method: 'POST', path: '/matches', body: '{}' });
  });

  it('gives each request its own answer', async () => {
    const [first, second] = [engine.request('/a', {}), engine.request('/b', {})];
    await settled();
    const [, one, two] = workers[0]!.got as [unknown, { id: number }, { id: number }];
    const type = 'application/json';
    workers[0]!.say({ kind: 'answer', id: two.id, status: 404, type, body: bytes('{"code":"no"}') });
    workers[0]!.say({ kind: 'answer', id: one.id, status: 200, type, body: bytes('[1]') });
    expect(await (await first).json()).toEqual([1]);
    expect((await second).status).toBe(404);
    expect(await (await second).json()).toEqual({ code: 'no' });
  });

  it('answers without a body where there is none', async () => {
    const answer = engine.request('/a', {});
    await settled();
    const { id } = workers[0]!.got[1] as { id: number };
    workers[0]!.say({ kind: 'answer', id, status: 204, type: '', body: bytes('') });
    expect((await answer).status).toBe(204);
  });

  it('opens a connection in the language of the page and carries its messages', async () => {
    const handlers = { onopen: vi.fn(), onmessage: vi.fn(), onclose: vi.fn() };
    const socket = engine.open(handlers);
    await settled();
    expect(handlers.onopen).toHaveBeenCalledOnce();
    socket.send('{"type":"watch"}');
    await settled();
    expect(workers[0]!.got.slice(1)).toEqual([
      { kind: 'connect', language: 'fr' },
      { kind: 'live', text: '{"type":"watch"}' },
    ]);
    workers[0]!.say({ kind: 'live', text: '{"type":"frame"}' });
    expect(handlers.onmessage).toHaveBeenCalledWith('{"type":"frame"}');
  });

  it('tells everyone who waits when it fails, and begins anew afterwards', async () => {
    const handlers = { onopen: vi.fn(), onmessage: vi.fn(), onclose: vi.fn() };
    engine.open(handlers);
    const lost = engine.request('/a', {});
    await settled();
    workers[0]!.say({ kind: 'failed', code: 'crashed' });
    await expect(lost).rejects.toMatchObject({ code: 'engine_crashed' });
    expect(handlers.onclose).toHaveBeenCalledOnce();
    await settled();
    expect(workers[0]!.isGone).toBe(true);
    void engine.request('/b', {});
    await settled();
    expect(workers).toHaveLength(2);
  });

  it('fails a request when no worker can be opened', async () => {
    const nothing = new Engine(
      () => Promise.reject(new TypeError('no file')),
      () => [],
    );
    await expect(nothing.request('/a', {})).rejects.toMatchObject({ code: 'engine_files' });
  });

  it('is started when it says ready, and not when it says failed', async () => {
    const started = engine.start();
    await settled();
    workers[0]!.say({ kind: 'progress', part: 'runtime', loaded: 1, total: 2 });
    workers[0]!.say({ kind: 'ready', languages: ['en'] });
    await expect(started).resolves.toBeUndefined();
    const again = engine.start();
    await settled();
    workers[0]!.say({ kind: 'failed', code: 'storage' });
    await expect(again).rejects.toMatchObject({ code: 'engine_storage' });
  });
});
