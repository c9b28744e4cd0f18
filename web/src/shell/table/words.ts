/** Problems, seats and events in the player's words. */

import type { GameEvent } from "../../games/board";
import type { Problem, Seat } from "../../protocol";
import { t, texts } from "../texts.svelte";

export function problemText(problem: Problem): string {
  return t(`error-${problem.code}`, problem.details);
}

export function nameOf(seats: Seat[], seat: number): string {
  const found = seats[seat];
  if (!found) return t("page-somebody");
  if (found.kind === "bot") {
    const level = t(`level-${found.level ?? "bot"}`);
    const alone = seats.filter((one) => one.kind === "bot").length === 1;
    return alone ? t("page-bot-name", { level }) : t("page-bot-number", { level, number: seat + 1 });
  }
  return found.name || t("seat-name", { seat: seat + 1 });
}

/** One event as a sentence; the game's own text, else the table's, else none. */
export function eventText(game: string, event: GameEvent, seats: Seat[]): string | null {
  const values = { ...event, player: typeof event.seat === "number" ? nameOf(seats, event.seat) : "" };
  for (const key of [`${game}-event-${event.kind}`, `table-event-${event.kind}`, `event-${event.kind}`]) {
    if (texts.has(key)) return t(key, values);
  }
  return null;
}
