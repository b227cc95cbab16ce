/** Where the engine keeps its matches: IndexedDB. A promise is kept when the data is safe (ADR 92). */
export type Kept = { head: Uint8Array; entries: Uint8Array[] };

export type Storage = {
  add(match: string, slot: string, head: Uint8Array): Promise<void>;
  append(match: string, seq: number, entry: Uint8Array): Promise<void>;
  read(match: string): Promise<Kept | undefined>;
  /** The match that was added last with this slot. */
  newest(slot: string): Promise<string | undefined>;
};

type Row = { match: string; slot: string; at: number; head: Uint8Array };

const NAME = 'worderly-engine';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('matches', { keyPath: 'match' }).createIndex('slot', ['slot', 'at']);
      request.result.createObjectStore('log');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/**
 * Resolves when the transaction is complete, not when the request is: only then is it kept. The commit does
 * not wait for the answer to the request, which saves a way to the browser and back.
 */
function saved(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.commit();
  });
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All entries of a match, in the order of their numbers. */
const entriesOf = (match: string) => IDBKeyRange.bound([match, 0], [match, Infinity]);

/** Rejects where nothing can be kept: private mode of some browsers. */
export async function openStorage(): Promise<Storage> {
  const database = await opened();
  const reading = (store: string) => database.transaction(store).objectStore(store);
  return {
    async add(match, slot, head) {
      const transaction = database.transaction('matches', 'readwrite', { durability: 'strict' });
      transaction.objectStore('matches').add({ match, slot, at: Date.now(), head } satisfies Row);
      await saved(transaction);
    },
    async append(match, seq, entry) {
      const transaction = database.transaction('log', 'readwrite', { durability: 'relaxed' });
      transaction.objectStore('log').add(entry, [match, seq]);
      await saved(transaction);
    },
    async read(match) {
      const row = await found<Row | undefined>(reading('matches').get(match));
      if (!row) return undefined;
      return { head: row.head, entries: await found<Uint8Array[]>(reading('log').getAll(entriesOf(match))) };
    },
    async newest(slot) {
      const range = IDBKeyRange.bound([slot, 0], [slot, Infinity]);
      const cursor = await found(reading('matches').index('slot').openCursor(range, 'prev'));
      return (cursor?.value as Row | undefined)?.match;
    },
  };
}
