/** Reactions on their way over the board: each in its sender's place, one of a sender at a time. */
import { memberOf } from './room';
import type { Reaction, RoomFrame } from '../wire';

export type Floating = {
  id: number;
  member: number;
  name: string;
  text: string;
  /** From 0, the left edge, to 1. */
  at: number;
};

export const FLOAT_MS = 2600;

/** Members stand from left to right in the order in which they came. */
export function placeOf(room: RoomFrame, member: number): number {
  const index = room.members.findIndex((each) => each.member === member);
  return room.members.length < 2 || index < 0 ? 0.5 : index / (room.members.length - 1);
}

/** A sender who reacts again replaces their last reaction. */
export function withReaction(
  floating: readonly Floating[],
  room: RoomFrame,
  reaction: Reaction,
  text: string,
  id: number,
): Floating[] {
  const name = memberOf(room, reaction.member)?.info.name ?? '';
  const others = floating.filter((each) => each.member !== reaction.member);
  return [...others, { id, member: reaction.member, name, text, at: placeOf(room, reaction.member) }];
}
