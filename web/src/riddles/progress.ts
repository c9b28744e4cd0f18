/** Which riddles are solved, and with how many stars: kept in the browser. */

const STORE = "riddles";
type Kept = Record<string, number>;

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? "{}") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** The stars of a riddle; 0: it is not solved yet. */
export const starsOf = (riddle: string): number => read()[riddle] ?? 0;

/** The best try counts. */
export function remember(riddle: string, stars: number): void {
  const kept = read();
  localStorage.setItem(STORE, JSON.stringify({ ...kept, [riddle]: Math.max(stars, kept[riddle] ?? 0) }));
}
