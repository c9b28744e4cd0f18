/** Shelves on which a house keeps its things: IndexedDB, or this worker's memory where there is none. */

const NAMES = ["heads", "entries", "texts"];
/** Raised when what lies on the shelves is written otherwise: an older page never writes into a newer one's. */
const VERSION = 1;

type Key = (string | number)[];
type Change = [shelf: string, key: Key, body: string | null, fresh: boolean];

export interface Shelves {
  readonly kept: boolean;
  write(changes: string): Promise<boolean>;
  read(shelf: string, key: string): Promise<string | null>;
  below(shelf: string, key: string): Promise<string>;
}

/** The shelves under this name. Who may not keep anything plays on, for as long as the page is open. */
export async function openShelves(name: string): Promise<Shelves> {
  try {
    return new Kept(await opened(name));
  } catch {
    return new Remembered();
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((good, bad) => {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = () => NAMES.forEach((shelf) => asked.result.createObjectStore(shelf));
    asked.onsuccess = () => good(asked.result);
    asked.onerror = asked.onblocked = () => bad(asked.error);
  });
}

const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((good, bad) => {
    asked.onsuccess = () => good(asked.result);
    asked.onerror = () => bad(asked.error);
  });

class Kept implements Shelves {
  readonly kept = true;

  constructor(readonly database: IDBDatabase) {
    database.onversionchange = () => database.close();
  }

  /** All or nothing, and on the disk when it is done. */
  write(changes: string): Promise<boolean> {
    const all = this.database.transaction(NAMES, "readwrite", { durability: "strict" });
    return new Promise((good, bad) => {
      let taken = false;
      all.oncomplete = () => good(true);
      all.onabort = () => (taken ? good(false) : bad(all.error));
      for (const [shelf, key, body, fresh] of JSON.parse(changes) as Change[]) {
        const there = all.objectStore(shelf);
        const asked = body === null ? there.delete(key) : fresh ? there.add(body, key) : there.put(body, key);
        asked.onerror = () => (taken ||= asked.error?.name === "ConstraintError");
      }
    });
  }

  async read(shelf: string, key: string): Promise<string | null> {
    return (await answer(this.database.transaction(shelf).objectStore(shelf).get(JSON.parse(key) as Key) as IDBRequest<string | undefined>)) ?? null;
  }

  async below(shelf: string, key: string): Promise<string> {
    const first = JSON.parse(key) as Key;
    const range = IDBKeyRange.bound(first, [...first, []]); // a list comes behind every word and number
    return JSON.stringify(await answer(this.database.transaction(shelf).objectStore(shelf).getAll(range)));
  }
}

class Remembered implements Shelves {
  readonly kept = false;
  readonly #all = new Map<string, { key: Key; body: string }>();

  async write(changes: string): Promise<boolean> {
    const all = JSON.parse(changes) as Change[];
    if (all.some(([shelf, key, , fresh]) => fresh && this.#all.has(at(shelf, key)))) return false;
    for (const [shelf, key, body] of all) {
      if (body === null) this.#all.delete(at(shelf, key));
      else this.#all.set(at(shelf, key), { key, body });
    }
    return true;
  }

  async read(shelf: string, key: string): Promise<string | null> {
    return this.#all.get(at(shelf, JSON.parse(key) as Key))?.body ?? null;
  }

  async below(shelf: string, key: string): Promise<string> {
    const first = JSON.parse(key) as Key;
    const found = [...this.#all].filter(([name, { key }]) => name === at(shelf, key) && first.every((part, i) => key[i] === part));
    return JSON.stringify(found.map(([, { body }]) => body));
  }
}

const at = (shelf: string, key: Key): string => JSON.stringify([shelf, ...key]);
