import { expect, test } from 'vitest';
import type { RoomFrame } from '../wire';
import { placeOf, withReaction } from './reactions';

const member = (id: number, name: string) => ({ member: id, info: { name, tag: 1, bot: null } });
const room = { members: [member(1, 'Ann'), member(2, 'Bob'), member(3, 'Cleo')] } as unknown as RoomFrame;
const clap = (from: number) => ({ type: 'reaction', room: 'BCDF', member: from, what: 'clap' }) as const;

test('members stand from left to right, and one alone in the middle', () => {
  expect([1, 2, 3].map((id) => placeOf(room, id))).toEqual([0, 0.5, 1]);
  expect(placeOf({ ...room, members: room.members.slice(0, 1) }, 1)).toBe(0.5);
});

test('a sender has one reaction on the way, others keep theirs', () => {
  let floating = withReaction([], room, clap(1), 'Bravo!', 1);
  floating = withReaction(floating, room, clap(2), 'Wow!', 2);
  floating = withReaction(floating, room, clap(1), 'Haha!', 3);
  expect(floating.map(({ name, text }) => [name, text])).toEqual([
    ['Bob', 'Wow!'],
    ['Ann', 'Haha!'],
  ]);
});
