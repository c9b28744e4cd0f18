/** Where Trimino's lattice lies on the page. */

import type { Open } from "./shown";

export type Spot = Pick<Open, "field" | "corners">;
export type Point = Spot["corners"][number];

const TALL = Math.sqrt(3) / 2;
export const SIDE = 60;

/** A lattice point on the page. */
export const at = ([x, y]: Point): { x: number; y: number } => ({ x: (x * SIDE) / 2, y: y * TALL * SIDE });
