/** Problems, seats and events in the player's words. */

import type { GameEvent } from "../../games/board";
import type { Problem, Seat } from "../../protocol";
import { Refusal } from "../api";
import { t, texts } from "../texts.svelte";

/** Why not; at a table (`seats` given) whoever owns what is at fault is called by name. */
export function problemText(problem: Problem, seats: Seat[] = []): string {
  return t(`error-${problem.code}`, withNames(problem.details, seats));
}

/** Whatever went wrong: the server's reason, no server, or a fault of our own. */
export function troubleText(error: unknown): string {
  if (error instanceof Refusal) return problemText(error.problem);
  return t(error instanceof TypeError ? "error-page-offline" : "error-page-broken");
}

/** Values of an event or a problem; an owner and a level are said, not numbered. */
function withNames(values: Record<string, unknown>, seats: Seat[]): Record<string, unknown> {
  const { owner, level } = values;
  return {
    ...values,
    ...(typeof owner === "number" ? { owner: nameOf(seats, owner) } : {}),
    ...(typeof level === "string" ? { level: t(`level-${level}`) } : {}),
  };
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

/** Whom an event is about: one for whom a bot plays on keeps the name. */
function playerOf(event: GameEvent, seats: Seat[]): string {
  const kept = event.kind === "bot" ? seats[event.seat!]?.name : "";
  return kept || nameOf(seats, event.seat!);
}

/** One event as a sentence; the game's own text, else the table's, else none. */
export function eventText(game: string, event: GameEvent, seats: Seat[]): string | null {
  const values = { ...withNames({ ...event }, seats), player: typeof event.seat === "number" ? playerOf(event, seats) : "" };
  for (const key of [`${game}-event-${event.kind}`, `table-event-${event.kind}`, `event-${event.kind}`]) {
    if (texts.has(key)) return t(key, values);
  }
  return null;
}
