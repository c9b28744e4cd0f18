/** What has been laid, solved and made, kept in the browser. */

import type { LaidPiece, PuzzleCard } from "../protocol";

const STORE = "puzzles", MADE = "puzzles-made";
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

function read<Kept>(store: string, empty: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(store) ?? "null") as Kept | null) ?? empty;
  } catch {
    return empty;
  }
}

export const progressOf = (name: string): Progress => read<Record<string, Progress>>(STORE, {})[name] ?? { laid: [], solved: false };

export function remember(name: string, change: Partial<Progress>): void {
  const kept = read<Record<string, Progress>>(STORE, {});
  kept[name] = { ...progressOf(name), ...change };
  localStorage.setItem(STORE, JSON.stringify(kept));
}

/** Puzzles that are not in the book, the latest first. */
export const made = (): PuzzleCard[] => read<PuzzleCard[]>(MADE, []);

export function keepMade(card: PuzzleCard): void {
  if (card.kind === "book") return;
  const others = made().filter((one) => one.name !== card.name);
  localStorage.setItem(MADE, JSON.stringify([card, ...others].slice(0, MOST)));
}
