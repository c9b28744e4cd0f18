/** Flat-top hexagons as the engine numbers them: where they lie on the page. No rules. */

export type Axial = readonly [number, number];

const HALF = Math.sqrt(3) / 2;

export const centre = ([q, r]: Axial): { x: number; y: number } => ({ x: 1.5 * q, y: 2 * HALF * (r + q / 2) });

export const readCell = (text: string): Axial => text.split(",").map(Number) as unknown as Axial;
export const cellText = ([q, r]: Axial): string => `${q},${r}`;

/** The outline of one hexagon of a given radius, as a path. */
export function outline(x: number, y: number, radius = 1): string {
  const half = radius / 2;
  const tall = radius * HALF;
  return `M${(x + radius).toFixed(3)} ${y.toFixed(3)}l${-half} ${tall}h${-radius}l${-half} ${-tall}l${half} ${-tall}h${radius}z`;
}

/** The middle of a shape on the page. */
export function middle(cells: readonly Axial[]): { x: number; y: number } {
  const places = cells.map(centre);
  const sum = places.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/** The rectangle of the cells' middles. */
export function frame(cells: readonly Axial[]): { left: number; top: number; right: number; bottom: number } {
  const places = cells.map(centre);
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** In which ninth of a rectangle a point lies: `n`, `se` …, `c` in the middle. */
export function direction(point: { x: number; y: number }, { left, top, right, bottom }: ReturnType<typeof frame>): string {
  const third = (at: number, from: number, to: number, names: string[]): string => names[Math.min(2, Math.max(0, Math.floor((3 * (at - from)) / (to - from))))]!;
  return third(point.y, top, bottom, ["n", "", "s"]) + third(point.x, left, right, ["w", "", "e"]) || "c";
}

/** One path for many hexagons. */
export const blanket = (cells: readonly Axial[], radius = 1): string =>
  cells.map((cell) => { const { x, y } = centre(cell); return outline(x, y, radius); }).join("");
