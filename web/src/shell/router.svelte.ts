/** Where we are: the address bar is the only truth. Links are plain `<a href>`; this turns them into page changes. */

import { tick } from "svelte";

import { taken } from "./back";
import { answer, save } from "./files";
import { HERE } from "./home";

/** The address of a page as a browser shows it: a house without a server has one file, and pages behind its #. */
const shown = (address: string): string => (HERE ? `${location.pathname}#${address}` : address);

/** The address of the page that is shown. */
function read(): URL {
  if (!HERE) return new URL(location.href);
  const address = location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
  return new URL(address, location.origin);
}

const LEFT = "left-table";

/** The table that was left in this tab before the page came anew. */
function left(): string | null {
  try {
    return sessionStorage.getItem(LEFT);
  } catch {
    return null;
  }
}

class Router {
  path = $state(read().pathname);
  query = $state.raw(read().searchParams);
  hash = $state(read().hash.slice(1));
  /** The table that one has left for a page beside it, such as settings: there is a way back to it until one goes home. */
  table = $state(read().pathname === "/" ? "" : (left() ?? ""));

  start(): void {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#click(event));
    if (HERE) for (const use of ["pointerdown", "focusin"]) addEventListener(use, (event) => this.#show(event), { capture: true });
  }

  /** Go to an address of ours; `replace` leaves no trace in the history. */
  go(address: string, replace = false): void {
    if (taken() || replace) history.replaceState(null, "", shown(address));
    else history.pushState(null, "", shown(address));
    const before = this.path;
    this.#read();
    if (replace) return;
    scrollTo(0, 0);
    if (this.path !== before) void tick().then(() => document.getElementById("content")?.focus({ preventScroll: true })); // the next Tab is for the new page
  }

  /** The page that is shown has another address from now on. */
  rename(address: string): void {
    history.replaceState(null, "", shown(address));
  }

  /** A page of ours as others can open it. */
  link(address: string): string {
    return new URL(shown(address), location.href).href;
  }

  /** Something that is kept at this house, for others: nobody can look into this browser, so they are shown the house. */
  linkToKept(address: string): string {
    return this.link(HERE ? "/" : address);
  }

  /** The parts of the path: `/t/abc` is `["t", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  #leave(table: string): void {
    this.table = table;
    try {
      sessionStorage.setItem(LEFT, table);
    } catch {
      /* a browser that keeps nothing forgets it when the page comes anew */
    }
  }

  #read(): void {
    const { pathname, searchParams, hash } = read();
    if (this.path.startsWith("/t/") && this.path !== pathname) this.#leave(this.path);
    if (pathname === "/" || pathname.startsWith("/t/")) this.#leave("");
    this.path = pathname;
    this.query = searchParams;
    this.hash = hash.slice(1);
  }

  /** A link that is about to be used says where it leads, also to a new tab. */
  #show(event: Event): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const address = link?.getAttribute("href");
    if (address?.startsWith("/") && !address.startsWith("/api/") && !link!.hash.startsWith("#/")) link!.setAttribute("href", shown(address));
  }

  /** There is no server to give the browser a file: the house in it does. */
  #take(event: MouseEvent, link: HTMLAnchorElement): void {
    event.preventDefault();
    void answer(link.pathname).then((file) => save(file, link.download || link.pathname.split("/").at(-1)!));
  }

  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
    if (HERE && link?.getAttribute("href")?.startsWith("/api/")) return this.#take(event, link);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!ours || !plain || event.defaultPrevented || link.pathname.startsWith("/api/")) return;
    const named = HERE && link.pathname === location.pathname ? link.hash.slice(1) : link.pathname + link.search + link.hash;
    if (link.pathname === location.pathname && link.hash && !named.startsWith("/")) {
      if (HERE) {
        event.preventDefault(); // the # is taken: a place in the page is just gone to
        const place = document.getElementById(named);
        place?.scrollIntoView();
        place?.focus();
      }
      return;
    }
    if (!HERE && link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(named);
  }
}

export const router = new Router();
