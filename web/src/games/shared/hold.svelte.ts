/** A piece held over a board, the same for mouse, finger and keys: picked up, snapped to a place, laid or refused. */

import { back } from "../../shell/back";
import { moves } from "../../shell/settings.svelte";
import { toSvg, type DragHandlers } from "./drag";

export interface Point {
  x: number;
  y: number;
}

/** What a board tells of itself. Places are compared by identity: take them from the legal moves. */
export interface Holding<Piece, Spot> {
  live: () => boolean;
  /** Where the held piece may lie, as it is turned now. */
  spots: () => Spot[];
  /** The middle of a place, in the board's own coordinates. */
  at: (spot: Spot) => Point;
  /** The place that takes a piece let go at a point. */
  snap: (point: Point) => Spot | null;
  /** What a finger means, which points at a part of the piece and not at its middle. */
  touched?: (point: Point) => Point;
  /** A place in words. */
  name: (spot: Spot) => string;
  /** Lay the held piece; false: it stays in the hand. */
  lay: (spot: Spot) => boolean | void;
  /** Let go where it may not lie: ask why, and tell the middle of the place that was asked about. */
  refuse: (point: Point) => Point | void;
  /** A piece comes into the hand; false: it is not held (it was given away). */
  picked?: (piece: Piece) => boolean | void;
  /** Let go over the hand itself: it gets another place there; false: it goes back. */
  arrange?: (piece: Piece, x: number, y: number) => boolean;
  turn?: (by: number) => void;
  /** Keys lead to a place where the piece lies otherwise than it is held: it is turned on from there. */
  aimed?: (spot: Spot) => void;
  flip?: () => void;
  /** Whether the held piece has a place if it is turned or flipped. */
  otherwise?: () => boolean;
  /** Places are large enough for a finger: the first tap lays. */
  roomy?: boolean;
  /** The piece that a hint would lay, and where. */
  hinted?: () => [Piece, Spot] | null;
}

export class Hold<Piece, Spot> {
  piece = $state.raw<Piece | null>(null);
  /** The place under the ghost. */
  spot = $state.raw<Spot | null>(null);
  /** Where the pointer is: on the board, and on the screen. */
  point = $state.raw<Point | null>(null);
  screen = $state.raw<Point | null>(null);
  /** It follows a finger or a pressed button, and lies where it is let go. */
  dragged = $state(false);
  /** The board's element: one tab stop, where keys steer. */
  field = $state.raw<SVGSVGElement | HTMLElement | null>(null);

  constructor(readonly board: Holding<Piece, Spot>) {
    $effect(() => {
      if (!board.live()) this.drop();
    });
    $effect(() => (this.piece === null ? undefined : back(this.drop)));
  }

  drop = (): void => {
    this.piece = this.spot = this.point = this.screen = null;
    this.dragged = false;
  };

  /** Take a piece up; the one that is held already is turned. */
  pick = (piece: Piece, aimed = true): void => {
    if (!this.board.live()) return;
    if (this.piece === piece) {
      if (this.board.turn) this.turn(1);
      else this.drop();
      return;
    }
    const hint = aimed ? null : this.board.hinted?.();
    this.#take(piece);
    if (this.piece === null) return;
    // Keys stay in the hand with a piece that has no place: another one is wanted.
    if (!aimed && !this.board.spots().length && !this.board.otherwise?.()) return;
    this.field?.focus({ preventScroll: true });
    if (aimed) return;
    if (hint?.[0] === piece) queueMicrotask(() => this.aim(hint[1]));
    else this.step(1);
  };

  /** Put down by a key: the next one goes on from where the piece lies. */
  putDown = (): void => {
    const chosen = this.#near(".hand .chosen");
    this.drop();
    chosen?.focus();
  };

