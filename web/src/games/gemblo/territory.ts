/** Whose ground a free cell is likely to become: the colour that is nearest over free cells. A help for the eye, no rule. */

import { cellText, type Axial } from "./hex";

const AROUND: Axial[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
/** Further away than this it is anybody's. */
const FAR = 4;

/** Free cells by colour; a cell that two colours reach in the same number of steps belongs to nobody. */
export function territory(free: readonly Axial[], sources: { colour: number; links: readonly Axial[] }[]): Map<number, Axial[]> {
  const open = new Set(free.map(cellText));
  const owner = new Map<string, number | null>();
  let rim = new Map<string, { cell: Axial; colour: number | null }>();
  const claim = (next: typeof rim, cell: Axial, colour: number | null): void => {
    const name = cellText(cell);
    if (!open.has(name) || owner.has(name)) return;
    const rival = next.get(name);
    next.set(name, { cell, colour: rival && rival.colour !== colour ? null : colour });
  };
  for (const { colour, links } of sources) for (const cell of links) claim(rim, cell, colour);
  const found = new Map<number, Axial[]>();
  for (let step = 0; step <= FAR && rim.size; step++) {
    for (const [name, { cell, colour }] of rim) {
      owner.set(name, colour);
      if (colour !== null) found.set(colour, [...(found.get(colour) ?? []), cell]);
    }
    const next: typeof rim = new Map();
    for (const { cell, colour } of rim.values()) {
      for (const [q, r] of AROUND) claim(next, [cell[0] + q, cell[1] + r], colour);
    }
    rim = next;
  }
  return found;
}
