/** What the table gives a board, and what a board gives back. A board draws and takes input; it knows no rules. */

import type { Component } from "svelte";

/** A legal move taken apart by the engine: `text` is what is played, the rest says what it looks like. */
export type Move = { text: string; kind: string; piece?: string | number; cells?: string[] } & Record<string, unknown>;

/** Something that happened, to be animated and told in words. */
export type GameEvent = { kind: string; seat?: number } & Record<string, unknown>;

export interface BoardProps<View> {
  /** The table as this seat sees it, straight from the engine. */
  view: View;
  /** The legal moves; empty unless it is this seat's turn. */
  legal: Move[];
  /** Whether the player may act now. */
  live: boolean;
  /** Whether legal and dead places are marked. */
  marks: boolean;
  /** Cells at fault in the last refusal: they light up for a moment. */
  fault: string[];
  /** What just happened, for animation; empty on a jump. */
  events: GameEvent[];
  /** A small living picture: no hand, no input. */
  preview: boolean;
  /** Play a legal move. */
  play: (text: string) => void;
  /** Ask why a move is not possible: the answer is shown, and `fault` follows. */
  why: (text: string) => void;
  /** Moves that a hint suggests, best first. */
  hinted: string[];
}

export type Board = Component<BoardProps<any>>;

/** Each board is a chunk of its own. Games that other packages bring have none here: `boardOf` knows what draws them. */
const boards: Record<string, () => Promise<{ default: Board }>> = {
  riomino: () => import("./riomino/Board.svelte"),
  gemblo: () => import("./gemblo/Board.svelte"),
  simino: () => import("./simino/Board.svelte"),
  trimino: () => import("./trimino/Board.svelte"),
  "mexican-train": () => import("./mexican-train/Board.svelte"),
};

/** Whether the page was built with a board, and texts, of this game. */
export const built = (game: string): boolean => game in boards;

export const boardOf = (game: string): Promise<{ default: Board }> => (boards[game] ?? (() => import("./guest/Board.svelte")))();
