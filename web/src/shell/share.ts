/** Tell somebody: by the device's own way to share, else onto the clipboard. */

import { save } from "./files";

const WIDE = 1200;

/** A drawing as an image of so many pixels that a telephone shows it well. */
async function painted(svg: string): Promise<Blob> {
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [, , wide = 1, high = 1] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const tall = Math.round((WIDE * high) / wide);
  drawing.setAttribute("width", String(WIDE));
  drawing.setAttribute("height", String(tall));
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([drawing.outerHTML], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDE;
    canvas.height = tall;
    const paper = canvas.getContext("2d")!;
    paper.fillStyle = "#f6efe4";
    paper.fillRect(0, 0, WIDE, tall);
    paper.drawImage(image, 0, 0, WIDE, tall);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** A position as a picture: to somebody by the device's own way, else into the downloads. */
export async function sharePicture(svg: string, name: string, text: string, url: string): Promise<void> {
  const file = new File([await painted(svg)], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text, url }).catch(() => undefined); // they thought better of it
    return;
  }
  save(file, file.name);
}

/** True if it went onto the clipboard (then somebody should be told so). */
export async function share(text: string, url: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ text, url });
      return false;
    }
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return true;
  } catch {
    return false; // they thought better of it
  }
}
