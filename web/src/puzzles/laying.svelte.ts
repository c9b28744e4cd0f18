/** Pieces laid by hand on cells: what solving a puzzle and drawing a free picture have in common. */

import type { LaidPiece, PieceBox, PieceWay } from "../protocol";
import { cellText, centre, middle, type Axial } from "../games/gemblo/hex";

export interface Held {
  piece: string;
  colour: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A place where a piece does not fit: the cells at fault, and what is wrong with them. */
export interface Refusal {
  cells: Axial[];
  why: "outside" | "taken";
}

const AROUND: Axial[] = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
/** How far from the pointer a piece may snap to. */
const REACH = 1.9;

const moved = (cells: readonly Axial[], [q, r]: Axial): Axial[] => cells.map((cell) => [cell[0] + q, cell[1] + r]);
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const axial = (cells: number[][]): Axial[] => cells.map((cell) => [cell[0]!, cell[1]!]);
/** Cells of a shape, wherever it lies: equal shapes have equal texts. */
function shapeText(cells: number[][]): string {
  const least = [0, 1].map((part) => Math.min(...cells.map((cell) => cell[part]!)));
  return cells.map((cell) => cellText([cell[0]! - least[0]!, cell[1]! - least[1]!])).sort().join(" ");
}
export const nameOf = ({ piece, colour }: Held): string => `${colour}:${piece}`;

export class Laying {
  laid = $state.raw<LaidPiece[]>([]);
  held = $state.raw<Held | null>(null);
  way = $state(0);
  /** Where the held piece would lie now; null: nowhere yet. */
  ghost = $state.raw<Axial[] | null>(null);
  /** Where it hangs when it would not fit. */
  pointer = $state.raw<Point | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The pieces that are not laid yet, largest first. */
  readonly bag = $derived.by(() => {
    const used = new Set(this.laid.map(nameOf));
    return this.supply.filter((one) => !used.has(nameOf(one)));
  });
  readonly floor: ReadonlySet<string>;
  readonly supply: Held[];
  readonly #ways: Map<string, PieceWay[]>;
  #at: Axial = [0, 0];
  /** The line that steps to the left and right keep to. */
  #line = 0;

  constructor(readonly cells: readonly Axial[], set: PieceBox, supply: Held[], readonly changed: (laid: LaidPiece[]) => void) {
    this.floor = new Set(cells.map(cellText));
    this.#ways = new Map(set.pieces.map((one) => [one.piece, one.ways]));
    const size = (one: Held): number => this.shapeOf(one.piece).length;
    this.supply = [...supply].sort((a, b) => size(b) - size(a) || a.colour - b.colour || Number(a.piece) - Number(b.piece));
  }

  get shape(): Axial[] | null {
    const way = this.#all[this.way];
    return way ? axial(way.cells) : null;
  }

  /** The ways of the held piece. */
  get #all(): PieceWay[] {
    return (this.held && this.#ways.get(this.held.piece)) ?? [];
  }

  get taken(): Set<string> {
    return new Set(this.laid.flatMap((one) => axial(one.cells).map(cellText)));
  }

  get full(): boolean {
    return this.taken.size === this.floor.size;
  }

  shapeOf(piece: string): Axial[] {
    return axial(this.#ways.get(piece)?.[0]?.cells ?? []);
  }

  isHeld(one: Held): boolean {
    return this.held !== null && nameOf(this.held) === nameOf(one);
  }

  /** Take a piece in hand; one that is in hand already is turned. */
  pick({ piece, colour }: Held): void {
    if (this.isHeld({ piece, colour })) return this.turn(1);
    this.drop();
    this.held = { piece, colour };
    this.way = 0;
  }

  /** The next piece of a list, from where the hand is. */
  next(pieces: Held[], by: number): void {
    const at = pieces.findIndex((one) => this.isHeld(one));
    const found = pieces[at < 0 ? 0 : (at + by + pieces.length) % pieces.length];
    const pointer = this.pointer;
    if (!found || this.isHeld(found)) return;
    this.pick(found);
    if (pointer) this.hover(pointer);
  }

  drop(): void {
    this.held = this.ghost = this.pointer = this.refusal = null;
  }

  turn(by: number): void {
    this.#lie(by > 0 ? this.#all[this.way]?.turned : this.#all.findIndex((way) => way.turned === this.way));
  }

  flip(): void {
    this.#lie(this.#all[this.way]?.flipped);
  }

  #lie(way = 0): void {
    this.way = way;
    if (this.pointer) this.hover(this.pointer);
  }

