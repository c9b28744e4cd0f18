/** What of a table's log still stands: a move that was taken back has left no trace on the board. */

import type { LogItem } from "../../protocol";

export function standing(log: LogItem[]): LogItem[] {
  const moves: LogItem[] = [];
  for (const item of log) {
    if (item.kind === "move") moves.push(item);
    else if (item.kind === "undo") moves.splice(moves.length - item.count);
  }
  return moves;
}

/** The last move that laid something and stands, of the rounds since one; nothing was laid, or all was taken back: null. */
export const lastLaid = (log: LogItem[], round: number): LogItem | null =>
  standing(log).findLast((one) => one.round >= round && one.events.some((event) => event.kind === "laid")) ?? null;
