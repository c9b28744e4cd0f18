/** Everything that this browser keeps as one file, and such a file taken in: checked before anything is changed, and nothing doubled. */

import { LESSONS, RIDDLES, SILHOUETTES } from "../lessons/won.svelte";
import type { PuzzleCard } from "../protocol";
import { DRAFT, LAID, MADE, solvedIn, type Kept } from "../puzzles/progress";
import { Refusal } from "../shell/api";
import { DAYS, type Day } from "../shell/days";
import { home } from "../shell/home";
import { keep, kept } from "../shell/kept";
import { SEAT_KEYS, type Keys } from "../shell/keys";
import { set, settings, type Settings } from "../shell/settings.svelte";
import { LANGUAGES, texts, type Language } from "../shell/texts.svelte";

const KIND = "minoteka-everything";
const ADDRESS = "/api/everything";

type Won = Record<string, number>;

/** What the page itself keeps; the house's part is its own business. */
interface OfPage {
  language: Language;
  settings: Settings;
  keys: Keys;
  days: Record<string, Day>;
  lessons: Won;
  riddles: Won;
  silhouettes: Won;
  puzzles: Kept;
  made: PuzzleCard[];
  studio: object;
}

export interface TakenIn {
  fresh: number;
  longer: number;
  known: number;
}

const bad = (code: string): Refusal => new Refusal({ kind: "malformed", code, details: {}, cells: [] });

async function asked<Answer>(method: string, body?: string): Promise<Answer> {
  const response = await home.ask(ADDRESS, { method, headers: {}, ...(body === undefined ? {} : { body }) });
  const answer = (await response.json()) as Answer & { problem?: { code: string } };
  if (!response.ok) throw bad(answer.problem?.code.startsWith("everything-") ? answer.problem.code : "everything-broken");
  return answer;
}

export async function everything(): Promise<Blob> {
  const page: OfPage = {
    language: texts.language, settings, keys: kept(SEAT_KEYS, {}), days: kept(DAYS, {}), lessons: LESSONS.all(), riddles: RIDDLES.all(),
    silhouettes: SILHOUETTES.all(), puzzles: kept(LAID, {}), made: kept(MADE, []), studio: kept(DRAFT, {}),
  };
  return new Blob([JSON.stringify({ kind: KIND, house: await asked("GET"), page })], { type: "application/json" });
}

export async function takeIn(text: string): Promise<TakenIn> {
  const [house, page] = read(text);
  const taken = await asked<TakenIn>("POST", JSON.stringify(house));
  const mine = kept<Keys>(SEAT_KEYS, {});
  for (const [table, { seats, at }] of Object.entries(page.keys)) {
    const known = mine[table]?.seats ?? [];
    mine[table] = { seats: [...known, ...seats.filter((seat) => !known.some(({ token }) => token === seat.token))], at: Math.max(at, mine[table]?.at ?? 0) };
  }
  keep(SEAT_KEYS, mine);
  keep(DAYS, merged(kept(DAYS, {}), page.days, (day) => (day.done ? 2 : 1)));
  keep(LAID, merged(kept(LAID, {}), page.puzzles, ({ cover, laid }) => (cover ? 1000 : laid.length)));
  const made = kept<PuzzleCard[]>(MADE, []);
  keep(MADE, [...made, ...page.made.filter(({ name }) => !made.some((one) => one.name === name))]);
  if (!("laid" in kept(DRAFT, {}))) keep(DRAFT, page.studio);
  LESSONS.merge(page.lessons);
  RIDDLES.merge(page.riddles);
  SILHOUETTES.merge({ ...solvedIn(page.puzzles), ...page.silhouettes });
  set(page.settings);
  await texts.choose(page.language);
  return taken;
}

/** Both, and where they meet the one that is worth more. */
function merged<Thing>(mine: Record<string, Thing>, theirs: Record<string, Thing>, worth: (thing: Thing) => number): Record<string, Thing> {
  const all = { ...mine };
  for (const [name, thing] of Object.entries(theirs)) if (!all[name] || worth(thing) > worth(all[name])) all[name] = thing;
  return all;
}

/** The two parts of a file, of the right shape or refused; what an older version did not know yet is empty. */
function read(text: string): [house: unknown, page: OfPage] {
  let file: { kind?: unknown; house?: unknown; page?: Partial<Record<keyof OfPage, unknown>> };
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    throw bad(text.includes(KIND) ? "everything-broken" : "everything-else"); // cut off on its way
  }
  if (file?.kind !== KIND) throw bad("everything-else");
  const page = isThings(file.page) ? (file.page as Partial<Record<keyof OfPage, unknown>>) : {};
  const things = <Thing>(name: keyof OfPage, good: (thing: Thing) => boolean): Record<string, Thing> => {
    const found = page[name] ?? {};
    if (!isThings(found) || !Object.values(found).every((thing) => good(thing as Thing))) throw bad("everything-broken");
    return found as Record<string, Thing>;
  };
  const made = page.made ?? [];
  if (!Array.isArray(made) || !made.every((card) => isThings(card) && typeof card["name"] === "string")) throw bad("everything-broken");
  const liked = things<unknown>("settings", () => true);
  return [file.house, {
    language: LANGUAGES.find((one) => one === page.language) ?? texts.language,
    // A setting that this version does not know, or knows otherwise, stays as it is.
    settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, typeof liked[name] === typeof value ? liked[name] : value])) as Settings,
    keys: things<Keys[string]>("keys", (one) => isThings(one) && Array.isArray(one.seats) && one.seats.every((seat) => typeof seat?.token === "string") && typeof one.at === "number"),
    days: things<Day>("days", isThings),
    lessons: things<number>("lessons", isNumber),
    riddles: things<number>("riddles", isNumber),
    silhouettes: things<number>("silhouettes", isNumber),
    puzzles: things<Kept[string]>("puzzles", (one) => isThings(one) && Array.isArray(one.laid)),
    made: made as PuzzleCard[],
    studio: things("studio", () => true),
  }];
}

const isThings = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): boolean => typeof value === "number";
