/** A table over its socket: what it shows, what can be asked, and how it comes back after a lost connection. */

import type * as P from "../protocol";
import { HERE, home, type Line } from "./home";
import { tokensOf } from "./keys";
import { PACES, settings } from "./settings.svelte";

export type LineState = "connecting" | "open" | "lost" | "gone";

type Request = Exclude<P.ClientMessage, P.Hello>;

/** Legal moves come column by column. */
export function unpack(legal: P.Legal | null): P.LegalMove[] {
  if (!legal) return [];
  const keys = Object.keys(legal.columns);
  return Array.from({ length: legal.count }, (_, i) => {
    const move: Record<string, unknown> = {};
    for (const key of keys) {
      const value: unknown = legal.columns[key]![i];
      if (value !== null && value !== undefined) move[key] = value;
    }
    return move as P.LegalMove;
  });
}

/** The server tells a reader to come back at once or soon; then we wait longer each time, with some jitter. */
const WAITS = [100, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 15_000;
/** Silence for longer than this is a lost line, even if the browser still believes in it. */
const SILENCE = 25_000;
/** A device that wakes up asks at once, and does not wait long for the answer. */
const AWAKE = 4_000;

/** A round that ended and the one that waits behind it: shown until somebody goes on. */
export interface Pause {
  standing: P.Standing;
  view: P.View;
  legal: P.LegalMove[];
}

export class Table {
  line = $state<LineState>("connecting");
  state = $state.raw<P.TableState | null>(null);
  legal = $state.raw<P.LegalMove[]>([]);
  log = $state.raw<P.LogItem[]>([]);
  /** What just happened, to be animated; nothing after a jump. */
  events = $state.raw<P.GameEvent[]>([]);
  problem = $state.raw<P.Problem | null>(null);
  hint = $state.raw<P.Hint | null>(null);
  /** Who would not let us take a move back. */
  unwilling = $state<number | null>(null);
  reactions = $state.raw<{ id: number; seat: number; what: string }[]>([]);
  /** The last view of a round is shown; the next one is dealt already. */
  pause = $state.raw<Pause | null>(null);
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0);

  /** A move that the server has not answered yet: it is sent again, under the same id, over a new line. */
  #pending = $state.raw<P.Move | null>(null);
  /** A hint is being thought about. */
  #asked = $state.raw<string | null>(null);
  /** Hints that a move has overtaken: what comes of them concerns nobody. */
  #overtaken = new Set<string>();
  /** Whoever asks for another game goes there when it is open. */
  #again = $state.raw<string | null>(null);
  /** Entries that are known and not yet shown: bots move faster than people can follow. */
  #unseen = $state.raw<P.EntryMade[]>([]);
  #shownAt = 0;
  /** The last round whose end was looked at. */
  #turned = 0;

  #socket: Line | null = null;
  #failures = 0;
  #closed = false;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #pacer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #watching = new AbortController();

  constructor(readonly id: string, readonly follow: (table: string) => void = () => undefined) {
    const { signal } = this.#watching;
    if (!HERE) addEventListener("offline", () => this.#socket && this.#lost(this.#socket), { signal });
    document.addEventListener("visibilitychange", () => !document.hidden && this.#wake(), { signal });
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#watching.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#pacer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  /** The seat whose eyes we see with; −1 a spectator or the curtain. */
  get look(): number {
    return this.state?.look ?? -1;
  }

  /** A move of ours is under way: the board waits. */
  get busy(): boolean {
    return this.#pending !== null;
  }

  get thinkingOfHint(): boolean {
    return this.#asked !== null;
  }

  /** Whether we are to move in what is shown: not while a bot stands in for us. */
  get myTurn(): boolean {
    const state = this.state;
    const mine = state?.status === "playing" && !this.pause && state.look >= 0 && state.view?.to_act === state.look;
    return mine && state.seats[state.look]?.kind === "person";
  }

  play(text: string): void {
    if (!this.state || this.busy) return;
    this.problem = null;
    this.#overtake();
    this.#pending = { type: "move", id: this.#id(), seat: this.look, seq: this.state.seq, text };
    this.#send(this.#pending);
  }

  why(move: P.Tried): void {
    this.#send({ type: "why", id: this.#id(), seat: this.look, move });
  }

  lookWith(seat: number): void {
    this.#send({ type: "look", id: this.#id(), seat });
  }

  askHint(): void {
    if (this.#asked) return;
    this.problem = null;
    this.#asked = this.#id();
    this.#send({ type: "hint", id: this.#asked, seat: this.look });
  }

  undo(): void {
    this.problem = null;
    this.#send({ type: "undo", id: this.#id(), seat: this.look });
  }

  answerUndo(agree: boolean, seat = this.look): void {
    this.#send({ type: "answer-undo", id: this.#id(), seat, agree });
  }

  resign(seat = this.look): void {
    this.#send({ type: "resign", id: this.#id(), seat });
  }

  takeover(level: string | null, seat = this.look): void {
    this.#send({ type: "takeover", id: this.#id(), seat, level });
  }

  leave(seat: number): void {
    this.#send({ type: "leave", id: this.#id(), seat });
  }

  rematch(seat = this.look): void {
    this.#again = this.#id();
    this.#send({ type: "rematch", id: this.#again, seat });
  }

  react(what: P.React["what"], seat = this.look): void {
    this.#send({ type: "react", id: this.#id(), seat, what });
  }

  /** On to the round that was dealt. */
  next(): void {
    const { pause, state } = this;
    if (!pause || !state) return;
    this.#turned = pause.standing.round;
    this.pause = null;
    this.events = [{ kind: "dealt" }];
    this.legal = pause.legal;
    this.state = { ...state, view: pause.view, standing: pause.standing, finished: null };
    this.#shownAt = Date.now();
    this.#show();
  }

  #overtake(): void {
    if (this.#asked) this.#overtaken.add(this.#asked);
    this.#asked = null;
  }

  #id(): string {
    this.#count += 1;
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.#count}`;
  }

  #send(message: Request | P.Hello): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = home.line(this.id);
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

  #lost(socket: Line): void {
    if (this.#closed || socket !== this.#socket || this.line === "gone") return;
    this.#socket = null;
    socket.close();
    clearInterval(this.#pinger);
    // A house in this browser that comes again says so itself: one may go on aiming, and what is laid meanwhile waits for it.
    if (!HERE || !this.state) this.line = "lost";
    this.#again = null;
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)]! * (0.7 + 0.6 * Math.random());
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(message: P.ServerMessage): void {
    this.#heard = Date.now();
    if ("reply" in message && message.reply) {
      if (this.#overtaken.delete(message.reply)) return;
      this.#answered(message.reply);
    }
    switch (message.type) {
      case "table":
        return this.#begin(message);
      case "entry":
        return this.#entry(message);
      case "refused":
        this.problem = message.problem;
        if (!this.state && message.problem.code === "no-table") this.line = "gone";
        return;
      case "hint":
        this.hint = message;
        return;
      case "presence":
        return this.#change({ seats: message.seats, watchers: message.watchers });
      case "undo-asked":
        this.unwilling = this.state?.undo && this.state.yours.includes(this.state.undo.seat) ? message.refused : null;
        return this.#change({ undo: message.undo });
      case "thinking":
        return this.#change({ thinking: message.seat });
      case "reaction":
        return this.#reacted(message);
      case "rematch":
        return this.#rematched(message);
      case "pong":
        this.skew = message.at - Date.now();
        return;
      case "done":
        return;
      case "goodbye":
        this.#failures = 0;
        if (message.code === "deleted") this.line = "gone";
        return;
    }
  }

  /** Only the answer to a request ends the wait for it. */
  #answered(reply: string): void {
    if (reply === this.#pending?.id) this.#pending = null;
    if (reply === this.#asked) this.#asked = null;
  }

  #change(part: Partial<P.TableState>): void {
    if (this.state) this.state = { ...this.state, ...part };
  }

  #rematched(message: P.RematchOpened): void {
    this.#change({ rematch: message.table });
    if (this.#again) this.follow(message.table);
    this.#again = null;
  }

  /** The whole table at once: what was not shown yet is skipped, but for the end of a round. */
  #begin(table: P.TableState): void {
    this.line = "open";
    this.#failures = 0;
    const last = this.log.at(-1)?.seq ?? 0;
    const further = table.log.filter((item) => item.seq > last);
    this.log = table.log.length && table.log[0]!.seq === 1 ? table.log : [...this.log, ...further];
    this.events = [];
    this.hint = null;
    this.#unseen = [];
    clearTimeout(this.#pacer);
    const legal = unpack(table.legal);
    const turned = table.finished && table.view && this.#turned < table.standing.round;
    this.pause = turned ? { standing: table.standing, view: table.view!, legal } : null;
    this.legal = turned ? [] : legal;
    this.state = turned ? { ...table, view: table.finished } : table;
    if (this.#pending) this.#send(this.#pending);
    if (this.#asked) this.#send({ type: "hint", id: this.#asked, seat: this.look });
  }

  #entry(entry: P.EntryMade): void {
    const known = this.#unseen.at(-1)?.seq ?? this.state?.seq;
    if (known === undefined || entry.seq <= known) return;
    if (entry.seq > known + 1) return this.#hello();
    this.#unseen = [...this.#unseen, entry];
    this.#show();
  }

  /** Show what is due: people's moves at once, a bot's no sooner than one can follow, nothing over a finished round. */
  #show(): void {
    clearTimeout(this.#pacer);
    const entry = this.#unseen[0];
    if (!entry || this.pause) return;
    const byBot = entry.item.kind === "move" && this.state?.seats[entry.item.seat]?.kind === "bot";
    const wait = byBot && !document.hidden ? this.#shownAt + PACES[settings.pace] - Date.now() : 0;
    if (wait > 0) {
      this.#pacer = setTimeout(() => this.#show(), wait);
      return;
    }
    this.#unseen = this.#unseen.slice(1);
    this.#shownAt = Date.now();
    this.#apply(entry);
    this.#show();
  }

  #apply(entry: P.EntryMade): void {
    const state = this.state!;
    const legal = unpack(entry.legal);
    const standing = entry.standing ?? state.standing;
    if (entry.finished && entry.view) this.pause = { standing, view: entry.view, legal };
    this.#overtake();
    this.problem = null;
    this.hint = null;
    this.unwilling = null;
    this.log = [...this.log, entry.item];
    this.events = entry.item.events;
    this.legal = this.pause ? [] : legal;
    this.state = {
      ...state,
      seq: entry.seq,
      status: entry.status,
      view: this.pause ? entry.finished : entry.view,
      finished: entry.finished,
      clock: entry.clock,
      seats: entry.seats ?? state.seats,
      standing,
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
