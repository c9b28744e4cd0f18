/** Titles of puzzles: the book's have texts of their own, others a name that somebody gave them. */

import type { PuzzleCard } from "../protocol";
import { t, texts } from "../shell/texts.svelte";

export function titleOf(card: PuzzleCard): string {
  if (card.kind === "book") return t(`puzzle-${card.name}`);
  if (card.kind === "picture" && card.title) return card.title;
  if (card.kind === "daily") return `${t("puzzle-kind-daily")}, ${new Date(card.title).toLocaleDateString(texts.language, { day: "numeric", month: "long" })}`;
  return t(`puzzle-kind-${card.kind}`);
}

/** A grade as five stars, so that one can see how many there could be. */
export const stars = (grade: string): string => "★".repeat(Number(grade)).padEnd(5, "☆");
