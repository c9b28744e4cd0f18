/** What tabs and the worker that keeps the house tell each other, all on one channel. `line` and `id` begin with the tab's name. */

import type { Loss } from "./shelves";

/** Which build this is: a page and a house of different builds don't understand each other. */
export const VERSION = String(import.meta.env["VITE_VERSION"] ?? "");

export type ToHouse =
  | { to: "house"; kind: "who" }
  | { to: "house"; kind: "ask"; id: string; method: string; path: string; authorization: string; body: string }
  | { to: "house"; kind: "open"; line: string; table: string }
  | { to: "house"; kind: "say"; line: string; text: string }
  | { to: "house"; kind: "close"; line: string };

export type FromHouse =
  /** A house stands, and knows nothing of what was asked of another before it. */
  | { to: "tabs"; kind: "here"; house: string }
  /** How much of the engine has come; `lost`: why this browser keeps nothing. */
  | { to: "tabs"; kind: "coming"; share: number; lost: Loss | null }
  | { to: "tabs"; kind: "answer"; id: string; status: number; type: string; body: string }
  | { to: "tabs"; kind: "told"; line: string; text: string | null };

/** A message on its way. */
export type Sent = (ToHouse | FromHouse) & { version: string };

/** What a worker's name says: where it is heard, and where it keeps things; without a `store`, in memory. */
export interface Place {
  channel: string;
  store: string;
}

/** Houses under different addresses of one host have nothing to do with each other. */
export const channelOf = (base: string): string => `minoteka ${new URL(base).pathname}`;

/** A name that nobody else has; `crypto.randomUUID` is for secure pages only. */
export const ownName = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
