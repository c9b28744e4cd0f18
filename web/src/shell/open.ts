/** Opening tables: the keys are kept before the page moves on. */

import type { OpenTable, SeatPlan, TableOpened } from "../protocol";
import { api } from "./api";
import { keep } from "./keys";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

export const myName = (): string => settings.name || t("page-you");

function enter(opened: TableOpened): void {
  keep(opened.table, opened.seats);
  router.go(`/t/${opened.table}`);
}

/** Open a table and go there. */
export async function open(plan: OpenTable): Promise<void> {
  enter(await api.open(plan));
}

/** The deal that everybody plays today. */
export async function playDaily(): Promise<void> {
  enter(await api.playDaily({ name: myName() }));
}

/** Me against bots, at once, with the game's own defaults. */
export function playNow(game: string, seats: number, level: string): Promise<void> {
  const me: SeatPlan = { kind: "me", name: myName() };
  const bots: SeatPlan[] = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  return open({ game, seats: [me, ...bots], hints: true, undo: true });
}
