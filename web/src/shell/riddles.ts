/** Riddles in the order in which the list shows them: theme by theme, each from easy to hard. */

import type { RiddleCard } from "../protocol";

export function themesOf(cards: RiddleCard[]): [string, RiddleCard[]][] {
  const themes = [...new Set(cards.map((card) => card.theme))];
  return themes.map((theme) => [theme, cards.filter((card) => card.theme === theme).sort((a, b) => a.grade - b.grade)]);
}

/** The one after it that is not solved yet; after the last one the first. */
export function following(cards: RiddleCard[], name: string, solved: (name: string) => boolean): RiddleCard | undefined {
  const order = themesOf(cards).flatMap(([, alike]) => alike);
  const at = order.findIndex((one) => one.name === name);
  return [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))].find((one) => !solved(one.name));
}

/** What it is called in its theme: its place in the list. */
export const numberOf = (cards: RiddleCard[], name: string): number =>
  Math.max(...themesOf(cards).map(([, alike]) => alike.findIndex((card) => card.name === name))) + 1;
