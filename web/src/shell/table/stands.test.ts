import { expect, test } from "vitest";

import type { LogItem } from "../../protocol";
import { lastLaid } from "./stands";

let seq = 0;
const item = (kind: LogItem["kind"], more: Partial<LogItem>): LogItem => ({ seq: (seq += 1), kind, seat: 0, text: "", count: 0, round: 0, ply: seq, at: 0, events: [], ...more });
const lay = (text: string, round = 0): LogItem => item("move", { text, round, events: [{ kind: "laid" }] });
const draw = item("move", { text: "draw", events: [{ kind: "drew" }] });
const undo = (count: number): LogItem => item("undo", { count });

test("the last move that laid something, past draws and what happened to seats", () => {
  expect(lastLaid([lay("a"), lay("b"), draw, item("seat", {})], 0)?.text).toBe("b");
  expect(lastLaid([draw], 0)).toBeNull();
  expect(lastLaid([lay("a", 0), draw], 1)).toBeNull();
});

test("what was taken back does not count, however often", () => {
  const log = [lay("a"), lay("b"), lay("c"), draw, undo(2)];
  expect(lastLaid(log, 0)?.text).toBe("b");
  expect(lastLaid([...log, undo(2)], 0)).toBeNull();
  expect(lastLaid([...log, lay("d"), undo(1)], 0)?.text).toBe("b");
  expect(lastLaid([...log, lay("d")], 0)?.text).toBe("d");
});
