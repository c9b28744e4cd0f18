/** Where the tables are: on a server, or in this very browser (a page built with `--mode site`). All that is asked and heard goes through here. */

import { Here } from "../site/here";

/** A line to a table, as a WebSocket is one. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Home {
  /** A request and its answer, as HTTP has them. */
  ask(path: string, asked: Asked): Promise<Response>;
  line(table: string): Line;
}

export interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Whether the house is in this browser: pages are named behind a #, for a host that knows files only. */
export const HERE = import.meta.env.MODE === "site";

/** Where the host of a house without a server says that there is one, for what needs other people; else empty. */
export const SERVER = (HERE && document.querySelector<HTMLMetaElement>("meta[name=minoteka-server]")?.content) || "";

const server: Home = {
  ask: (path, asked) => fetch(path, { ...asked, credentials: "same-origin" }),
  line(table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
  },
};

export const home: Home = HERE ? new Here() : server;
