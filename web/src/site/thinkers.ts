/** A worker that thinks, seen by the one that asks: one thought at a time, urgent ones first; started when it is needed, anew if it falls. What
 * nobody waits for leaves the device alone until the house stands for a while, and those who come `before` have had nothing to think about. */

interface Bytes {
  toJs(): Uint8Array;
}

interface Waiting {
  message: Uint8Array;
  good: (answer: Uint8Array) => void;
  bad: (error: Error) => void;
}

/** Milliseconds after which a worker that nobody asks anything goes, with its memory: bots are asked again soon, puzzles' bench rarely. */
const IDLE = { brains: 120_000, bench: 15_000 };
/** Milliseconds without anything to do, before something is begun that nobody waits for. */
const CALM = 15_000;
/** Milliseconds after which a worker that does not answer is taken for dead: some end without a word. What somebody waits for has a limit of seconds itself. */
const SILENT = { urgent: 120_000, courtesy: 900_000 };

export class Thinkers {
  #worker: Worker | null = null;
  #now: Waiting | null = null;
  #busy = performance.now();
  #leave = 0;
  #watch = 0;
  readonly #urgent: Waiting[] = [];
  readonly #courtesy: Waiting[] = [];

  constructor(readonly name: "brains" | "bench", readonly machine: WebAssembly.Module | null, readonly before?: Thinkers) {}

  /** Called by Python. */
  readonly ask = (given: Bytes, urgent: boolean): Promise<Uint8Array> => {
    const message = given.toJs(); // what Python hands over is its own again after the call
    return new Promise((good, bad) => {
      (urgent ? this.#urgent : this.#courtesy).push({ message, good, bad });
      this.#next();
    });
  };

  /** For how many milliseconds more it is better left alone. */
  get restless(): number {
    return this.#now ? CALM : this.#busy + CALM - performance.now();
  }

  #next(): void {
    if (this.#now) return;
    const wait = this.#urgent.length || !this.#courtesy.length ? 0 : (this.before?.restless ?? 0);
    if (wait > 0) return void self.setTimeout(() => this.#next(), wait);
    const patience = this.#urgent.length ? SILENT.urgent : SILENT.courtesy;
    this.#now = this.#urgent.shift() ?? this.#courtesy.shift() ?? null;
    clearTimeout(this.#leave);
    clearTimeout(this.#watch);
    if (this.#now) {
      (this.#worker ??= this.#started()).postMessage(this.#now.message);
      this.#watch = self.setTimeout(() => this.#fallen(), patience);
    } else this.#leave = self.setTimeout(() => this.#end(), IDLE[this.name]);
  }

  #started(): Worker {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module", name: this.name });
    worker.onmessage = ({ data }: MessageEvent<Uint8Array | null>) => {
      if (!data) return this.#fallen();
      const asked = this.#now;
      this.#now = null;
      this.#busy = performance.now();
      asked?.good(data);
      this.#next();
    };
    worker.onerror = () => this.#fallen();
    worker.postMessage(this.machine);
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #fallen(): void {
    const asked = this.#now;
    this.#now = null;
    this.#end();
    asked?.bad(new Error("a thinker fell"));
    this.#next();
  }
}
