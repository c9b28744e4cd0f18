/** Simino's view as the engine sends it. */

export interface Laid {
  tile: string;
  halves: string;
  cells: string[];
  floor: number;
}

export interface SiminoView {
  seat: number;
  to_act: number;
  side: number;
  cells: { cell: string; x: number; y: number; height: number; stack: { colour: string; tile: string }[] }[];
  tiles: Laid[];
  hands: { count: number; tiles: string[] | null }[];
  reserve: number | null;
  owed: number;
  climb: number;
}

export const SIZE = 64;
/** How far each floor is moved up and left: that is the depth of the picture. */
export const RISE = 5;

export const column = (cell: string): number => cell.charCodeAt(0) - 97;
export const row = (cell: string): number => Number(cell.slice(1)) - 1;
