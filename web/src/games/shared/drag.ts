/** Pointer dragging by hand: one pointer, a small threshold so that taps stay taps, no library. */

export interface DragHandlers {
  /** A piece was pressed; return false to leave the pointer alone. */
  start: (event: PointerEvent) => boolean;
  /** The pointer moved while dragging, in client coordinates. */
  move: (x: number, y: number) => void;
  /** Let go: `dragged` is false for a tap. */
  end: (x: number, y: number, dragged: boolean) => void;
  /** The browser took the pointer away. */
  cancel: () => void;
}

const THRESHOLD = 6;

/** Svelte action: `use:draggable={handlers}` on whatever can be picked up. */
export function draggable(node: Element, handlers: DragHandlers) {
  let current = handlers;
  let active: { id: number; x: number; y: number; dragged: boolean } | null = null;

  const down = (event: Event): void => {
    const pointer = event as PointerEvent;
    if (active || pointer.button !== 0 || !current.start(pointer)) return;
    active = { id: pointer.pointerId, x: pointer.clientX, y: pointer.clientY, dragged: false };
    node.setPointerCapture(pointer.pointerId);
  };
  const move = (event: Event): void => {
    const pointer = event as PointerEvent;
    if (!active || pointer.pointerId !== active.id) return;
    const far = Math.hypot(pointer.clientX - active.x, pointer.clientY - active.y) > THRESHOLD;
    if (far) active.dragged = true;
    if (active.dragged) current.move(pointer.clientX, pointer.clientY);
  };
  const up = (event: Event): void => {
    const pointer = event as PointerEvent;
    if (!active || pointer.pointerId !== active.id) return;
    const { dragged } = active;
    active = null;
    current.end(pointer.clientX, pointer.clientY, dragged);
  };
  const cancel = (): void => {
    if (active) current.cancel();
    active = null;
  };
  const listeners: [string, EventListener][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next: DragHandlers): void {
      current = next;
    },
    destroy(): void {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
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
