/** Numbers and days as the player's language writes them. */

import { t, texts } from "./texts.svelte";

/** A number: half points get the language's own decimal sign. */
export const number = (value: number, digits?: number): string =>
  new Intl.NumberFormat(texts.language, digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** A share of a hundred; what is lost has a minus, not a hyphen. */
export const percent = (share: number): string => new Intl.NumberFormat(texts.language, { style: "percent" }).format(share).replace("-", "−");

/** A calendar day such as 2026-11-15: it is the same day west of Greenwich too. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat(texts.language, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));

/** A stretch of time (in milliseconds) as minutes and seconds, or hours and minutes. */
export function span(length: number): string {
  const seconds = Math.max(0, Math.round(length / 1000));
  const [large, small] = seconds < 3600 ? [Math.floor(seconds / 60), seconds % 60] : [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return seconds < 3600 ? `${large}:${String(small).padStart(2, "0")}` : t("page-hours", { hours: large, minutes: small });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60]];

/** How long ago a moment was (in milliseconds since 1970), roughly. */
export function ago(moment: number): string {
  const seconds = Math.round((Date.now() - moment) / 1000);
  const step = STEPS.find(([, one]) => seconds >= one);
  if (!step) return t("page-just-now");
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(texts.language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
