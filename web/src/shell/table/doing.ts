/** What a player should do now, in one line; boards say it better where their game knows more. */

import type { Table } from "../table.svelte";
import { own, t } from "../texts.svelte";
import { nameOf, wonBy } from "./words";

export function doing(table: Table): string {
  const now = table.state;
  if (!now?.view) return "";
  if (table.pause) return own(now.info.game, "page-round-over", { number: table.pause.standing.rounds.length });
  if (now.status === "over") return ended(table);
  const acts = now.view.to_act;
  if (!table.myTurn) {
    const name = nameOf(now.seats, acts);
    const turn = t(now.seats[acts]?.kind === "bot" ? "page-thinking" : "page-turn-of", { name });
    return now.yours.length ? turn : [t("page-watching"), turn].join(" ");
  }
  const kinds = new Set(table.legal.map((move) => move.kind));
  if (kinds.size === 1 && kinds.has("draw")) return own(now.info.game, "page-do-draw");
  if (kinds.size === 1 && kinds.has("pass")) return own(now.info.game, "page-do-pass");
  return t("page-your-turn");
}

/** What became of a take-back that was asked for here. */
export function asking(table: Table): string | null {
  const { state: now, unwilling } = table;
  if (now?.undo && now.yours.includes(now.undo.seat)) return t("page-undo-waits", { name: now.undo.waiting.map((seat) => nameOf(now.seats, seat)).join(", ") });
  return now && unwilling !== null ? t("page-undo-refused", { name: nameOf(now.seats, unwilling) }) : null;
}

function ended(table: Table): string {
  const now = table.state!;
  const result = now.standing.result;
  if (!result) return t("page-status-over");
  if (now.seats.length === 1) return t("page-alone-over", { score: result.scores[0]! });
  return wonBy(now, result.winners);
}
