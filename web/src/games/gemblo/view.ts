/** Gemblo's colours. */

/** A mark for each colour, as in the figures: nobody has to tell them apart by colour alone. */
export const MARKS = ["●", "▲", "■", "◆", "★", "✚"];
