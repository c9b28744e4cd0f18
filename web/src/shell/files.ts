/** Files for people to keep, and files that they bring. */

import { home } from "./home";

/** Hand a file to the person. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What the house answers, as a file. */
export async function answer(address: string): Promise<Blob> {
  const response = await home.ask(address, { method: "GET", headers: {} });
  if (!response.ok) throw new Error(String(response.status));
  return response.blob();
}