  fits(cells: readonly Axial[]): boolean {
    const taken = this.taken;
    return cells.every((cell) => this.floor.has(cellText(cell)) && !taken.has(cellText(cell)));
  }

  /** The place nearest to a point where the held piece fits. */
  hover(point: Point): void {
    const shape = this.shape;
    if (!shape) return;
    this.refusal = null;
    this.pointer = point;
    const from = middle(shape);
    const q = Math.round((point.x - from.x) / 1.5);
    const r = Math.round((point.y - from.y) / Math.sqrt(3) - q / 2);
    const near = AROUND.map(([dq, dr]): Axial => [q + dq, r + dr])
      .map((at) => ({ at, cells: moved(shape, at), away: far(middle(moved(shape, at)), point) }))
      .filter((place) => place.away < REACH && this.fits(place.cells))
      .sort((a, b) => a.away - b.away)[0];
    this.#at = near?.at ?? [q, r];
    this.#line = centre(this.#at).y;
    this.ghost = near?.cells ?? null;
  }

  /** One step with the keys; the piece hangs there whether it fits or not. The first shows it in the middle. */
  step(right: number, down: number): void {
    const shape = this.shape;
    if (!shape) return;
    if (!this.pointer) return this.hover(middle(this.cells));
    const [q, r] = this.#at;
    if (right) {
      const both: Axial[] = right > 0 ? [[q + 1, r], [q + 1, r - 1]] : [[q - 1, r], [q - 1, r + 1]];
      const off = (at: Axial): number => Math.abs(centre(at).y - this.#line);
      this.#at = off(both[0]!) <= off(both[1]!) ? both[0]! : both[1]!;
    } else {
      this.#at = [q, r + down];
      this.#line = centre(this.#at).y;
    }
    const cells = moved(shape, this.#at);
    this.refusal = null;
    this.pointer = middle(cells);
    this.ghost = this.fits(cells) ? cells : null;
  }

  /** Lay the held piece where its ghost is; without one, say why not. */
  lay(): boolean {
    if (!this.held || !this.ghost) {
      this.refusal = this.whyNot();
      return false;
    }
    const one = { ...this.held, cells: this.ghost.map((cell) => [...cell]) };
    this.drop();
    this.put(one);
    return true;
  }

  /** What is in the way of the held piece where it hangs. */
  whyNot(): Refusal | null {
    if (!this.shape || !this.pointer) return null;
    const cells = moved(this.shape, this.#at);
    const outside = cells.filter((cell) => !this.floor.has(cellText(cell)));
    if (outside.length) return { cells: outside, why: "outside" };
    const taken = this.taken;
    return { cells: cells.filter((cell) => taken.has(cellText(cell))), why: "taken" };
  }

  put(one: LaidPiece): void {
    this.#set([...this.laid, one]);
  }

  /** Take a laid piece back into the hand, turned as it lay. */
  lift(index: number): void {
    const one = this.laid[index];
    if (!one) return;
    this.#set(this.laid.filter((_, i) => i !== index));
    this.drop();
    this.held = { piece: one.piece, colour: one.colour };
    const shape = shapeText(one.cells);
    this.way = this.#all.findIndex((way) => shapeText(way.cells) === shape);
  }

  /** Take the piece that was laid last off again, or those at these places in the list. */
  takeBack(which: number[] = [this.laid.length - 1]): void {
    this.drop();
    this.#set(this.laid.filter((_, index) => !which.includes(index)));
  }

  clear(): void {
    this.drop();
    this.#set([]);
  }

  #set(laid: LaidPiece[]): void {
    this.laid = laid;
    this.changed(laid);
  }
}
