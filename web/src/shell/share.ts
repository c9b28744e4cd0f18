/** Tell somebody: by the device's own way to share, else onto the clipboard. */

import { save } from "./files";
import { painted } from "./painted";

/** A position as a picture: to somebody by the device's own way, else into the downloads; nothing, if they thought better of it. */
export async function sharePicture(svg: string, name: string, text: string, url: string): Promise<"sent" | "saved" | null> {
  const file = new File([await painted(svg)], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file], text, url }).then(() => "sent", () => null);
  }
  save(file, file.name);
  return "saved";
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
