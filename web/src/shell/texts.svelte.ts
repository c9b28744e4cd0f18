/** Every text a player reads: the engine's own Fluent files, a language in one piece. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { keepText, keptText } from "./kept";

export const LANGUAGES = ["uk", "en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Where the player's own choice is kept. */
export const CHOSEN = "language";

const files: Record<Language, () => Promise<{ default: string }>> = {
  uk: () => import("texts:uk"),
  en: () => import("texts:en"),
  ru: () => import("texts:ru"),
};

function wanted(): Language {
  for (const tag of [keptText(CHOSEN), ...navigator.languages]) {
    const found = LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** What lessons say: only their pages need it. */
const lessons: typeof files = {
  uk: () => import("texts:uk/lessons"),
  en: () => import("texts:en/lessons"),
  ru: () => import("texts:ru/lessons"),
};

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  bundle.addResource(new FluentResource((await files[language]()).default));
  return bundle;
}

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  /** What is said where the language has no text: loaded when it is first missed. */
  #english = $state.raw<FluentBundle | null>(null);
  #missed: Promise<void> | null = null;
  /** Where games that other packages bring have their texts; null: there are no such games. */
  #guests: ((language: Language) => Promise<string>) | null = null;

  #learning = false;

  /** Load the language that the player wants (or has chosen now). */
  async use(language: Language = wanted()): Promise<void> {
    const bundle = await load(language);
    if (this.#guests) bundle.addResource(new FluentResource(await this.#guests(language)));
    if (this.#learning) bundle.addResource(new FluentResource((await lessons[language]()).default));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A player's own choice is remembered. */
  async choose(language: Language): Promise<void> {
    keepText(CHOSEN, language);
    await this.use(language);
  }

  /** From now on say also what the server knows and this page does not. */
  async ask(guests: (language: Language) => Promise<string>): Promise<void> {
    this.#guests = guests;
    await this.use(this.language);
  }

  /** From now on say also what lessons say. */
  async lessons(): Promise<void> {
    if (this.#learning) return;
    this.#learning = true;
    await this.use(this.language);
  }

  has(key: string): boolean {
    return this.#with(key) !== undefined;
  }

  /** The text for a key with its values, in English if the language lacks it; a key unknown there too is shown as it is. */
  say(key: string, values: Record<string, unknown> = {}): string {
    const bundle = this.#with(key);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, plain(values), []);
    if (this.#bundle && this.language !== "en") this.#missed ??= load("en").then((english) => { this.#english = english; });
    return key;
  }

  #with(key: string): FluentBundle | undefined {
    return [this.#bundle, this.#english].find((bundle) => bundle?.hasMessage(key)) ?? undefined;
  }
}

function plain(values: Record<string, unknown>): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) out[name] = value.join(", ");
    else if (typeof value === "number" || typeof value === "string") out[name] = value;
    else if (value !== null && value !== undefined) out[name] = String(value);
    else out[name] = "";
  }
  return out;
}

export const texts = new Texts();

/** Short for templates. */
export const t = (key: string, values?: Record<string, unknown>): string => texts.say(key, values);

/** In a game's own words, if it has them (`simino-page-points`), else in everybody's (`page-points`). */
export const own = (game: string, key: string, values?: Record<string, unknown>): string => t(texts.has(`${game}-${key}`) ? `${game}-${key}` : key, values);
