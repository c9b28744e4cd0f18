import { FluentBundle } from "@fluent/bundle";
import { afterEach, expect, test, vi } from "vitest";

import { day, number, percent } from "./formats";
import { own, t, texts } from "./texts.svelte";

vi.stubGlobal("document", { documentElement: {} });
afterEach(() => vi.restoreAllMocks());

test("a game's own words win, else everybody's are said", async () => {
  await texts.use("uk");
  expect(own("trimino", "play-round", { number: 2 })).toBe("Партія 2");
  expect(own("simino", "play-round", { number: 2 })).toBe("Раунд 2");
});

test("numbers, shares and days are written as the language writes them", async () => {
  await texts.use("uk");
  expect([number(0.5), number(25, 1)]).toEqual(["0,5", "25,0"]);
  expect(day("2026-11-15")).toContain("15");
  await texts.use("en");
  expect([number(0.5), percent(0.57)]).toEqual(["0.5", "57%"]);
});

test("a text that the language lacks is said in English, an unknown key as it is", async () => {
  await texts.use("ru");
  const has = FluentBundle.prototype.hasMessage;
  vi.spyOn(FluentBundle.prototype, "hasMessage").mockImplementation(function (this: FluentBundle, key) {
    return this.locales[0] === "en" && has.call(this, key);
  });
  expect(t("page-title")).toBe("page-title");
  await vi.waitFor(() => expect(t("page-title")).toBe("Minoteka"));
  expect(t("no-such-key")).toBe("no-such-key");
});
