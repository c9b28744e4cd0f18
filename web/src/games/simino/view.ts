/** Where Simino's tiles are drawn. */

import type { Point } from "../shared/hold.svelte";
import type { Tile } from "./shown";

export const SIZE = 64;
/** How far each floor is moved up and left: that is the depth of the picture. */
export const RISE = 6;

const column = (cell: string): number => cell.charCodeAt(0) - 97;
const row = (cell: string): number => Number(cell.slice(1)) - 1;

export const name = (laid: Pick<Tile, "tile" | "cells">): string => `${laid.tile}@${laid.cells.join()}`;
export const isUpright = ({ cells }: Pick<Tile, "cells">): boolean => column(cells[0]!) === column(cells[1]!);

/** The upper left corner of a tile on the page. */
export function corner(laid: Pick<Tile, "cells" | "floor">, side: number): Point {
  const [a, b] = laid.cells as [string, string];
  const up = (laid.floor - 1) * RISE;
  return { x: Math.min(column(a), column(b)) * SIZE - up, y: (side - 1 - Math.max(row(a), row(b))) * SIZE - up };
}

export function middle(laid: Pick<Tile, "cells" | "floor">, side: number): Point {
  const { x, y } = corner(laid, side);
  return isUpright(laid) ? { x: x + SIZE / 2, y: y + SIZE } : { x: x + SIZE, y: y + SIZE / 2 };
}

/** The first half lies to the west or south: whichever order the cells came in. */
export function halvesOf(laid: Tile): string {
  const [a, b] = laid.cells as [string, string];
  const inOrder = column(a) < column(b) || row(a) < row(b);
  return inOrder ? laid.halves : reversed(laid.halves);
}

export const reversed = (halves: string): string => [...halves].reverse().join("");

const cellName = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** The cell under a point of the page, on the ground floor. */
export function cellAt(point: Point, side: number): string | null {
  const x = Math.floor(point.x / SIZE), y = side - 1 - Math.floor(point.y / SIZE);
  return x >= 0 && y >= 0 && x < side && y < side ? cellName(x, y) : null;
}

/** A cell and the one to its east or north, which may be off the field. */
export const cellsFrom = (cell: string, upright: boolean): string[] =>
  [cell, upright ? cellName(column(cell), row(cell) + 1) : cellName(column(cell) + 1, row(cell))];

/** The two cells nearest to a tile with its middle at a point; null: it is held beside the field. */
export function cellsUnder(point: Point, side: number, upright: boolean): string[] | null {
  const first = (at: number): number => Math.min(Math.max(Math.round(at / SIZE) - 1, 0), side - 2) * SIZE;
  const cell = cellAt(point, side) && cellAt(upright ? { x: point.x, y: first(point.y) + SIZE } : { x: first(point.x), y: point.y }, side);
  return cell ? cellsFrom(cell, upright) : null;
}

/** A finger that touches the middle of a cell means that the tile begins there: towards the east, or the north, it goes on. */
export function leaning({ x, y }: Point, side: number, upright: boolean): Point {
  const by = SIZE * 0.3;
  return upright ? { x, y: Math.max(y - by, Math.min(y, 0)) } : { x: Math.min(x + by, Math.max(x, side * SIZE - 1)), y };
}
