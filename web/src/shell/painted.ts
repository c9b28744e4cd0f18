/** Drawings as images: the house draws SVG, what people pass on is a PNG. */

/** Under what is drawn on nothing. */
const PAPER = "#f6efe4";
/** Pixels of the longer side, so that a telephone shows it well. */
const SIDE = 1600;

export async function painted(svg: string): Promise<Blob> {
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [, , wide = 1, high = 1] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const scale = SIDE / Math.max(wide, high);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(wide * scale);
  canvas.height = Math.round(high * scale);
  // Some browsers draw nothing of an image that does not say how big it is.
  drawing.setAttribute("width", String(canvas.width));
  drawing.setAttribute("height", String(canvas.height));
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([drawing.outerHTML], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const paper = canvas.getContext("2d")!;
    paper.fillStyle = PAPER;
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
