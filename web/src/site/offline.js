/* Keeps every file of one version, so that the house opens without a network. VERSION and FILES stand above, written by the build.
 * A newer version is fetched beside the old one and takes over when the last tab of the old one is closed. */

const OURS = `minoteka ${new URL(self.registration.scope).pathname} `;
const at = (file) => new URL(file, self.registration.scope).href;

self.addEventListener("install", (event) => {
  const kept = caches.open(OURS + VERSION);
  event.waitUntil(kept.then((cache) => cache.addAll(FILES.map((file) => new Request(at(file), { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  const older = (names) => names.filter((name) => name.startsWith(OURS) && name !== OURS + VERSION);
  event.waitUntil(caches.keys().then((names) => Promise.all(older(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  const wanted = event.request.mode === "navigate" ? at("index.html") : event.request.url;
  event.respondWith(caches.open(OURS + VERSION).then((cache) => cache.match(wanted)).then((found) => found ?? fetch(event.request)));
});
