/** Who this device is to the server: nobody, until the player says so. */
import { api } from '../net/api';
import { live } from '../net/live.svelte';
import type { Identity, Me } from '../wire';

class Account {
  me = $state.raw<Me>();
  /** Six words, shown once after an identity is made. */
  words = $state('');

  async load(): Promise<Me> {
    this.me = await api.me();
    return this.me;
  }

  async become(name: string | null, onBoards: boolean): Promise<void> {
    this.#took(await api.newPlayer(name, onBoards));
    await this.load();
  }

  async recover(words: string): Promise<void> {
    this.#took(await api.recover(words));
    await this.load();
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.words = '';
    live.reopen();
    await this.load();
  }

  #took(identity: Identity): void {
    this.words = identity.recovery ?? '';
    live.reopen();
  }
}

export const account = new Account();
