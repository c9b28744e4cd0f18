/** Tell somebody: by the device's own way to share, else onto the clipboard. */

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
