/** Which steps of lessons are done, and with how many stars. */

import type { LessonCard } from "../protocol";
import { LESSONS } from "./won.svelte";

const named = (game: string, lesson: string, step: string): string => `${game}/${lesson}/${step}`;

/** The stars of a step; 0: it is not done yet. */
export const starsOf = (game: string, lesson: string, step: string): number => LESSONS.of(named(game, lesson, step));

export const remember = (game: string, lesson: string, step: string, stars: number): void => LESSONS.keep(named(game, lesson, step), stars);

/** How many steps of a game were done, whatever they are called. */
export const doneOf = (game: string): number => LESSONS.count(`${game}/`);

/** Where to go on in a lesson: the first step that is not done, or its beginning. */
export const nextOf = (game: string, lesson: LessonCard): number => Math.max(0, lesson.steps.findIndex((step) => !starsOf(game, lesson.name, step)));
