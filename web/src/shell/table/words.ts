/** Problems, seats and events in the player's words. */

import type { Because, GameEvent, LogItem, Problem, Result, Seat, TableState } from "../../protocol";
import { Refusal } from "../api";
import { HERE } from "../home";
import { own, t, texts } from "../texts.svelte";

/** How many bots have a name and a face of their own: as many as seats. */
const BOTS = 8;
const NOBODY = -1;

/** Why not; at a table (`seats` given) whoever owns what is at fault is called by name, and `me` is “you”. */
export function problemText(problem: Problem, seats: Seat[] = [], me = NOBODY): string {
  return t(errorName(problem.code), withNames(problem.details, seats, me));
}

/** Some things are said otherwise where there is no server. */
function errorName(code: string): string {
  const here = `site-error-${code}`;
  return HERE && texts.has(here) ? here : `error-${code}`;
}

/** Whatever went wrong: the server's reason, no server, or a fault of our own. */
export function troubleText(error: unknown): string {
  if (error instanceof Refusal) return problemText(error.problem);
  return t(errorName(error instanceof TypeError ? "page-offline" : "page-broken"));
}

/** Values of an event or a problem; an owner and a level are said, not numbered. */
function withNames(values: Record<string, unknown>, seats: Seat[], me = NOBODY): Record<string, unknown> {
  const { owner, level, seat } = values;
  const yours = owner === me && seat !== me ? { where: "yours", train: "yours" } : {};
  return {
    ...values,
    ...yours,
    ...(typeof values["piece"] === "string" ? { piece: spelled(values["piece"]) } : {}),
    ...(typeof values["tile"] === "string" ? { tile: spelled(values["tile"]) } : {}),
    ...(typeof owner === "number" ? { owner: nameOf(seats, owner) } : {}),
    ...(typeof level === "string" ? { level: t(`level-${level}`) } : {}),
  };
}

/** A piece that is written as its numbers, 335, is read out one by one. */
const spelled = (piece: string): string => (/^\d{2,3}$/.test(piece) ? [...piece].join("-") : piece);

export function botName(seat: number): string {
  const number = seat % BOTS;
  return t(`bot-${number}`);
}

/** Whoever a bot plays on for keeps the name. */
export function nameOf(seats: Seat[], seat: number): string {
  const found = seats[seat];
  if (!found) return t("page-somebody");
  if (found.name) return found.name;
  return found.kind === "bot" ? botName(found.seat) : t("seat-name", { seat: seat + 1 });
}

/** The seat that is “you”: whoever alone plays here, and nobody where several share a screen or a bot stands in. */
export function myself(table: Pick<TableState, "seats" | "yours">): number {
  const seat = table.yours.length === 1 ? table.yours[0]! : NOBODY;
  return table.seats[seat]?.kind === "person" ? seat : NOBODY;
}

/** What a seat is called at a table that one looks at: oneself is “you”. */
export function calledAt(table: Pick<TableState, "seats" | "yours">, seat: number): string {
  return seat === myself(table) ? t("page-me") : nameOf(table.seats, seat);
}

/** Who won, in a line: “you” for whoever alone plays here; where several share a screen, by name. */
export function wonBy(table: Pick<TableState, "seats" | "yours">, winners: number[]): string {
  if (table.yours.length === 1 && winners.includes(table.yours[0]!)) return t("page-you-won");
  return t("play-won", { count: winners.length, players: winners.map((seat) => nameOf(table.seats, seat)).join(", ") });
}

/** One event as a sentence; the game's own text, else the table's, else none. What `me` did is told to them as “you”. */
function eventText(game: string, event: GameEvent, seats: Seat[], me: number): string | null {
  const values = { ...withNames({ ...event }, seats, me), player: typeof event.seat === "number" ? nameOf(seats, event.seat) : "" };
  for (const key of [`${game}-event-${event.kind}`, `table-event-${event.kind}`, `event-${event.kind}`]) {
    const mine = `${key}-you`;
    if (event.seat === me && texts.has(mine)) return t(mine, values);
    if (texts.has(key)) return t(key, values);
  }
  return null;
}

/** What an entry brought, in words. A bot at its own place is no news; one that stands in for somebody is. */
export function told(game: string, item: LogItem, seats: Seat[], me = NOBODY): string {
  const news = item.events.filter((event) => event.kind !== "bot" || seats[event.seat ?? -1]?.name !== "");
  return news.map((event) => eventText(game, event, seats, me)).filter(Boolean).join(" ");
}

/** What speaks for a move, in words; two sentences are enough. */
export function becauseText(game: string, reasons: Because[], seats: Seat[]): string {
  return reasons.slice(0, 2).map((reason) => own(game, `because-${reason.kind}`, withNames({ ...reason }, seats))).join(" ");
}

/** Why it ended, in the game's words. */
export function reasonText(game: string, result: Result): string {
  const key = `${game}-reason-${result.reason}`;
  return texts.has(key) ? t(key) : t(`reason-${result.reason}`);
}

/** The seats from the first place to the last: winners first, the others by points, whichever way the winners' lead. */
export function places(result: Result): number[] {
  const seats = result.scores.map((_, seat) => seat);
  const best = result.winners.map((seat) => result.scores[seat]!);
  const lowest = !best.some((score) => score > Math.min(...result.scores));
  const won = (seat: number): number => (result.winners.includes(seat) ? 0 : 1);
  return seats.sort((a, b) => won(a) - won(b) || (result.scores[a]! - result.scores[b]!) * (lowest ? 1 : -1));
}
