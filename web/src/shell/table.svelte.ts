/** A table over its socket: what it shows, what can be asked, and how it comes back after a lost connection. */

import type * as P from "../protocol";
import type { GameEvent, Move } from "../games/board";
import { tokensOf } from "./keys";

export type Line = "connecting" | "open" | "lost";

/** Legal moves come column by column. */
export function unpack(legal: P.Legal | null): Move[] {
  if (!legal) return [];
  const keys = Object.keys(legal.columns);
  return Array.from({ length: legal.count }, (_, i) => {
    const move: Record<string, unknown> = {};
    for (const key of keys) {
      const value: unknown = legal.columns[key]![i];
      if (value !== null && value !== undefined) move[key] = value;
    }
    return move as Move;
  });
}

/** The server tells a reader to come back at once or soon; then we wait longer each time, with some jitter. */
const WAITS = [100, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 15_000;
/** Silence for longer than this is a lost line, even if the browser still believes in it. */
const SILENCE = 25_000;
/** A device that wakes up asks at once, and does not wait long for the answer. */
const AWAKE = 4_000;

export class Table {
  line = $state<Line>("connecting");
  state = $state.raw<P.TableState | null>(null);
  legal = $state.raw<Move[]>([]);
  log = $state.raw<P.LogItem[]>([]);
  events = $state.raw<GameEvent[]>([]);
  problem = $state.raw<P.Problem | null>(null);
  hint = $state.raw<P.Hint | null>(null);
  reactions = $state.raw<{ id: number; seat: number; what: string }[]>([]);
  /** A request is under way: the board waits. */
  busy = $state(false);
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #failures = 0;
  #closed = false;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #watching = new AbortController();

  constructor(readonly id: string) {
    const { signal } = this.#watching;
    addEventListener("offline", () => this.#socket && this.#lost(this.#socket), { signal });
    document.addEventListener("visibilitychange", () => !document.hidden && this.#wake(), { signal });
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#watching.abort();
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  /** The seat whose eyes we see with; −1 a spectator or the curtain. */
  get look(): number {
    return this.state?.look ?? -1;
  }

  /** Whether we are to move: not while a bot stands in for us. */
  get myTurn(): boolean {
    const state = this.state;
    const mine = state?.status === "playing" && state.look >= 0 && state.view?.["to_act"] === state.look;
    return mine && state.seats[state.look]?.kind === "person";
  }

  play(text: string): void {
    if (!this.state || this.busy) return;
    this.problem = null;
    this.#ask({ type: "move", id: this.#id(), seat: this.look, seq: this.state.seq, text });
  }

  why(text: string): void {
    this.#ask({ type: "why", id: this.#id(), seat: this.look, text });
  }

  lookWith(seat: number): void {
    this.#ask({ type: "look", id: this.#id(), seat });
  }

  askHint(): void {
    this.#ask({ type: "hint", id: this.#id(), seat: this.look });
  }

  undo(): void {
    this.#ask({ type: "undo", id: this.#id(), seat: this.look });
  }

  answerUndo(agree: boolean, seat = this.look): void {
    this.#ask({ type: "answer-undo", id: this.#id(), seat, agree });
  }

  resign(seat = this.look): void {
    this.#ask({ type: "resign", id: this.#id(), seat });
  }

  takeover(level: string | null, seat = this.look): void {
    this.#ask({ type: "takeover", id: this.#id(), seat, level });
  }

  leave(seat: number): void {
    this.#ask({ type: "leave", id: this.#id(), seat });
  }

  rematch(seat = this.look): void {
    this.#ask({ type: "rematch", id: this.#id(), seat });
  }

  react(what: P.React["what"], seat = this.look): void {
    this.#ask({ type: "react", id: this.#id(), seat, what });
  }

  #id(): string {
    this.#count += 1;
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.#count}`;
  }

  #ask(message: Exclude<P.ClientMessage, P.Hello>): void {
    this.busy = message.type === "move";
    this.#send(message);
  }

  #send(message: P.ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as P.ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #hello(): void {
    const hello: P.Hello = { type: "hello", tokens: tokensOf(this.id), since: this.log.at(-1)?.seq ?? 0 };
    if (this.state) hello.look = this.state.look;
    this.#send(hello);
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    if (this.#socket && Date.now() - this.#heard > SILENCE) this.#lost(this.#socket);
    else this.#send({ type: "ping", id: this.#id() });
  }

  #wake(): void {
    const socket = this.#socket;
    const asked = Date.now();
    this.#send({ type: "ping", id: this.#id() });
    setTimeout(() => socket && this.line === "open" && this.#heard < asked && this.#lost(socket), AWAKE);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    clearInterval(this.#pinger);
    this.line = "lost";
    this.busy = false;
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)]! * (0.7 + 0.6 * Math.random());
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(message: P.ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "table":
        return this.#begin(message);
      case "entry":
        return this.#entry(message);
      case "refused":
        this.busy = false;
        this.problem = message.problem;
        return;
      case "hint":
        this.hint = message;
        return;
      case "presence":
        return this.#change({ seats: message.seats, watchers: message.watchers });
      case "undo-asked":
        return this.#change({ undo: message.undo });
      case "thinking":
        return this.#change({ thinking: message.seat });
      case "reaction":
        return this.#reacted(message);
      case "rematch":
        return this.#change({ rematch: message.table });
      case "pong":
        this.skew = message.at - Date.now();
        return;
      case "done":
        this.busy = false;
        return;
      case "goodbye":
        this.#failures = 0;
        return;
    }
  }

  #change(part: Partial<P.TableState>): void {
    if (this.state) this.state = { ...this.state, ...part };
  }

  #begin(table: P.TableState): void {
    this.line = "open";
    this.busy = false;
    this.#failures = 0;
    const last = this.log.at(-1)?.seq ?? 0;
    const further = table.log.filter((item) => item.seq > last);
    this.log = table.log.length && table.log[0]!.seq === 1 ? table.log : [...this.log, ...further];
    this.events = [];
    this.hint = null;
    this.legal = unpack(table.legal);
    this.state = table;
  }

  #entry(entry: P.EntryMade): void {
    const state = this.state;
    if (!state || entry.seq <= state.seq) return;
    if (entry.seq > state.seq + 1) return this.#hello();
    this.busy = false;
    this.problem = null;
    this.hint = null;
    this.log = [...this.log, entry.item];
    this.events = entry.item.events as GameEvent[];
    this.legal = unpack(entry.legal);
    this.state = {
      ...state,
      seq: entry.seq,
      status: entry.status,
      view: entry.view,
      finished: entry.finished,
      clock: entry.clock,
      seats: entry.seats ?? state.seats,
      standing: entry.standing ?? state.standing,
      fairness: entry.fairness ?? state.fairness,
      thinking: null,
      undo: null,
    };
  }

  #reacted(message: P.Reacted): void {
    const id = (this.#count += 1);
    this.reactions = [...this.reactions, { id, seat: message.seat, what: message.what }];
    setTimeout(() => (this.reactions = this.reactions.filter((reaction) => reaction.id !== id)), 4000);
  }
}
