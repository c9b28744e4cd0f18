/** What tabs and the worker that keeps the house tell each other, all on one channel. `line` and `id` begin with the tab's name. */

export type ToHouse =
  | { to: "house"; kind: "who" }
  | { to: "house"; kind: "ask"; id: string; method: string; path: string; authorization: string; body: string }
  | { to: "house"; kind: "open"; line: string; table: string }
  | { to: "house"; kind: "say"; line: string; text: string }
  | { to: "house"; kind: "close"; line: string };

export type FromHouse =
  /** A house stands, and knows nothing of what was asked of another before it. */
  | { to: "tabs"; kind: "here"; house: string }
  /** How much of the engine has come; `kept` false: this browser keeps nothing. */
  | { to: "tabs"; kind: "coming"; share: number; kept: boolean }
  | { to: "tabs"; kind: "answer"; id: string; status: number; type: string; body: string }
  | { to: "tabs"; kind: "told"; line: string; text: string | null };

/** Houses under different addresses of one host have nothing to do with each other. */
export const channelOf = (base: string): string => `minoteka ${new URL(base).pathname}`;
