/** A worker that thinks, seen by the one that asks: one thought at a time, urgent ones first; started when it is needed, anew if it falls. */

interface Bytes {
  toJs(): Uint8Array;
}

interface Waiting {
  message: Uint8Array;
  good: (answer: Uint8Array) => void;
  bad: (error: Error) => void;
}

/** Milliseconds after which a worker that nobody asks anything goes, with its memory. */
const IDLE = 120_000;

export class Thinkers {
  #worker: Worker | null = null;
  #now: Waiting | null = null;
  #leave = 0;
  readonly #urgent: Waiting[] = [];
  readonly #courtesy: Waiting[] = [];

  constructor(readonly name: "brains" | "bench") {}

  /** Called by Python. */
  readonly ask = (given: Bytes, urgent: boolean): Promise<Uint8Array> => {
    const message = given.toJs(); // what Python hands over is its own again after the call
    return new Promise((good, bad) => {
      (urgent ? this.#urgent : this.#courtesy).push({ message, good, bad });
      this.#next();
    });
  };

  #next(): void {
    if (this.#now) return;
    this.#now = this.#urgent.shift() ?? this.#courtesy.shift() ?? null;
    clearTimeout(this.#leave);
    if (this.#now) (this.#worker ??= this.#started()).postMessage(this.#now.message);
    else this.#leave = self.setTimeout(() => this.#end(), IDLE);
  }

  #started(): Worker {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module", name: this.name });
    worker.onmessage = ({ data }: MessageEvent<Uint8Array | null>) => {
      const asked = this.#now;
      this.#now = null;
      if (data) asked?.good(data);
      else this.#fallen(asked);
      this.#next();
    };
    worker.onerror = () => {
      const asked = this.#now;
      this.#now = null;
      this.#fallen(asked);
      this.#next();
    };
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #fallen(asked: Waiting | null): void {
    this.#end();
    asked?.bad(new Error("a thinker fell"));
  }
}
