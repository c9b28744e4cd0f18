/** The surface on the screen, so that a piece can be dragged onto it from the bag. */

import { toSvg } from "../games/shared/drag";
import { sound } from "../shell/sound";
import type { Laying } from "./laying.svelte";

class OpenSurface {
  #svg: SVGSVGElement | undefined;

  open(svg: SVGSVGElement | undefined): () => void {
    this.#svg = svg;
    return () => {
      this.#svg = undefined;
    };
  }

  /** The held piece hangs at a point of the screen. */
  hover(laying: Laying, x: number, y: number): void {
    if (this.#svg) laying.hover(toSvg(this.#svg, x, y));
  }

  /** A dragged piece is let go: it lies where its ghost was, else it goes back and the surface says why. */
  release(laying: Laying, x: number, y: number): void {
    const box = this.#svg?.getBoundingClientRect();
    const inside = box && x > box.left && x < box.right && y > box.top && y < box.bottom;
    if (laying.ghost) laying.lay();
    else if (!inside) laying.drop();
    else {
      const refusal = laying.whyNot();
      laying.drop();
      laying.refusal = refusal;
      sound("refused");
    }
  }
}

export const surface = new OpenSurface();
