/** What has been laid, solved and made, kept in the browser. */

import type { LaidPiece, PuzzleCard } from "../protocol";
import { keep, kept, ofThisHouse } from "../shell/kept";

/** Where they are kept: what is laid on each silhouette, puzzles made here, a picture of the studio that is not saved yet. */
export const LAID = "puzzles", MADE = ofThisHouse("puzzles-made"), DRAFT = "studio";
/** Puzzles made or opened here that are remembered; the oldest are forgotten. */
const MOST = 40;

export interface Progress {
  laid: LaidPiece[];
  solved: boolean;
  /** How it was solved, for the picture. */
  cover?: LaidPiece[];
  /** How many of the laid pieces were hints. */
  hints?: number;
}

export const progressOf = (name: string): Progress => kept<Record<string, Progress>>(LAID, {})[name] ?? { laid: [], solved: false };

export function remember(name: string, change: Partial<Progress>): void {
  const all = kept<Record<string, Progress>>(LAID, {});
  all[name] = { ...progressOf(name), ...change };
  keep(LAID, all);
}

/** Puzzles that are not in the book, the latest first. */
export const made = (): PuzzleCard[] => kept<PuzzleCard[]>(MADE, []);

export function keepMade(card: PuzzleCard): void {
  if (card.kind === "book") return;
  const others = made().filter((one) => one.name !== card.name);
  keep(MADE, [card, ...others].slice(0, MOST));
}
