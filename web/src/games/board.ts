/** What the table gives a board, and what a board gives back. A board draws and takes input; it knows no rules. */

import type { Component, Snippet } from "svelte";

import type { GameEvent, LegalMove, Tried, View } from "../protocol";

/** The line under a board: what to do now and the buttons for it. */
export interface Bar {
  game: string;
  /** Whose turn it is, or how it ended. */
  text: string;
  mine: boolean;
  /** Why not; it goes away with the next touch. */
  problem: string | null;
  /** What a hint says. */
  hint: string | null;
  /** Moves without a piece: draw, pass, decline. */
  simple: LegalMove[];
  /** There is nothing else to do than one of them. */
  forced: boolean;
  play: (move: LegalMove) => void;
  /** The table's own buttons. */
  buttons?: Snippet;
  /** Words that lie over the board's edge. */
  above?: Snippet;
  /** Line and hand are behind it: the hand is empty, and its room stays. */
  curtain?: Snippet | undefined;
}

/** View, moves, events and what is asked are the game's own: each board takes them from the `shown.ts` beside it. */
export interface BoardProps<Seen = View, Move extends LegalMove = LegalMove, Event extends GameEvent = GameEvent, Asked = Tried> {
  /** The table as this seat sees it, straight from the engine. */
  view: Seen;
  /** The legal moves; empty unless it is this seat's turn. */
  legal: Move[];
  /** Whether the player may act now. */
  live: boolean;
  /** Whether legal and dead places are marked. */
  marks: boolean;
  /** Whether nothing shows what may be laid, and where: to see it is the task. */
  unlit: boolean;
  /** Cells at fault in the last refusal: they light up for a moment. */
  fault: string[];
  /** What just happened, for animation; empty on a jump. */
  events: Event[];
  /** What the last move brought that laid something: that stays marked. */
  last: Event[];
  /** What everybody is called, by seat. */
  names: string[];
  /** The line under the board; without it there is neither line nor hand. */
  bar: Bar | null;
  /** A small living picture: no hand, no input. */
  preview: boolean;
  /** Play a legal move: `text` comes from the list and goes back as it is. */
  play: (text: string) => void;
  /** Ask why a move is not possible: the answer is shown, and `fault` follows. */
  why: (move: Asked) => void;
  /** Moves that a hint suggests, best first. */
  hinted: string[];
}

/** Those of one kind: moves that lay, events in which something was laid. */
export const only = <One extends { kind: string }, Kind extends One["kind"]>(kind: Kind, all: One[]): Extract<One, { kind: Kind }>[] =>
  all.filter((one): one is Extract<One, { kind: Kind }> => one.kind === kind);

// Which board it is, is known by its game's name alone: here, and only here, nobody checks that view and board belong together.
export type Board = Component<BoardProps<any, any, any, any>>;

/** A board, a piece of the game as it lies in a hand, what marks a seat, if seats are marked, and what is seen beside words that tell of a move. */
export interface BoardModule {
  default: Board;
  Mark?: Component<{ view: any; seat: number }>;
  Held?: Component<{ piece: string; view: any }>;
  Told?: Component<{ events: any[] }>;
}

/** Each board is a chunk of its own. Games that other packages bring have none here: `boardOf` knows what draws them. */
const boards: Record<string, () => Promise<BoardModule>> = {
  riomino: () => import("./riomino/Board.svelte"),
  gemblo: () => import("./gemblo/Board.svelte"),
  simino: () => import("./simino/Board.svelte"),
  trimino: () => import("./trimino/Board.svelte"),
  "mexican-train": () => import("./mexican-train/Board.svelte"),
};

/** Whether the page was built with a board, and texts, of this game. */
export const built = (game: string): boolean => game in boards;

const loaded = new Map<string, Promise<BoardModule>>();

/** The board of a game: always the same promise, so that a board is mounted once and then only fed. */
export function boardOf(game: string): Promise<BoardModule> {
  let coming = loaded.get(game);
  if (!coming) {
    coming = (boards[game] ?? (() => import("./guest/Board.svelte")))();
    coming.catch(() => loaded.delete(game));
    loaded.set(game, coming);
  }
  return coming;
}
