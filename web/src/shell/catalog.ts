/** The catalog of games, asked once. */

import type { Catalog } from "../protocol";
import { api } from "./api";

let asked: Promise<Catalog> | null = null;

export function catalog(): Promise<Catalog> {
  asked ??= api.catalog().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
