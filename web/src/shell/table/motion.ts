/** Motion that explains: what was laid comes from whoever laid it, what was drawn comes from the reserve. */

import type { GameEvent } from "../../protocol";
import { moves } from "../settings.svelte";

const LASTS = 420;
const EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";

const chip = (seat: number): DOMRect | undefined => document.querySelector(`[data-chip="${seat}"]`)?.getBoundingClientRect();
const reserve = (): DOMRect | undefined => document.querySelector("[data-reserve]")?.getBoundingClientRect();

/** What is on its way, above the page. */
const flying = new Set<Element>();

function launch(copy: HTMLElement | SVGElement, frames: Keyframe[], duration: number): void {
  document.body.append(copy);
  flying.add(copy);
  copy.animate(frames, { duration, easing: EASING }).onfinish = () => end(copy);
}

function end(copy: Element): void {
  copy.remove();
  flying.delete(copy);
}

/** Whoever leaves a table takes nothing along that flies over it. */
export const still = (): void => flying.forEach(end);

/** Show what others did. One's own piece lies where it was let go: it has come already. */
export function show(events: GameEvent[], look: number): void {
  if (!moves()) return;
  for (const event of events) {
    const seat = event.seat ?? -1;
    if (seat === look) continue;
    if (event.kind === "laid") fly(chip(seat));
    else if (event.kind === "drew" || event.kind === "took") back(reserve(), chip(seat));
    else if (event.kind === "gave") back(chip(seat), chip(event.to ?? -1));
  }
}

/** A copy of every fresh piece travels above everything; the piece itself appears when it arrives. */
function fly(from: DOMRect | undefined): void {
  for (const node of document.querySelectorAll<HTMLElement | SVGGElement>(".ground .fresh")) {
    const to = node.getBoundingClientRect();
    if (!from || !to.width) continue;
    const copy = node instanceof SVGElement ? overSvg(node) : over(node, to);
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    node.animate([{ opacity: 0 }, { opacity: 0 }], LASTS);
    const frames = [{ transform: `translate(${x}px, ${y}px)`, opacity: 0.4 }, { opacity: 1, offset: 0.3 }, { transform: "none", opacity: 1 }];
    launch(copy, frames, LASTS);
  }
}

/** The picture again, exactly over itself, with nothing but one piece in it. */
function overSvg(node: SVGElement): SVGElement {
  const field = node.ownerSVGElement!;
  const layer = field.cloneNode(false) as SVGSVGElement;
  const box = field.getBoundingClientRect();
  for (const name of ["tabindex", "role", "aria-label"]) layer.removeAttribute(name);
  layer.setAttribute("aria-hidden", "true");
  layer.style.cssText = `position: fixed; inset: auto; left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px; overflow: visible; pointer-events: none; z-index: 30`;
  const copy = node.cloneNode(true) as SVGElement;
  copy.classList.remove("fresh");
  layer.append(copy);
  return layer;
}

function over(node: HTMLElement, box: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  const size = getComputedStyle(node).getPropertyValue("--domino");
  copy.classList.remove("fresh");
  copy.style.cssText = `position: fixed; left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px; pointer-events: none; z-index: 30; --domino: ${size}`;
  return copy;
}

/** A piece face down from one place to another. */
function back(from: DOMRect | undefined, to: DOMRect | undefined): void {
  if (!from || !to) return;
  const tile = document.createElement("span");
  tile.className = "tile-back";
  tile.style.left = `${to.left + to.width / 2 - 11}px`;
  tile.style.top = `${to.top + to.height / 2 - 15}px`;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none", opacity: 1 }, { transform: "none", opacity: 0 }];
  launch(tile, frames, LASTS * 1.3);
}
