/** A step back closes what lies over a page, or puts down a piece in the hand, before it leads to another page. For that there is one entry more in the
 * browser's history while something is open. It stays when that is closed otherwise: the next thing takes it over, a step back passes it by. */

const open: (() => void)[] = [];
/** The address that has such an entry, if that is where we are. */
let spare = (history.state as { spare?: boolean } | null)?.spare ? location.href : "";

function lay(): void {
  if (spare) return;
  spare = location.href;
  history.pushState({ spare: true }, "");
}

/** From now on a step back does this instead; to be called when it is over. */
export function back(close: () => void): () => void {
  open.push(close);
  lay();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Whether we stand on such an entry; another page takes its place. */
export function taken(): boolean {
  const there = spare !== "";
  spare = "";
  return there;
}

addEventListener("popstate", ({ state }: PopStateEvent) => {
  const left = spare;
  spare = (state as { spare?: boolean } | null)?.spare ? location.href : "";
  if (spare || left !== location.href) return;
  const close = open.pop();
  if (!close) return history.back();
  close();
  if (open.length) lay();
});
