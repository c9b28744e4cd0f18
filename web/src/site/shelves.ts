/** Shelves on which a house keeps its things: IndexedDB, or this worker's memory where there is none, or none any more. */

const NAMES = ["heads", "entries", "texts"];
/** Raised when what lies on the shelves is written otherwise: an older page never writes into a newer one's. */
const VERSION = 1;

type Key = (string | number)[];
type Change = [shelf: string, key: Key, body: string | null, fresh: boolean];

export interface Shelves {
  write(changes: string): Promise<boolean>;
  /** `undefined` where nothing lies: it is None to Python, null is not. */
  read(shelf: string, key: string): Promise<string | undefined>;
  below(shelf: string, key: string): Promise<string>;
  /** Everything on a shelf with its keys: a list of pairs. */
  all(shelf: string): Promise<string>;
}

/** The shelves under this name. Who may not keep anything plays on, for as long as the page is open; `lost` is told so. */
export async function openShelves(name: string, lost: () => void): Promise<Shelves> {
  try {
    return new Sturdy(new Kept(await opened(name)), lost);
  } catch {
    lost();
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

/** Shelves that may break (full, taken away, a newer page's): then all that can be read of them goes on in memory. */
class Sturdy implements Shelves {
  #now: Kept | Remembered;

  constructor(kept: Kept, readonly lost: () => void) {
    this.#now = kept;
  }

  async write(changes: string): Promise<boolean> {
    try {
      return await this.#now.write(changes);
    } catch (error) {
      if (this.#now instanceof Remembered) throw error;
      console.warn(error);
      const memory = new Remembered();
      for (const shelf of NAMES) memory.fill(shelf, await this.#now.all(shelf).catch(() => "[]"));
      this.#now = memory;
      this.lost();
      return memory.write(changes);
    }
  }

  read = (shelf: string, key: string): Promise<string | undefined> => this.#now.read(shelf, key);
  below = (shelf: string, key: string): Promise<string> => this.#now.below(shelf, key);
  all = (shelf: string): Promise<string> => this.#now.all(shelf);
}

class Kept implements Shelves {
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

  async read(shelf: string, key: string): Promise<string | undefined> {
    return answer(this.database.transaction(shelf).objectStore(shelf).get(JSON.parse(key) as Key) as IDBRequest<string | undefined>);
  }

  async below(shelf: string, key: string): Promise<string> {
    const first = JSON.parse(key) as Key;
    const range = IDBKeyRange.bound(first, [...first, []]); // a list comes behind every word and number
    return JSON.stringify(await answer(this.database.transaction(shelf).objectStore(shelf).getAll(range)));
  }

  async all(shelf: string): Promise<string> {
    const there = this.database.transaction(shelf).objectStore(shelf);
    const [keys, bodies] = await Promise.all([answer(there.getAllKeys()), answer(there.getAll())]);
    return JSON.stringify(keys.map((key, i) => [key, bodies[i] as string]));
  }
}

class Remembered implements Shelves {
  readonly #all = new Map<string, { key: Key; body: string }>();

  fill(shelf: string, pairs: string): void {
    for (const [key, body] of JSON.parse(pairs) as [Key, string][]) this.#all.set(at(shelf, key), { key, body });
  }

  async write(changes: string): Promise<boolean> {
    const all = JSON.parse(changes) as Change[];
    if (all.some(([shelf, key, , fresh]) => fresh && this.#all.has(at(shelf, key)))) return false;
    for (const [shelf, key, body] of all) {
      if (body === null) this.#all.delete(at(shelf, key));
      else this.#all.set(at(shelf, key), { key, body });
    }
    return true;
  }

  async read(shelf: string, key: string): Promise<string | undefined> {
    return this.#all.get(at(shelf, JSON.parse(key) as Key))?.body;
  }

  async below(shelf: string, key: string): Promise<string> {
    const first = JSON.parse(key) as Key;
    const found = [...this.#all].filter(([name, { key }]) => name === at(shelf, key) && first.every((part, i) => key[i] === part));
    return JSON.stringify(found.map(([, { body }]) => body));
  }

  async all(shelf: string): Promise<string> {
    const found = [...this.#all].filter(([name, { key }]) => name === at(shelf, key));
    return JSON.stringify(found.map(([, { key, body }]) => [key, body]));
  }
}

const at = (shelf: string, key: Key): string => JSON.stringify([shelf, ...key]);
