/** Which steps of lessons are done, and with how many stars: kept in the browser. */

import type { LessonCard } from "../protocol";

const STORE = "lessons";
/** The stars of steps, by `game/lesson/step`. */
type Kept = Record<string, number>;

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? "{}") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** The stars of a step; 0: it is not done yet. */
export const starsOf = (game: string, lesson: string, step: string): number => read()[`${game}/${lesson}/${step}`] ?? 0;

/** The best try counts. */
export function remember(game: string, lesson: string, step: string, stars: number): void {
  const key = `${game}/${lesson}/${step}`;
  const kept = read();
  localStorage.setItem(STORE, JSON.stringify({ ...kept, [key]: Math.max(stars, kept[key] ?? 0) }));
}

/** How many steps of a game were done, whatever they are called. */
export const doneOf = (game: string): number => Object.keys(read()).filter((key) => key.startsWith(`${game}/`)).length;

/** Where to go on in a lesson: the first step that is not done, or its beginning. */
export const nextOf = (game: string, lesson: LessonCard): number => Math.max(0, lesson.steps.findIndex((step) => !starsOf(game, lesson.name, step)));
