/** Shelves on which a house keeps its things: this worker's memory, and IndexedDB behind it for as long as the browser lets us.
 * There is one writer, so what is in memory is what is on the disk; when the disk is lost the game goes on without it. */

const NAMES = ["heads", "entries", "texts"];
/** Raised when what lies on the shelves is written otherwise: an older page never writes into a newer one's. */
const SCHEMA = 1;

type Key = (string | number)[];
type Thing = [key: Key, body: string];
type Change = [shelf: string, key: Key, body: string | null, fresh: boolean];

/** Why nothing is kept: there is no place (any more), what lies there is a newer version's, or the page came without https. */
export type Loss = "full" | "newer" | "insecure";

export class Shelves {
  readonly #shelves = new Map(NAMES.map((name) => [name, new Map<string, Thing>()]));
  #last: Promise<unknown> = Promise.resolve();

  private constructor(private disk: IDBDatabase | null, readonly lost: (why: Loss) => void) {
    if (!disk) return;
    disk.onversionchange = () => this.#lose("newer");
    disk.onclose = () => this.#lose("full"); // wiped by hand, or by the browser
  }

  /** The shelves under this name. Who may not keep anything plays on, for as long as the page is open; `lost` is told so. */
  static async opened(name: string, lost: (why: Loss) => void): Promise<Shelves> {
    const nothing = (error: unknown): null => {
      console.warn(error);
      lost(error instanceof DOMException && error.name === "VersionError" ? "newer" : "full");
      return null;
    };
    const disk = name ? await onDisk(name).catch(nothing) : null;
    const shelves = new Shelves(disk, lost);
    if (disk) await shelves.#fill(disk).catch(() => shelves.#lose("full"));
    return shelves;
  }

  async #fill(disk: IDBDatabase): Promise<void> {
    for (const shelf of NAMES) {
      const there = disk.transaction(shelf).objectStore(shelf);
      const [keys, bodies] = await Promise.all([answer(there.getAllKeys()), answer(there.getAll())]);
      keys.forEach((key, i) => this.#on(shelf).set(JSON.stringify(key), [key as Key, bodies[i] as string]));
    }
  }

  #lose(why: Loss): void {
    if (!this.disk) return;
    this.disk.close();
    this.disk = null;
    this.lost(why);
  }

  #on(shelf: string): Map<string, Thing> {
    return this.#shelves.get(shelf)!;
  }

  /** All of these changes, on the disk when it is done; false, and nothing written, if a place is taken. One after the other. */
  write(changes: string): Promise<boolean> {
    const done = this.#last.then(() => this.#write(JSON.parse(changes) as Change[]));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #write(all: Change[]): Promise<boolean> {
    if (all.some(([shelf, key, , fresh]) => fresh && this.#on(shelf).has(JSON.stringify(key)))) return false;
    try {
      if (this.disk) await written(this.disk, all);
    } catch (error) {
      console.warn(error);
      this.#lose("full");
    }
    for (const [shelf, key, body] of all) {
      if (body === null) this.#on(shelf).delete(JSON.stringify(key));
      else this.#on(shelf).set(JSON.stringify(key), [key, body]);
    }
    return true;
  }

  /** `undefined` where nothing lies: it is None to Python, null is not. */
  async read(shelf: string, key: string): Promise<string | undefined> {
    return this.#on(shelf).get(JSON.stringify(JSON.parse(key)))?.[1];
  }

  /** Everything whose key begins so, with its keys, in their order: a list of pairs. */
  async below(shelf: string, key: string): Promise<string> {
    const first = JSON.parse(key) as Key;
    const found = [...this.#on(shelf).values()].filter(([key]) => first.every((part, i) => key[i] === part));
    return JSON.stringify(found.sort(([a], [b]) => inOrder(a, b)));
  }
}

function inOrder(a: Key, b: Key): number {
  const i = a.findIndex((part, i) => part !== b[i]);
  return i < 0 ? 0 : a[i]! < b[i]! ? -1 : 1;
}

function onDisk(name: string): Promise<IDBDatabase> {
  return new Promise((good, bad) => {
    const asked = indexedDB.open(name, SCHEMA);
    asked.onupgradeneeded = () => {
      for (const shelf of NAMES) if (!asked.result.objectStoreNames.contains(shelf)) asked.result.createObjectStore(shelf);
    };
    asked.onsuccess = () => good(asked.result);
    asked.onerror = asked.onblocked = () => bad(asked.error);
  });
}

const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((good, bad) => {
    asked.onsuccess = () => good(asked.result);
    asked.onerror = () => bad(asked.error);
  });

/** All or nothing, and on the disk when it is done. */
function written(disk: IDBDatabase, changes: Change[]): Promise<void> {
  const all = disk.transaction(NAMES, "readwrite", { durability: "strict" });
  return new Promise((good, bad) => {
    all.oncomplete = () => good();
    all.onabort = () => bad(all.error);
    for (const [shelf, key, body] of changes) {
      const there = all.objectStore(shelf);
      if (body === null) there.delete(key);
      else there.put(body, key);
    }
  });
}
