/** Short sounds, made on the spot; silent until the player has touched the page and unless they like it quiet. */

import { settings } from "./settings.svelte";

type Noise = "lay" | "turn" | "refused" | "won" | "over";

/** ZzFX parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …, jump, jump at. */
const NOISES: Record<Noise, (number | undefined)[]> = {
  lay: [0.5, 0.04, 190, 0, 0.008, 0.06, 0, 2.4, 0, 0, 0, 0, 0, 1.4],
  turn: [0.5, 0, 523, 0.01, 0.06, 0.18, 0, 1.4, 0, 0, 262, 0.07],
  refused: [0.4, 0, 130, 0.01, 0.05, 0.1, 1, 1, -1],
  won: [0.6, 0, 523, 0.02, 0.25, 0.4, 0, 1.6, 0, 0, 131, 0.09, 0.1],
  over: [0.5, 0, 392, 0.02, 0.15, 0.35, 0, 1.2, -0.4],
};

export function sound(noise: Noise): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  void import("zzfx").then(({ zzfx }) => zzfx(...NOISES[noise])).catch(() => undefined);
}