  #near(css: string): HTMLElement | null | undefined {
    return this.field?.closest("section")?.querySelector<HTMLElement>(css);
  }

  #take(piece: Piece): void {
    this.drop();
    this.piece = piece;
    if (this.board.picked?.(piece) === false) this.drop();
  }

  turn = (by: number): void => {
    this.board.turn?.(by);
    this.spot = this.point ? this.board.snap(this.point) : null;
  };

  flip = (): void => {
    this.board.flip?.();
    this.spot = this.point ? this.board.snap(this.point) : null;
  };

  /** How many screen pixels a unit of the board takes. */
  get scale(): number {
    return this.field instanceof SVGSVGElement ? (this.field.getScreenCTM()?.a ?? 1) : 1;
  }

  #locate(x: number, y: number): Point {
    return this.field instanceof SVGSVGElement ? toSvg(this.field, x, y) : { x, y };
  }

  #isOver(x: number, y: number): boolean {
    const box = this.field?.getBoundingClientRect();
    return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  hover = (x: number, y: number, meant = (point: Point): Point => point): void => {
    if (this.piece === null) return;
    this.screen = { x, y };
    this.point = meant(this.#locate(x, y));
    this.spot = this.#isOver(x, y) ? this.board.snap(this.point) : null;
  };

  /** Lay where the ghost is; where there is none, ask why not. */
  release = (): boolean => {
    if (this.spot !== null) {
      if (this.board.lay(this.spot) !== false) this.drop();
      return true;
    }
    const asked = this.point && this.board.refuse(this.point);
    if (asked && this.screen) this.screen = this.#onScreen(asked);
    return false;
  };

  /** Where a point of the board is on the screen. */
  #onScreen({ x, y }: Point): Point {
    const matrix = this.field instanceof SVGSVGElement ? this.field.getScreenCTM() : null;
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x, y };
  }

  /** For the hand: every piece in it can be tapped and dragged. */
  drag = (piece: Piece): DragHandlers => ({
    start: () => this.board.live(),
    tap: (aimed) => this.pick(piece, aimed),
    move: (x, y, tip) => {
      if (this.piece !== piece) this.#take(piece);
      this.dragged = this.piece !== null;
      this.hover(x, y);
      // The piece is carried above the finger: where it has no place, it may have one under the fingertip.
      if (this.piece !== null) this.spot ??= this.#isOver(x, tip) ? this.board.snap(this.#locate(x, tip)) : null;
    },
    end: (x, y, node) => {
      if (this.piece === null) return;
      this.dragged = false;
      const laid = (this.spot !== null || this.#isOver(x, y)) && this.release();
      if (!laid && !this.board.arrange?.(piece, x, y)) flyBack(node, x, y);
      if (!laid) this.drop();
    },
    cancel: this.drop,
  });

  /** A mouse shows the ghost before the click; a finger places it first and lays it with a second tap. */
  tap = (event: PointerEvent): void => {
    if (this.follow(event) || !this.board.live() || this.piece === null) return;
    const before = this.spot;
    const mouse = event.pointerType === "mouse";
    this.hover(event.clientX, event.clientY, mouse ? undefined : this.board.touched);
    if (mouse || this.board.roomy || this.spot === null || before === this.spot) this.release();
  };

  /** A touch on the move that a hint shows takes it up: it lies there as if one had aimed. */
  follow = (event: PointerEvent): boolean => {
    if (this.piece !== null || !this.board.live()) return false;
    const there = [...(this.field?.querySelectorAll(".hint") ?? [])].some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    });
    const found = there ? this.board.hinted?.() : null;
    if (!found) return false;
    this.pick(found[0]);
    queueMicrotask(() => this.aim(found[1]));
    return true;
  };

  /** A hint stays in sight until its piece is aimed or another one taken up. */
  shows = (piece: Piece | undefined): boolean => this.piece === null || (this.piece === piece && this.spot === null);

  /** Show the held piece at a place that is known already. */
  aim = (spot: Spot): void => {
    if (this.piece !== null) this.#go(spot);
  };

  /** The places as one reads: by lines, from the left. */
  get ordered(): Spot[] {
    const { at } = this.board;
    return this.board.spots().map((spot) => ({ spot, at: at(spot) })).sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x).map(({ spot }) => spot);
  }

  /** To the next place in reading order. */
  step = (by: number): void => {
    const all = this.ordered;
    if (!all.length) return;
    const now = this.spot === null ? -1 : all.indexOf(this.spot);
    this.#go(all[now < 0 && by < 0 ? all.length - 1 : (now + by + all.length) % all.length]!);
  };

  /** To the nearest place above or below. */
  #climb(by: number): void {
    const from = this.spot === null ? null : this.board.at(this.spot);
    if (!from) return this.step(by);
    let best: Spot | null = null;
    let least = Infinity;
    for (const spot of this.board.spots()) {
      const { x, y } = this.board.at(spot);
      const up = (y - from.y) * by;
      const far = up + 2 * Math.abs(x - from.x);
      if (up > 0.01 && far < least) [best, least] = [spot, far];
    }
    if (best === null) this.step(by);
    else this.#go(best);
  }

  #go(spot: Spot): void {
    this.board.aimed?.(spot);
    this.spot = spot;
    this.point = this.board.at(spot);
    this.screen = null;
  }

  keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.piece === null) {
      if (event.key === "Enter" || event.key === " ") this.#toHand(event);
    } else this.#steer(event);
  };

  /** With nothing held, Enter leads back to a piece that can be laid, the hinted one before others; where none can, to the button that is left. */
  #toHand(event: KeyboardEvent): void {
    (this.#near(".hand .suggested") ?? this.#near(".hand button:not(.idle)") ?? this.#near(".forced button"))?.focus();
    event.preventDefault();
  }

  /** A piece that keys turn away from its place goes to the nearest one that it has then. */
  #turned(how: () => void): void {
    const { point } = this;
    how();
    if (this.spot !== null || !point) return;
    const far = (spot: Spot): number => Math.hypot(this.board.at(spot).x - point.x, this.board.at(spot).y - point.y);
    const [first] = [...this.board.spots()].sort((a, b) => far(a) - far(b));
    if (first !== undefined) this.#go(first);
  }

  #steer(event: KeyboardEvent): void {
    if (event.code === "KeyR" && this.board.turn) this.#turned(() => this.turn(event.shiftKey ? -1 : 1));
    else if (event.code === "KeyF" && this.board.flip) this.#turned(this.flip);
    else if (event.key === "ArrowRight") this.step(1);
    else if (event.key === "ArrowLeft") this.step(-1);
    else if (event.key === "ArrowDown") this.#climb(1);
    else if (event.key === "ArrowUp") this.#climb(-1);
    else if (event.key === "Enter" || event.key === " ") this.release();
    else if (event.key === "Escape") this.putDown();
    else return;
    event.preventDefault();
  }
}

/** A piece that may not lie there goes back to its place in the hand. */
function flyBack(node: Element, x: number, y: number): void {
  if (!moves()) return;
  const { left, top, width, height } = node.getBoundingClientRect();
  const from = `translate(${x - left - width / 2}px, ${y - top - height / 2}px)`;
  node.animate([{ transform: from, zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: 260, easing: "ease-in-out" });
}
