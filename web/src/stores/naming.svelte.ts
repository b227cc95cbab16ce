/** How a player gets a name: names are offered, one is sent, and a refusal is told. */
import { api, ApiError } from '../net/api';
import { account } from './account.svelte';
import { refusalText } from './session.svelte';

export class Naming {
  name = $state('');
  /** Offered and not taken yet. */
  names = $state.raw<readonly string[]>([]);
  error = $state('');
  isBusy = $state(false);

  /** Without a network no name is offered. */
  fetch = async (): Promise<void> => {
    await this.#tell(async () => {
      this.names = (await api.names()).names;
    });
    this.name ||= this.names[0] ?? '';
  };

  /** Puts the next offered name into the field. */
  next = async (): Promise<void> => {
    if (!this.names.length) await this.fetch();
    const [first = this.name, ...rest] = this.names;
    [this.name, this.names] = [first, rest];
  };

  /** Whether this device is a player now. */
  become = async (onBoards: boolean): Promise<boolean> => {
    [this.error, this.isBusy] = ['', true];
    const done = await this.#tell(() => account.become(this.name.trim() || null, onBoards));
    this.isBusy = false;
    return done;
  };

  async #tell(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      this.error = refusalText(cause.body);
      return false;
    }
  }
}
