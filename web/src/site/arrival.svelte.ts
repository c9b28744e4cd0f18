/** How the engine comes into this browser. */

class Arrival {
  /** How much of it is here, from 0 to 1. */
  share = $state(0);
  /** How often it fell since it last stood. */
  falls = $state(0);
  /** Whether this browser keeps what is played. */
  kept = $state(true);
  /** A newer version of the house is here and waits until all tabs are closed. */
  newer = $state(false);
}

export const arrival = new Arrival();
