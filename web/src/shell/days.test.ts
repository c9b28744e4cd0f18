import { beforeEach, expect, test, vi } from "vitest";

import { dayOf, rememberDay, streak } from "./days";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("a streak goes on over the end of a month, and today may still come", () => {
  for (const date of ["2026-02-27", "2026-02-28", "2026-03-01"]) rememberDay(date, { done: true });
  expect(streak("2026-03-01")).toBe(3);
  expect(streak("2026-03-02")).toBe(3);
  expect(streak("2026-03-03")).toBe(0);
});

test("a table that is begun is remembered and is no finished day", () => {
  rememberDay("2026-03-01", { table: "abc" });
  expect(dayOf("2026-03-01").table).toBe("abc");
  expect(streak("2026-03-01")).toBe(0);
  rememberDay("2026-03-01", { done: true });
  expect(dayOf("2026-03-01")).toEqual({ table: "abc", done: true });
});
