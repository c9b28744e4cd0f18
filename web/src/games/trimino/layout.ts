/** Where Trimino's fields stand on the page: one beside the other, a new one last. */

import type { Point } from "../shared/hold.svelte";
import type { Lay, TriminoView } from "./shown";
import { at, SIDE, type Point as Lattice, type Spot } from "./view";

const MARGIN = SIDE * 0.35;
const NEW: [Lattice, Lattice, Lattice] = [[1, 0], [2, 1], [0, 1]];

export class Layout {
  readonly x = -MARGIN;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  #shifts = new Map<number, Point>();
  #fresh: Point;

  constructor(view: TriminoView, opensNew: boolean, preview: boolean) {
    let right = 0, top = 0, bottom = SIDE;
    const spots: Spot[] = [...view.tiles, ...(preview ? [] : view.open)];
    for (let field = 1; field <= view.fields; field++) {
      const points = spots.filter((spot) => spot.field === field).flatMap((spot) => spot.corners.map(at));
      if (!points.length) continue;
      const xs = points.map((p) => p.x), ys = points.map((p) => p.y);
      const left = Math.min(...xs), high = Math.min(...ys), low = Math.max(...ys);
      this.#shifts.set(field, { x: right - left, y: -(high + low) / 2 });
      right += Math.max(...xs) - left + SIDE;
      top = Math.min(top, (high - low) / 2);
      bottom = Math.max(bottom, (low - high) / 2);
    }
    this.#fresh = { x: right, y: -SIDE / 2 };
    if (opensNew || !view.tiles.length) right += SIDE * 2;
    this.y = top - MARGIN;
    this.w = right + MARGIN * 2 - SIDE;
    this.h = bottom - top + MARGIN * 2;
  }

  /** A lattice point of a field on the page. */
  point(field: number, lattice: Lattice): Point {
    const shift = this.#shifts.get(field) ?? this.#fresh;
    const p = at(lattice);
    return { x: p.x + shift.x, y: p.y + shift.y };
  }

  corners(spot: Spot): Point[] {
    return spot.corners.map((corner) => this.point(spot.field, corner));
  }

  /** The corners that a move will take; a new field has its place ready. */
  cornersOf(lay: Lay): Point[] {
    return lay.new ? NEW.map((corner) => this.point(0, corner)) : this.corners(lay);
  }
}

export const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});
