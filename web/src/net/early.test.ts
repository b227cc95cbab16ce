import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from './early';

afterEach(() => vi.unstubAllGlobals());

test('an early answer is taken once, and its body has been read', async () => {
  const asked = vi.fn(async () => new Response('{"match":"m"}'));
  vi.stubGlobal('fetch', asked);
  const init = { method: 'POST', body: '{}' };
  askEarly('/matches', init);
  expect(takeEarly('/matches', { ...init, body: '{"game":"hands"}' })).toBeUndefined();
  const answer = await takeEarly('/matches', init);
  expect(answer?.bodyUsed).toBe(true);
  expect(await answer?.json()).toEqual({ match: 'm' });
  expect(takeEarly('/matches', init)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an early request that fails is met by who takes it', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('away')));
  askEarly('/matches', { method: 'POST' });
  await expect(takeEarly('/matches', { method: 'POST' })).rejects.toThrow('away');
});
