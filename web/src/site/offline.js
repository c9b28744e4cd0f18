/* Keeps every file of one version, so that the house opens without a network. VERSION, FILES and PACKED stand above, written by the build:
 * what a page may never ask for comes as one file, compressed, whatever the host does.
 * A newer version is fetched beside the old one and takes over when the last tab of the old one is closed. */

const OURS = `minoteka ${new URL(self.registration.scope).pathname} `;
const at = (file) => new URL(file, self.registration.scope).href;

const TYPES = { css: "text/css", html: "text/html", js: "text/javascript", json: "application/json", svg: "image/svg+xml", txt: "text/plain" };
const fresh = (file) => new Request(at(file), { cache: "no-cache" });

async function keep() {
  const [cache, packed] = await Promise.all([caches.open(OURS + VERSION), fetch(fresh(PACKED))]);
  const texts = await new Response(packed.body.pipeThrough(new DecompressionStream("gzip"))).json();
  const response = (file, text) => new Response(text, { headers: { "content-type": `${TYPES[file.split(".").at(-1)]}; charset=utf-8` } });
  await Promise.all(Object.entries(texts).map(([file, text]) => cache.put(at(file), response(file, text))));
  await cache.addAll(FILES.map(fresh));
}

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("activate", (event) => {
  const older = (names) => names.filter((name) => name.startsWith(OURS) && name !== OURS + VERSION);
  event.waitUntil(caches.keys().then((names) => Promise.all(older(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

/* Somebody asks for the newer version: it opens if no other tab is open. */
self.addEventListener("message", (event) => {
  const ours = (tab) => tab.url.startsWith(self.registration.scope);
  const open = (tabs) => {
    const last = tabs.filter(ours).length <= 1;
    event.ports[0].postMessage(last);
    return last && self.skipWaiting();
  };
  event.waitUntil(self.clients.matchAll({ includeUncontrolled: true, type: "window" }).then(open));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(self.registration.scope)) return;
  const found = (cache) => cache.match(event.request, { ignoreSearch: true }).then((file) => file ?? (mode === "navigate" ? cache.match(at("index.html")) : undefined));
  event.respondWith(caches.open(OURS + VERSION).then(found).then((file) => file ?? fetch(event.request)));
});
