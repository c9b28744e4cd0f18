/** Riomino's view as the engine sends it. */

export const CORNERS = ["ne", "se", "sw", "nw"] as const;
export type Corner = (typeof CORNERS)[number];

export interface Die {
  face: string;
  corner: Corner;
  sides: number[];
}

export interface Cell {
  cell: string;
  x: number;
  y: number;
  die: Die | null;
  open: boolean;
  dead: boolean;
}

export interface RiominoView {
  seat: number;
  to_act: number;
  over: boolean;
  cells: Cell[];
  hands: { count: number; tiles: string[] }[];
  start: string | null;
  marks: boolean;
}
