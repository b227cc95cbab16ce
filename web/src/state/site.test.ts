import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { querySelector: () => ({ content: '/words/' }) });
vi.stubGlobal('location', { origin: 'https://host.example' });
const { addressOf, linkTo, pathOf } = await import('./site');

test('a path of the arcade and its address lead to each other', () => {
  for (const [path, address] of [
    ['/', '/words/'],
    ['/hands', '/words/hands'],
    ['/words/lesson', '/words/words/lesson'],
  ] as const) {
    expect(addressOf(path)).toBe(address);
    expect(pathOf(address)).toBe(path);
  }
});

test('a link that is sent names the folder', () => {
  expect(linkTo('/replay/1')).toBe('https://host.example/words/replay/1');
});
