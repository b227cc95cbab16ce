/** A room as the page needs it: what to set up, who sits where, and what may be pressed. */
import type { GameId } from '../games';
import type { Member, RoomFrame, SeatInfo, Setup } from '../wire';
import type { OptionValues } from './choices';

/** The options of a round; the server seats the players by the game's own rules. */
export function roomSetup(game: GameId, values: OptionValues, words: string): Omit<Setup, 'type'> {
  const options = { type: `${game}_options`, languages: [words], ...values };
  return { game, options: options as unknown as NonNullable<Setup['options']> };
}

/** How many words a maker brought; such a round is played as it was made. */
export function makerWords(room: RoomFrame): number {
  const options = room.setup.options;
  return options && 'words' in options && Array.isArray(options.words) ? options.words.length : 0;
}

export function memberOf(room: RoomFrame, id: number | null): Member | undefined {
  return room.members.find((member) => member.member === id);
}

export function isHost(room: RoomFrame): boolean {
  return room.you !== null && room.you === room.host;
}

/** Who sits where in the running match. */
export function seatNames(room: RoomFrame): (SeatInfo | undefined)[] {
  return room.seats.map((id) => memberOf(room, id)?.info);
}

/** Best total first; the order of arrival decides a tie. */
export function standing(room: RoomFrame): Member[] {
  return room.members
    .filter((member) => !member.spectator)
    .sort((a, b) => b.score - a.score || b.wins - a.wins || a.member - b.member);
}

export function canStart(room: RoomFrame): boolean {
  const players = room.members.filter((member) => !member.spectator);
  return isHost(room) && players.length > 0 && room.phase !== 'playing';
}

export function waitingFor(room: RoomFrame): Member[] {
  return room.members.filter(
    (member) => !member.spectator && !member.ready && !member.info.bot && member.member !== room.host,
  );
}
