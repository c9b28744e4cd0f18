/** The house in this browser, seen by a page. Of several tabs one holds the lock and runs the worker; all of them talk to it. */

import type { Asked, Home, Line } from "../shell/home";
import { channelOf, type FromHouse, type ToHouse } from "./messages";
import { arrival } from "./arrival.svelte";

/** Answers that never change lie beside the page as files: they are there before the engine is. */
const FILES = /^\/api\/(catalog|games\/[\w-]+\/(rules\/\w+|sample|lessons)|pieces\/[\w-]+|puzzles(\/(?!new-|daily-)[a-z0-9-]{1,20})?)$/;

/** Milliseconds before a worker that fell is started again, at first. */
const PAUSE = 250;
/** Milliseconds between two looks whether the worker lives, and how many may stay unanswered: some end without a word. */
const LOOK = 5_000, UNANSWERED = 4;

export class Here implements Home {
  readonly #base = new URL(".", document.baseURI).href;
  readonly #tab = crypto.randomUUID();
  readonly #channel = new BroadcastChannel(channelOf(this.#base));
  readonly #waiting = new Map<string, { message: ToHouse; settle: (response: Response) => void }>();
  readonly #lines = new Map<string, HereLine>();
  #house = "";
  #unanswered = 0;
  #count = 0;

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<FromHouse | ToHouse>) => data.to === "tabs" && this.#hear(data);
    void navigator.locks.request(channelOf(this.#base), () => this.#keepHouse());
    this.#post({ to: "house", kind: "who" });
  }

  ask(path: string, { method, headers, body = "" }: Asked): Promise<Response> {
    if (method === "GET" && FILES.test(path)) return fetch(`${this.#base}${path.slice(1)}.json`);
    return new Promise((settle) => {
      const id = this.#name();
      const message: ToHouse = { to: "house", kind: "ask", id, method, path, authorization: headers["authorization"] ?? "", body };
      this.#waiting.set(id, { message, settle });
      this.#post(message);
    });
  }

  line(table: string): Line {
    const name = this.#name();
    const line = new HereLine(
      (text) => this.#post({ to: "house", kind: "say", line: name, text }),
      () => this.#lines.delete(name) && this.#post({ to: "house", kind: "close", line: name }),
    );
    this.#lines.set(name, line);
    this.#post({ to: "house", kind: "open", line: name, table });
    return line;
  }

  #name(): string {
    this.#count += 1;
    return `${this.#tab} ${this.#count}`;
  }

  #post(message: ToHouse): void {
    this.#channel.postMessage(message);
  }

  /** For as long as this tab lives: the worker, started again if it falls, each time a little later. */
  #keepHouse(): Promise<never> {
    const worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module", name: this.#base });
    this.#unanswered = 0;
    const looking = setInterval(() => {
      if (arrival.share < 1) return;
      this.#unanswered += 1;
      if (this.#unanswered > UNANSWERED) fallen();
      else this.#post({ to: "house", kind: "who" });
    }, LOOK);
    const fallen = worker.onmessage = worker.onerror = () => {
      worker.terminate();
      clearInterval(looking);
      arrival.falls += 1;
      setTimeout(() => void this.#keepHouse(), PAUSE * 2 ** Math.min(arrival.falls, 6));
    };
    return new Promise(() => undefined);
  }

  #hear(message: FromHouse): void {
    this.#unanswered = 0;
    switch (message.kind) {
      case "here":
        return this.#stands(message.house);
      case "coming":
        arrival.share = message.share;
        arrival.kept = message.kept;
        if (message.share === 1) this.#settle();
        return;
      case "answer": {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        return waiting?.settle(new Response(message.status === 204 ? null : message.body, { status: message.status, headers: { "content-type": message.type } }));
      }
      case "told": {
        const line = this.#lines.get(message.line);
        if (message.text !== null) return line?.hear(message.text);
        this.#lines.delete(message.line);
        return line?.end();
      }
    }
  }

  /** The engine is here: from now on it comes from this device, and what is played should stay on it. */
  #settle(): void {
    arrival.falls = 0;
    void navigator.serviceWorker?.register(`${this.#base}offline.js`).then(noticeNewer);
    void navigator.storage?.persist?.();
  }

  /** Another house stands than before: what was asked is asked again, lines are begun anew by those who hold them. */
  #stands(house: string): void {
    if (house === this.#house) return;
    this.#house = house;
    for (const { message } of this.#waiting.values()) this.#post(message);
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const line of lines) line.end();
  }
}

/** A version that came while another one runs here waits for it. */
function noticeNewer(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    arrival.newer = registration.waiting !== null && registration.active !== null;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

class HereLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(readonly send: (text: string) => void, readonly leave: () => void) {
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  hear(data: string): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }

  close(): void {
    this.leave();
    this.end();
  }

  end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close"));
  }
}
