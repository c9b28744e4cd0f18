/** How the engine comes into this browser. */

import type { Loss } from "./shelves";

class Arrival {
  /** How much of it is here, from 0 to 1. */
  share = $state(0);
  /** How often it fell since it last stood. */
  falls = $state(0);
  /** Why this browser keeps nothing of what is played; null: it does. */
  lost = $state<Loss | null>(null);
  /** The house stands in a tab of another version: this one waits until that is closed. */
  other = $state(false);
  /** Opens the newer version of the house that is here and waits; false: only when the other tabs are closed. */
  newer = $state.raw<(() => Promise<boolean>) | null>(null);
}

export const arrival = new Arrival();
