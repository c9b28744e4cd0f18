/** Gemblo's view as the engine sends it. */

export interface Colour {
  colour: number;
  seat: number;
  start: string;
  left: number[];
  blocks: number;
  stuck: boolean;
  links: string[];
}

export interface GembloView {
  seat: number;
  seats: number;
  to_act: number;
  turn: number | null;
  colours: Colour[];
  cells: { cell: string; q: number; r: number; start: number | null; colour: number | null; piece: number | null }[];
  /** Open lines of the colour on turn: from one of its cells to a link cell. */
  lines: [string, string][];
  pieces: { colour: number; piece: number; cells: string[] }[];
  obstacles: number[];
  shapes: Record<string, [number, number][]>;
}

/** A mark for each colour: nobody has to tell them apart by colour alone. */
export const MARKS = ["●", "▲", "■", "◆", "✚", "★"];
