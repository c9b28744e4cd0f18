/** Puzzles in words and in parts: their titles (the book's have texts of their own), grades, and tinted cells. */

import type { Axial } from "../games/gemblo/hex";
import type { PuzzleCard } from "../protocol";
import { day } from "../shell/formats";
import { t } from "../shell/texts.svelte";

export function titleOf(card: PuzzleCard): string {
  if (card.kind === "book") return t(`puzzle-${card.name}`);
  if (card.kind === "picture" && card.title) return card.title;
  if (card.kind === "daily") return `${t("puzzle-kind-daily")}, ${day(card.title)}`;
  return t(`puzzle-kind-${card.kind}`);
}

/** A grade as five dots, so that one can see how many there could be; stars are what is won. */
export const gradeDots = (grade: string): string => "●".repeat(Number(grade)).padEnd(5, "○");

export interface Part {
  tint: number | null;
  cells: Axial[];
}

/** The cells by their tints. */
export function partsOf(card: PuzzleCard): Part[] {
  const parts = new Map<number | null, Axial[]>();
  card.cells.forEach((cell, index) => {
    // What was kept by an older page knows nothing of tints.
    const tint = card.tints?.[index] ?? null;
    parts.set(tint, [...(parts.get(tint) ?? []), [cell[0]!, cell[1]!]]);
  });
  return [...parts].map(([tint, cells]) => ({ tint, cells }));
}
