/** Pointer dragging by hand: one pointer, a small threshold so that taps stay taps, no library. */

export interface DragHandlers {
  /** A piece was pressed; return false to leave the pointer alone. */
  start: () => boolean;
  /** The pointer moved while dragging, in client coordinates; above a finger, which hides what lies under it. `tip` is its own height. */
  move: (x: number, y: number, tip: number) => void;
  /** Let go after a drag; `node` is what was dragged. */
  end: (x: number, y: number, node: Element) => void;
  /** A tap, a click, Enter, or the click of a screen reader: `aimed` is false if no pointer did it. */
  tap: (aimed: boolean) => void;
  /** The browser took the pointer away. */
  cancel: () => void;
}

const THRESHOLD = 6;
export const ABOVE_FINGER = 48;

/** Svelte action: `use:draggable={handlers}` on whatever can be picked up. */
export function draggable(node: HTMLElement, handlers: DragHandlers) {
  let current = handlers;
  let active: { id: number; x: number; y: number; above: number; dragged: boolean } | null = null;
  let dragged = false;

  const down = (event: PointerEvent): void => {
    dragged = false;
    if (active || event.button !== 0 || !current.start()) return;
    const above = event.pointerType === "mouse" ? 0 : ABOVE_FINGER;
    active = { id: event.pointerId, x: event.clientX, y: event.clientY, above, dragged: false };
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!active || event.pointerId !== active.id) return;
    if (Math.hypot(event.clientX - active.x, event.clientY - active.y) > THRESHOLD) active.dragged = true;
    if (active.dragged) current.move(event.clientX, event.clientY - active.above, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    if (!active || event.pointerId !== active.id) return;
    const { above } = active;
    ({ dragged } = active);
    active = null;
    if (dragged) current.end(event.clientX, event.clientY - above, node);
  };
  const cancel = (): void => {
    if (active?.dragged) current.cancel();
    active = null;
  };
  // Keys and screen readers click without a pointer; the click that follows a drag is none.
  const click = (event: MouseEvent): void => {
    if (!dragged) current.tap(event.detail > 0);
    dragged = false;
  };
  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", cancel, { signal });
  node.addEventListener("click", click, { signal });
  // Whatever text is marked on the page, the browser must not drag it instead of the piece.
  node.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return {
    update(next: DragHandlers): void {
      current = next;
    },
    destroy(): void {
      listening.abort();
    },
  };
}

/** A client point in an SVG's own coordinates. */
export function toSvg(svg: SVGSVGElement, x: number, y: number): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}
