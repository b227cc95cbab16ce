/** The player that this device is signed in as, if any. */
import { api } from '../net/api';
import { live } from '../net/live.svelte';
import type { Identity, Me } from '../wire';

class Account {
  me = $state.raw<Me>();
  /** The six recovery words, shown once after an identity is made. */
  words = $state('');

  async load(): Promise<Me> {
    this.me = await api.me();
    return this.me;
  }

  async become(name: string | null, onBoards: boolean): Promise<void> {
    this.#accept(await api.newPlayer(name, onBoards));
    await this.load();
  }

  async recover(words: string): Promise<void> {
    this.#accept(await api.recover(words));
    await this.load();
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.words = '';
    live.reopen();
    await this.load();
  }

  #accept(identity: Identity): void {
    this.words = identity.recovery ?? '';
    live.reopen();
  }
}

export const account = new Account();
