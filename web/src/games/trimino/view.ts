/** Trimino's view as the engine sends it. */

export type Point = [number, number];

export interface Spot {
  place: string;
  field: number;
  up: boolean;
  corners: [Point, Point, Point];
}

export interface Tile extends Spot {
  piece: string;
  values: number[];
  worth: number;
  seat: number;
}

export interface Open extends Spot {
  need: (number | null)[];
  dead: boolean;
}

export interface TriminoView {
  seat: number;
  to_act: number;
  fields: number;
  tiles: Tile[];
  open: Open[];
  hexagons: { field: number; x: number; y: number; number: number }[];
  hands: { count: number; tiles: string[] | null }[];
  reserve: number | null;
  further: boolean;
}

const TALL = Math.sqrt(3) / 2;
export const SIDE = 60;

/** A lattice point on the page. */
export const at = ([x, y]: Point): { x: number; y: number } => ({ x: (x * SIDE) / 2, y: y * TALL * SIDE });
