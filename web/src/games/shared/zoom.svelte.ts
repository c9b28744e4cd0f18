/** Pan, pinch and wheel over an SVG whose picture may be larger than the screen. */

import { toSvg } from "./drag";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const DEEPEST = 6;

export class Zoom {
  /** What is shown now; null: everything. */
  #seen = $state.raw<Box | null>(null);
  #whole = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  #fingers = new Map<number, { x: number; y: number }>();
  /** The pointer has moved the picture: the click that follows is none. */
  moved = false;

  /** The size of the whole picture; what is shown is kept if it still lies inside. */
  fit(x: number, y: number, w: number, h: number): void {
    this.#whole = { x, y, w, h };
  }

  get viewBox(): string {
    const { x, y, w, h } = this.#seen ?? this.#whole;
    return `${x} ${y} ${w} ${h}`;
  }

  get zoomed(): boolean {
    return this.#seen !== null;
  }

  reset = (): void => {
    this.#seen = null;
  };

  /** Zoom by a factor around a point of the picture. */
  by(factor: number, at: { x: number; y: number }): void {
    const now = this.#seen ?? this.#whole;
    const w = Math.min(this.#whole.w, Math.max(this.#whole.w / DEEPEST, now.w / factor));
    if (w >= this.#whole.w * 0.999) return this.reset();
    const scale = w / now.w;
    this.#show({ x: at.x - (at.x - now.x) * scale, y: at.y - (at.y - now.y) * scale, w, h: now.h * scale });
  }

  #show(box: Box): void {
    const { x, y, w, h } = this.#whole;
    this.#seen = {
      ...box,
      x: Math.min(Math.max(box.x, x), x + w - box.w),
      y: Math.min(Math.max(box.y, y), y + h - box.h),
    };
  }

  /** A board that is shown whole lets the page scroll on. */
  wheel = (event: WheelEvent): void => {
    if (event.deltaY >= 0 && !this.zoomed) return;
    const svg = event.currentTarget as SVGSVGElement;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * 0.0015), toSvg(svg, event.clientX, event.clientY));
  };

  down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.moved = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const svg = event.currentTarget as SVGSVGElement;
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    const from = toSvg(svg, before.x, before.y);
    const to = toSvg(svg, event.clientX, event.clientY);
    if (Math.hypot(event.clientX - before.x, event.clientY - before.y) > 3) this.moved = true;
    else if (!this.moved) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const other = others[0];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (was > 0) this.by(is / was, toSvg(svg, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
    } else if (this.#seen) {
      this.#show({ ...this.#seen, x: this.#seen.x - (to.x - from.x), y: this.#seen.y - (to.y - from.y) });
    }
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };
}
