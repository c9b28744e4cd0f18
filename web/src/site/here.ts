/** The house in this browser, seen by a page. Of several tabs one holds the lock and runs the worker; all of them talk to it. */

import type { Asked, Home, Line } from "../shell/home";
import { orNewer } from "../shell/replaced";
import { channelOf, ownName, VERSION, type FromHouse, type Place, type Sent, type ToHouse } from "./messages";
import { arrival } from "./arrival.svelte";

/** Answers that never change lie beside the page as files: they are there before the engine is. */
const FILES = /^\/api\/(catalog|games\/[\w-]+\/(rules\/\w+|sample|lessons)|pieces\/[\w-]+|puzzles(\/(?!new-|daily-)[a-z0-9-]{1,20})?)$/;

/** Milliseconds before a worker that fell is started again, at first. */
const PAUSE = 250;
/** Milliseconds between two looks whether the worker lives, and how many may stay unanswered: some end without a word. */
const LOOK = 5_000, UNANSWERED = 4;

/** Milliseconds between two looks for a newer version, for tabs that stay open for days. */
const HOUR = 3_600_000;

export class Here implements Home {
  readonly #base = new URL(".", document.baseURI).href;
  readonly #tab = ownName();
  readonly #waiting = new Map<string, { message: ToHouse; settle: (response: Response) => void }>();
  readonly #lines = new Map<string, HereLine>();
  #channel!: BroadcastChannel;
  #house = "";
  #unanswered = 0;
  #settled = false;
  #count = 0;

  constructor() {
    const name = channelOf(this.#base);
    this.#listen(name);
    // Without locks (no https, or forbidden) nobody could say who writes: this tab is a house of its own, and keeps nothing.
    const alone = (): Promise<never> => this.#keepHouse({ channel: this.#listen(`${name} ${this.#tab}`), store: "" });
    if (navigator.locks) void navigator.locks.request(name, () => this.#keepHouse({ channel: name, store: name })).catch(alone);
    else void alone();
    this.#post({ to: "house", kind: "who" });
  }

  #listen(name: string): string {
    this.#channel?.close();
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<Sent>) => data.to === "tabs" && this.#hear(data);
    return name;
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
    this.#channel.postMessage({ ...message, version: VERSION } satisfies Sent);
  }

  /** For as long as this tab lives: the worker, started again if it falls, each time a little later. */
  #keepHouse(place: Place): Promise<never> {
    const worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module", name: JSON.stringify(place) });
    this.#unanswered = 0;
    const looking = setInterval(() => {
      if (arrival.share < 1) return;
      this.#unanswered += 1;
      if (this.#unanswered > UNANSWERED) fallen();
      else this.#post({ to: "house", kind: "who" });
    }, LOOK);
    const fallen = worker.onmessage = worker.onerror = () => {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
      clearInterval(looking);
      arrival.falls += 1;
      if (!this.#settled) void orNewer(null).catch(() => undefined); // it never stood: its files may be gone from the host
      setTimeout(() => void this.#keepHouse(place), PAUSE * 2 ** Math.min(arrival.falls, 6));
    };
    return new Promise(() => undefined);
  }

  #hear(message: FromHouse & Sent): void {
    arrival.other = message.version !== VERSION;
    if (arrival.other) return;
    this.#unanswered = 0;
    switch (message.kind) {
      case "here":
        return this.#stands(message.house);
      case "coming":
        arrival.share = message.share;
        arrival.lost = message.lost;
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
    if (this.#settled) return;
    this.#settled = true;
    navigator.serviceWorker?.register(`${this.#base}offline.js`).then(noticeNewer).catch(() => undefined); // then there is none
    navigator.storage?.persist?.().catch(() => undefined);
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

/** A version that came while another one runs here waits until the last tab is closed, or asks for it. */
function noticeNewer(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { waiting, active } = registration;
    arrival.newer = waiting && active ? () => open(waiting) : null;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}

/** A tab keeps its version: the newer one opens only if this is the last tab. */
function open(waiting: ServiceWorker): Promise<boolean> {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  const { port1, port2 } = new MessageChannel();
  waiting.postMessage("open", [port2]);
  return new Promise((good) => (port1.onmessage = ({ data }: MessageEvent<boolean>) => good(data)));
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
