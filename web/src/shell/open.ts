/** Opening tables: the keys are kept before the page moves on. */

import type { GameInfo, Json, OpenTable, SeatPlan, TableOpened } from "../protocol";
import { api } from "./api";
import { catalog } from "./catalog";
import { dayOf, rememberDay } from "./days";
import { keep, tokensOf } from "./keys";
import { shorter } from "./options";
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

/** From a moment of a finished game: in one's own place, or, without one, in that of whoever was to move. */
export async function goOn(table: string, frame: number, seat: number | null): Promise<void> {
  const level = settings.level || (await catalog()).default_level;
  enter(await api.goOn(table, { frame, name: myName(), level, seat }));
}

/** The deal that everybody plays today: once on a device, then back to that table. */
export async function playDaily(date: string): Promise<void> {
  const mine = dayOf(date).table;
  if (mine && tokensOf(mine).length) return router.go(`/t/${mine}`);
  const opened = await api.playDaily({ name: myName() });
  rememberDay(date, { table: opened.table });
  enter(opened);
}

/** What the button for today's deal says: play it, go on with it, or look at how it went. */
export function dailyWord(date: string): string {
  const { table, done } = dayOf(date);
  if (!table || !tokensOf(table).length) return t("page-daily-play");
  return t(done ? "page-daily-mine" : "page-daily-on");
}

function shortened(game: GameInfo, seats: number): Json {
  const rounds = game.options.find((option) => shorter(option, seats));
  return rounds ? { [rounds.name]: shorter(rounds, seats) } : {};
}

/** Me against bots, at once. */
export function playNow(game: GameInfo, seats: number, level: string): Promise<void> {
  const me: SeatPlan = { kind: "me", name: myName() };
  const bots: SeatPlan[] = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  return open({ game: game.name, seats: [me, ...bots], options: shortened(game, seats), hints: true, undo: true });
}

/** A free deal for one. */
export const playAlone = (game: string): Promise<void> => open({ game, seats: [{ kind: "me", name: myName() }], hints: true, undo: true });
