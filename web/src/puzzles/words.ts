/** Titles of puzzles: the book's have texts of their own. */

import type { PuzzleCard } from "../protocol";
import { t, texts } from "../shell/texts.svelte";

export function titleOf(card: PuzzleCard): string {
  if (texts.has(`puzzle-${card.name}`)) return t(`puzzle-${card.name}`);
  return t(`puzzle-kind-${card.kind}`);
}
