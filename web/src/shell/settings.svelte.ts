/** What a player likes, kept in the browser. */

import { keep, kept } from "./kept";

export const SETTINGS = "settings";

/** Milliseconds between what is shown of bots' moves. */
export const PACES = { calm: 1400, quick: 450, none: 0 } as const;

const DEFAULTS = {
  name: "",
  theme: "system" as "system" | "light" | "dark",
  palette: "classic" as "classic" | "clear",
  sound: true,
  motion: "system" as "system" | "full" | "none",
  marks: "auto" as "auto" | "always" | "never",
  forced: false,
  notify: false,
  /** How fast bots' moves are shown. */
  pace: "calm" as keyof typeof PACES,
  /** Letters and numbers along boards whose cells have names. */
  coordinates: true,
  /** Whether moves are also written as programs write them. */
  notation: false,
  /** The bots of the last game; empty: as the house suggests. */
  level: "",
  toured: [] as string[],
  /** How many pieces of advice were given on each game. */
  tipped: {} as Record<string, number>,
};
export type Settings = typeof DEFAULTS;

export const settings = $state<Settings>({ ...DEFAULTS, ...kept<Partial<Settings>>(SETTINGS, {}) });

/** Change settings and remember them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(SETTINGS, settings);
  dress();
}

/** Show theme, palette and movement on the document. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["palette"] = settings.palette;
  root.dataset["motion"] = settings.motion;
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
