/** The shelf of this device, kept in its storage. */
import { finished, isKept, put, without, type Kept } from '../state/shelf';
import { storage } from '../state/settings';

const KEY = 'worderly.matches';

class Shelf {
  all = $state.raw<Kept[]>(read());

  at(place: string): Kept | undefined {
    return this.all.find((kept) => kept.place === place);
  }
  of(match: string): Kept | undefined {
    return this.all.find((kept) => kept.match === match);
  }
  put(kept: Kept): void {
    this.#save(put(this.all, kept));
  }
  finish(match: string): void {
    if (this.of(match)?.done === false) this.#save(finished(this.all, match));
  }
  drop(match: string): void {
    this.#save(without(this.all, match));
  }
  clear(): void {
    this.#save([]);
  }

  #save(all: Kept[]): void {
    this.all = all;
    try {
      storage()?.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without storage a match lasts as long as the page.
    }
  }
}

function read(): Kept[] {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

export const shelf = new Shelf();
