/** What of a table's log still stands: a move that was taken back has left no trace on the board. */

import type { LogItem } from "../../protocol";

/** The last move that laid something and stands, of the rounds since one; nothing was laid, or all was taken back: null. */
export function lastLaid(log: LogItem[], round: number): LogItem | null {
  let gone = 0;
  for (const item of log.toReversed()) {
    if (item.kind === "undo") gone += item.count;
    else if (item.kind !== "move") continue;
    else if (gone > 0) gone -= 1;
    else if (item.round < round) return null;
    else if (item.events.some((event) => event.kind === "laid")) return item;
  }
  return null;
}
