/** The milestones of this device's results: the server counts them, with or without a player. */
import { api, ApiError } from '../net/api';
import { MILESTONES, readCounted, signOf, toCount } from '../state/milestones';
import { storage } from '../state/settings';
import type { ReachedMilestone } from '../wire';
import { app } from './app.svelte';

class Milestones {
  #counted = $state.raw(readCounted(storage()?.getItem(MILESTONES) ?? null));

  /** Oldest first; without a network those of the last count. */
  get all(): ReachedMilestone[] {
    return app.results.length ? this.#counted.milestones : [];
  }

  /** Those that a match of this device has reached. */
  by(match: string): ReachedMilestone[] {
    const at = app.results.find((result) => result.match === match)?.at;
    return at === undefined ? [] : this.all.filter(({ at_ms }) => at_ms === Math.max(0, Math.round(at)));
  }

  /** Asks only if there are other results than at the last count. */
  async count(): Promise<void> {
    const results = app.results;
    const of = signOf(results);
    if (!results.length || of === this.#counted.of) return;
    try {
      this.#counted = { of, ...(await api.milestones(toCount(results))) };
      storage()?.setItem(MILESTONES, JSON.stringify(this.#counted));
    } catch (cause) {
      // The next visit counts again; a full storage too.
      if (!(cause instanceof ApiError || cause instanceof DOMException)) throw cause;
    }
  }
}

export const milestones = new Milestones();
