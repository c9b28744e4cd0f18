/** New pieces come into a hand from the reserve, one after the other. */

import { moves } from "../../shell/settings.svelte";

const APART = 45;

export function deal(buttons: HTMLElement[]): void {
  const from = document.querySelector("[data-reserve]")?.getBoundingClientRect();
  if (!moves()) return;
  buttons.forEach((button, number) => {
    const to = button.getBoundingClientRect();
    const x = from ? from.left - to.left : 0;
    const y = from ? from.top - to.top : -60;
    const frames = [{ transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: "none", opacity: 1 }];
    button.animate(frames, { duration: 380, delay: number * APART, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "backwards" });
  });
}
