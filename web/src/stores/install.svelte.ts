/** The browser's offer to install the page: taken up once, quietly, and never again after a no. */
import { storage } from '../state/settings';

const DECLINED = 'worderly.install';

/** Not in the types of TypeScript: only some browsers have it. */
type InstallEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

class Install {
  /** Set while the browser offers it. */
  #offer = $state.raw<InstallEvent>();
  #isDeclined = $state(storage()?.getItem(DECLINED) === 'no');

  get isOffered(): boolean {
    return this.#offer !== undefined && !this.#isDeclined;
  }

  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallEvent;
    });
    addEventListener('appinstalled', () => (this.#offer = undefined));
  }

  async accept(): Promise<void> {
    const offer = this.#offer;
    // An offer can be used once.
    this.#offer = undefined;
    if ((await offer?.prompt())?.outcome === 'dismissed') this.decline();
  }

  decline(): void {
    this.#isDeclined = true;
    try {
      storage()?.setItem(DECLINED, 'no');
    } catch {
      // Without storage it is offered again at the next visit.
    }
  }
}

export const install = new Install();
