/** The ways a die of Riomino can be turned. */

import type { Die } from "./shown";

export type Corner = Die["corner"];
export const CORNERS: Corner[] = ["ne", "se", "sw", "nw"];
