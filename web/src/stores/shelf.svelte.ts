/** The matches of this device (state/shelf.ts) as a store that is kept in local storage. */
import { finished, put, SHELF, storedShelf, without, type Kept } from '../state/shelf';
import { storage } from '../state/settings';

class Shelf {
  all = $state.raw<Kept[]>(storedShelf());

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
      storage()?.setItem(SHELF, JSON.stringify(all));
    } catch {
      // Without storage a match lasts as long as the page.
    }
  }
}

export const shelf = new Shelf();
