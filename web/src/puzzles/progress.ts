/** What has been laid, solved and made. What is solved has stars, which go with an account; everything else stays in the browser. */

import { covering, SILHOUETTES } from "../lessons/won.svelte";
import type { LaidPiece, PuzzleCard } from "../protocol";
import { keep, kept, ofThisHouse } from "../shell/kept";

/** Where they are kept: what is laid on each silhouette, puzzles made here, a picture of the studio that is not saved yet. */
export const LAID = "puzzles", MADE = ofThisHouse("puzzles-made"), DRAFT = "studio";
/** Puzzles made or opened here that are remembered; the oldest are forgotten. */
const MOST = 40;

export interface Progress {
  laid: LaidPiece[];
  /** How it was solved here, for the picture. */
  cover?: LaidPiece[];
  /** How many of the laid pieces were hints. */
  hints?: number;
}

export type Kept = Record<string, Progress & { solved?: boolean }>;

/** As a task of a lesson or a riddle: each hint costs a star, but never the last. */
const worth = (hints = 0): number => Math.max(1, 3 - hints);

/** The stars of a silhouette; 0: it is not solved yet. */
export const wonOf = (name: string): number => SILHOUETTES.of(covering(name));

export const win = (name: string, hints: number): void => SILHOUETTES.keep(covering(name), worth(hints));

/** What older pages called solved had no stars yet. */
export const solvedIn = (all: Kept): Record<string, number> =>
  Object.fromEntries(Object.entries(all).flatMap(([name, one]) => (one.solved ? [[covering(name), worth(one.hints)]] : [])));
SILHOUETTES.begin(solvedIn(kept(LAID, {})));

/** What somebody else solved here, who is signed out now, is not begun. */
export function progressOf(name: string): Progress {
  const one = kept<Kept>(LAID, {})[name];
  return one && (!one.cover || wonOf(name)) ? one : { laid: [] };
}

export function remember(name: string, change: Progress): void {
  keep(LAID, { ...kept<Kept>(LAID, {}), [name]: { ...progressOf(name), ...change } });
}

/** Puzzles that are not in the book, the latest first. */
export const made = (): PuzzleCard[] => kept<PuzzleCard[]>(MADE, []);

export function keepMade(card: PuzzleCard): void {
  if (card.kind === "book") return;
  const others = made().filter((one) => one.name !== card.name);
  keep(MADE, [card, ...others].slice(0, MOST));
}
