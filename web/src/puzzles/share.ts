/** Pictures to take away: the house draws them as SVG, the browser makes a PNG of one. */

import { answer } from "../shell/files";

/** Pixels of a PNG's longer side. */
const SIDE = 1600;

export const svgAddress = (picture: string): string => `/api/pictures/${encodeURIComponent(picture)}/picture.svg`;

/** The drawing at an address as a PNG. */
export async function pngOf(address: string): Promise<Blob> {
  const drawing = new DOMParser().parseFromString(await (await answer(address)).text(), "image/svg+xml").documentElement;
  const [, , width = 1, height = 1] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const scale = SIDE / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  // Some browsers draw nothing of an image that does not say how big it is.
  drawing.setAttribute("width", String(canvas.width));
  drawing.setAttribute("height", String(canvas.height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}
