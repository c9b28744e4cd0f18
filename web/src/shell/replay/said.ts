/** Chances and what a move cost, as a person would say them: a share of a win says little. */

/** How one stands. Of however many, an even share is the middle. */
export function stood(chance: number, seats: number): "won" | "good" | "even" | "slim" | "lost" {
  const even = Math.max(0, chance) ** (Math.LN2 / Math.log(Math.max(2, seats)));
  if (even >= 0.85) return "won";
  if (even >= 0.6) return "good";
  if (even >= 0.4) return "even";
  return even >= 0.12 ? "slim" : "lost";
}

/** How much a move gave away: the more play, the less there is to lose. */
export function cost(loss: number, seats: number): "large" | "some" | "little" {
  const share = (loss * Math.max(2, seats)) / 2;
  if (share >= 0.3) return "large";
  return share >= 0.12 ? "some" : "little";
}
