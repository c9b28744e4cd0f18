/** Flat-top hexagons as the engine numbers them: places on the page and turning of shapes. No rules. */

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

/** One sixth of a turn clockwise. */
const turned = ([q, r]: Axial): Axial => [-r, q + r];
const mirrored = ([q, r]: Axial): Axial => [r, q];

/** A shape moved so that its least cell is the origin, in order: equal shapes have equal keys. */
export function key(cells: readonly Axial[]): string {
  const sorted = [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [q, r] = sorted[0]!;
  return sorted.map((cell) => `${cell[0] - q},${cell[1] - r}`).join(";");
}

/** All ways a piece can lie: six turns, then the same flipped, without repeats. */
export function ways(cells: readonly Axial[]): Axial[][] {
  const found = new Map<string, Axial[]>();
  for (const start of [[...cells], cells.map(mirrored)]) {
    let shape: Axial[] = start as Axial[];
    for (let i = 0; i < 6; i++) {
      const name = key(shape);
      if (!found.has(name)) found.set(name, name.split(";").map(readCell));
      shape = shape.map(turned);
    }
  }
  return [...found.values()];
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

/** One path for many hexagons. */
export const blanket = (cells: readonly Axial[], radius = 1): string =>
  cells.map((cell) => { const { x, y } = centre(cell); return outline(x, y, radius); }).join("");
