/** Pieces laid by hand on cells: what solving a puzzle and drawing a free picture have in common. */

import type { Laid, PieceSet } from "../protocol";
import { cellText, key, middle, ways, type Axial } from "../games/gemblo/hex";

export interface Held {
  piece: string;
  colour: number;
}

const HALF = Math.sqrt(3) / 2;
const AROUND: Axial[] = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

const moved = (cells: readonly Axial[], [q, r]: Axial): Axial[] => cells.map((cell) => [cell[0] + q, cell[1] + r]);
export const axial = (cells: number[][]): Axial[] => cells.map((cell) => [cell[0]!, cell[1]!]);

export class Laying {
  laid = $state.raw<Laid[]>([]);
  held = $state.raw<Held | null>(null);
  way = $state(0);
  /** Where the held piece would lie now; null: nowhere yet. */
  ghost = $state.raw<Axial[] | null>(null);
  /** Where it hangs when it would not fit. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  readonly floor: ReadonlySet<string>;
  readonly #shapes: Map<string, Axial[][]>;
  #at: Axial = [0, 0];

  constructor(readonly cells: readonly Axial[], set: PieceSet, readonly changed: (laid: Laid[]) => void) {
    this.floor = new Set(cells.map(cellText));
    this.#shapes = new Map(set.pieces.map((one) => [one.piece, ways(axial(one.blocks))]));
  }

  get shape(): Axial[] | null {
    const all = this.held && this.#shapes.get(this.held.piece);
    return all ? all[this.way % all.length]! : null;
  }

  get taken(): Set<string> {
    return new Set(this.laid.flatMap((one) => axial(one.cells).map(cellText)));
  }

  get full(): boolean {
    return this.taken.size === this.floor.size;
  }

  shapeOf(piece: string): Axial[] {
    return this.#shapes.get(piece)?.[0] ?? [];
  }

  pick({ piece, colour }: Held): void {
    if (this.held?.piece === piece && this.held.colour === colour) return this.turn(1);
    this.held = { piece, colour };
    this.way = 0;
    this.ghost = this.pointer = null;
  }

  drop(): void {
    this.held = this.ghost = this.pointer = null;
  }

  /** The next way to lie; flipping jumps over the turned ones. */
  turn(by: number): void {
    const count = (this.held && this.#shapes.get(this.held.piece)?.length) || 1;
    this.way = (this.way + by + count) % count;
    if (this.pointer) this.hover(this.pointer);
  }

  flip(): void {
    const count = (this.held && this.#shapes.get(this.held.piece)?.length) || 1;
    this.turn(Math.ceil(count / 2));
  }

  fits(cells: readonly Axial[]): boolean {
    const taken = this.taken;
    return cells.every((cell) => this.floor.has(cellText(cell)) && !taken.has(cellText(cell)));
  }

  /** The place nearest to a point where the held piece fits. */
  hover(point: { x: number; y: number }): void {
    const shape = this.shape;
    if (!shape) return;
    this.pointer = point;
    const from = middle(shape);
    const q = Math.round((point.x - from.x) / 1.5);
    const r = Math.round((point.y - from.y) / (2 * HALF) - q / 2);
    this.#at = [q, r];
    const near = AROUND.map(([dq, dr]) => moved(shape, [q + dq, r + dr]))
      .filter((cells) => this.fits(cells))
      .map((cells) => ({ cells, far: Math.hypot(middle(cells).x - point.x, middle(cells).y - point.y) }))
      .sort((a, b) => a.far - b.far);
    this.ghost = near[0] && near[0].far < 1.9 ? near[0].cells : null;
  }

  /** One step with the keys; the piece hangs there whether it fits or not. */
  step(dq: number, dr: number): void {
    const shape = this.shape;
    if (!shape) return;
    if (!this.pointer) this.hover(middle(this.cells));
    this.#at = [this.#at[0] + dq, this.#at[1] + dr];
    const cells = moved(shape, this.#at);
    this.pointer = middle(cells);
    this.ghost = this.fits(cells) ? cells : null;
  }

  lay(): void {
    if (!this.held || !this.ghost) return;
    this.put({ ...this.held, cells: this.ghost.map((cell) => [...cell]) });
    this.drop();
  }

  put(one: Laid): void {
    this.#set([...this.laid, one]);
  }

  /** Take a laid piece back into the hand, turned as it lay. */
  lift(index: number): void {
    const one = this.laid[index];
    if (!one) return;
    this.#set(this.laid.filter((_, i) => i !== index));
    this.held = { piece: one.piece, colour: one.colour };
    const name = key(axial(one.cells));
    this.way = Math.max(0, this.#shapes.get(one.piece)?.findIndex((cells) => key(cells) === name) ?? 0);
    this.ghost = this.pointer = null;
  }

  remove(cells: ReadonlySet<string>): void {
    this.#set(this.laid.filter((one) => !cells.has(cellText(axial(one.cells)[0]!))));
  }

  clear(): void {
    this.drop();
    this.#set([]);
  }

  #set(laid: Laid[]): void {
    this.laid = laid;
    this.changed(laid);
  }
}
