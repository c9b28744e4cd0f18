/** Options of a game in the player's words. */

import type { GameInfo, Json, OptionInfo } from "../protocol";
import { t, texts } from "./texts.svelte";

/** What says how long a match lasts is chosen before the house rules. */
export const isLength = (option: OptionInfo): boolean => ["rounds", "match"].includes(option.name);

/** A match that takes hours by the book is shorter when one plays at once. */
const SHORT = 3;

/** So many rounds instead of what the book says; null where that is short enough. */
export const shorter = (option: OptionInfo, seats: number): number | null =>
  option.name === "rounds" && option.type === "whole" && Number(option.defaults[String(seats)] ?? 0) > SHORT ? SHORT : null;

/** How many rounds are played where one plays at once; 0 where a game knows no rounds. */
export const atOnce = (option: OptionInfo, seats: number): number =>
  option.name === "rounds" ? (shorter(option, seats) ?? Number(option.defaults[String(seats)] ?? 0)) : 0;

export const optionKey = (game: string, name: string): string => `${game}-option-${name}`;

/** One of an option's words or numbers. */
export const valueWord = (key: string, one: unknown): string => (texts.has(`${key}-${one}`) ? t(`${key}-${one}`) : String(one));

/** An option with its value: “Rounds: 13”; a value that explains itself, “Reverse: most points win”, stands alone. */
export function optionText(game: string, option: OptionInfo, value: unknown): string {
  const key = optionKey(game, option.name);
  if (option.type === "flag") return t("page-option", { name: t(key), value: t(value ? "page-yes" : "page-no") });
  if (value === null || value === undefined) return t("page-option", { name: t(key), value: t("page-no-limit") });
  const [word, count] = String(value).split(":");
  const said = valueWord(key, word) + (count ? `, ${count}` : "");
  return said.includes(":") ? said : t("page-option", { name: t(key), value: said });
}

/** The options that are otherwise than the game itself suggests. */
export const unusual = (game: GameInfo, seats: number, options: Json): OptionInfo[] =>
  game.options.filter((option) => options[option.name] !== option.defaults[String(seats)]);

/** What a table plays by: its length, and whatever is unusual. */
export function houseRules(game: GameInfo, seats: number, options: Json): string[] {
  const told = new Set([...game.options.filter(isLength), ...unusual(game, seats, options)]);
  return [...told].map((option) => optionText(game.name, option, options[option.name]));
}
