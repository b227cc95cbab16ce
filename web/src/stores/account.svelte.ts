/** The player that this device is signed in as, if any. */
import { api, ApiError } from '../net/api';
import { live } from '../net/live.svelte';
import { isPlayer, rememberPlayer } from '../state/player';
import { fromServer, toServer, type Result } from '../state/stats';
import { isLocal } from '../state/where';
import type { Identity, Me } from '../wire';
import { app } from './app.svelte';
import { shelf } from './shelf.svelte';

/** Results of one request. */
const PIECE = 200;

class Account {
  me = $state.raw<Me>();
  /** The six recovery words, shown once after an identity is made. */
  words = $state('');

  async load(): Promise<Me> {
    this.me = await api.me();
    rememberPlayer(this.me.player !== null);
    return this.me;
  }

  async become(name: string | null, onBoards: boolean): Promise<void> {
    this.#accept(await api.newPlayer(name, onBoards));
    await this.load();
    await this.follow();
  }

  async recover(words: string): Promise<void> {
    this.#accept(await api.recover(words));
    await this.load();
    await this.follow();
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.words = '';
    live.reopen();
    await this.load();
  }

  /** Streak and figures follow a player: this device's results go to the server, all others come here. */
  async follow(): Promise<void> {
    if (!isPlayer()) return;
    try {
      // Another device may have deleted the player.
      const { player } = this.me ?? (await this.load());
      if (player === null) return;
      const { matches } = await api.history();
      const known = new Set(matches.map(({ match }) => match));
      const own = app.results.filter(({ match }) => !isLocal(match) && !known.has(match)).map(toServer);
      app.keep(...matches.map(fromServer));
      for (let at = 0; at < own.length; at += PIECE) await api.mergeHistory(own.slice(at, at + PIECE));
      await this.#joinLocal(app.results.filter(({ match }) => isLocal(match) && !known.has(match)));
    } catch (cause) {
      // The next visit tries again.
      if (!(cause instanceof ApiError)) throw cause;
    }
  }

  /** The server plays them again, so their moves travel; one that it refuses stays on this device. */
  async #joinLocal(results: readonly Result[]): Promise<void> {
    for (const { match } of results) {
      const log = await api.log(match, shelf.of(match)?.key).catch(unless('offline', 'too_fast'));
      if (log) await api.joinLocal(log).catch(unless('offline', 'too_fast', 'unavailable', 'busy'));
    }
  }

  #accept(identity: Identity): void {
    this.words = identity.recovery ?? '';
    live.reopen();
  }
}

/** Passes on the failures after which the next visit tries again; any other is this match's own. */
function unless(...codes: string[]): (cause: unknown) => undefined {
  return (cause) => {
    if (!(cause instanceof ApiError) || codes.includes(cause.code)) throw cause;
    return undefined;
  };
}

export const account = new Account();
