/** The worker that keeps the house: the server's own tables, in Python; whoever thinks for bots, or about puzzles, is a worker of its own. */

import { Thinkers } from "./thinkers";
import { engine, machine } from "./engine";
import { ownName, VERSION, type FromHouse, type Place, type Sent, type ToHouse } from "./messages";
import { Shelves } from "./shelves";

/** `minoteka.site.house.LocalHouse` */
interface House {
  ask(method: string, path: string, authorization: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(line: string, table: string): void;
  say(line: string, text: string): void;
  close(line: string): void;
}

const place = JSON.parse(self.name) as Place;
const channel = new BroadcastChannel(place.channel);
const here: FromHouse = { to: "tabs", kind: "here", house: ownName() };
const coming: FromHouse & { kind: "coming" } = { to: "tabs", kind: "coming", share: 0, lost: place.store ? null : self.isSecureContext ? "full" : "insecure" };

const tell = (message: FromHouse): void => channel.postMessage({ ...message, version: VERSION } satisfies Sent);

async function opened(): Promise<House> {
  const shelves = await Shelves.opened(place.store, (why) => {
    coming.lost = why;
    tell(coming);
  });
  const python = await engine("minoteka.site.house", null, (share) => {
    if (share - coming.share < 0.01 && share < 1) return;
    coming.share = Math.min(share, 0.99); // the rest is Python's own beginning
    tell(coming);
  });
  const brains = new Thinkers("brains", machine);
  const bench = new Thinkers("bench", machine, brains);
  const told = (line: string, text: string | null | undefined): void => tell({ to: "tabs", kind: "told", line, text: text ?? null });
  const house = (await python.pyimport("minoteka.site.house").open_house(shelves, brains.ask, bench.ask, told)) as House;
  coming.share = 1;
  tell(coming);
  return house;
}

async function hear(house: House, message: ToHouse): Promise<void> {
  switch (message.kind) {
    case "ask": {
      const answer = await house.ask(message.method, message.path, message.authorization, message.body);
      const [status, type, body] = answer.toJs();
      answer.destroy();
      return tell({ to: "tabs", kind: "answer", id: message.id, status, type, body });
    }
    case "open":
      return house.connect(message.line, message.table);
    case "say":
      return house.say(message.line, message.text);
    case "close":
      return house.close(message.line);
  }
}

/** A Python that fell stays down: the page starts another worker, and everything is read from the shelves again. */
const fall = (error: unknown): void => {
  console.error(error);
  self.postMessage("fallen");
};

self.addEventListener("unhandledrejection", (event) => fall(event.reason));
const house = opened();
house.catch(fall);
channel.onmessage = ({ data }: MessageEvent<Sent>) => {
  if (data.to !== "house" || (data.version !== VERSION && data.kind !== "who")) return;
  if (data.kind === "who") {
    tell(here);
    tell(coming);
  } else void house.then((there) => hear(there, data)).catch(fall);
};
tell(here);
