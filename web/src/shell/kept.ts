/** What a browser keeps of the page's own things, by name. Where it may keep nothing, or nothing more, they stay for as long as the page is open. */

import { HERE } from "./home";

const meanwhile = new Map<string, string | null>();

/** The name of something that belongs to this house's tables: another house of the same host has others. */
export const ofThisHouse = (name: string): string => (HERE ? `${name} ${new URL(".", document.baseURI).pathname}` : name);

export function keptText(name: string): string | null {
  if (meanwhile.has(name)) return meanwhile.get(name)!;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Null takes it away. */
export function keepText(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    meanwhile.delete(name);
  } catch {
    meanwhile.set(name, text);
  }
}

/** What was kept as JSON; `empty` if there is nothing, or nothing that can be read. */
export function kept<Kept>(name: string, empty: Kept): Kept {
  try {
    return (JSON.parse(keptText(name) ?? "null") as Kept | null) ?? empty;
  } catch {
    return empty;
  }
}

export const keep = (name: string, value: unknown): void => keepText(name, JSON.stringify(value));
