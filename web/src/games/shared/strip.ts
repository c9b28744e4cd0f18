/** Words that lie over a board: along its lower edge, or along the upper one where they would hide what they must not. */

/** Whether a strip of this height along an edge of the ground would lie over something that matters. */
export function hides(ground: Element, height: number, upper: boolean, meant: string): boolean {
  const room = ground.getBoundingClientRect();
  return [...ground.querySelectorAll(meant)].some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return upper ? top < room.top + height : bottom > room.bottom - height;
  });
}
