/** A page that was opened before its host changed: parts of it that were not fetched yet are gone. */

/** Whether this page's host shows another one by now. Whoever asks has it fetched: it comes when the page is loaded again. */
async function replaced(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const shown = await fetch(location.href, { cache: "reload" });
  return shown.ok && !!script && !(await shown.text()).includes(script);
}

/** What could not be loaded: if the page has a newer one at its host, that one comes instead. */
export async function orNewer(error: unknown): Promise<never> {
  if (!(await replaced().catch(() => false))) throw error;
  location.reload();
  return new Promise(() => undefined);
}
