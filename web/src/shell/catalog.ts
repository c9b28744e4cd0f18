/** The catalog of games, asked once. */

import { built } from "../games/board";
import type { Catalog, PieceBox } from "../protocol";
import { api } from "./api";
import { texts } from "./texts.svelte";

let asked: Promise<Catalog> | null = null;

export function catalog(): Promise<Catalog> {
  asked ??= api.catalog().then(withTexts).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The pieces that puzzles and free pictures are laid with: those of the game that offers its pieces for it. */
export async function puzzlePieces(): Promise<PieceBox> {
  const { games } = await catalog();
  return api.pieces(games.find((game) => game.has_puzzles)!.name);
}

/** Games that other packages bring speak with texts of their own, which the page was built without. */
async function withTexts(found: Catalog): Promise<Catalog> {
  if (!found.games.every((game) => built(game.name))) await texts.ask(api.texts);
  return found;
}
