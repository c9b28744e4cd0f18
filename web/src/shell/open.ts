/** Opening tables: the keys are kept before the page moves on. */

import type { OpenTable, SeatPlan } from "../protocol";
import { api } from "./api";
import { keep } from "./keys";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

export const myName = (): string => settings.name || t("page-you");

/** Open a table and go there. */
export async function open(plan: OpenTable): Promise<void> {
  const opened = await api.open(plan);
  keep(opened.table, opened.seats);
  router.go(`/t/${opened.table}`);
}

/** Me against bots, at once, with the game's own defaults. */
export function playNow(game: string, seats: number, level: string): Promise<void> {
  const me: SeatPlan = { kind: "me", name: myName() };
  const bots: SeatPlan[] = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  return open({ game, seats: [me, ...bots], hints: true, undo: true });
}
