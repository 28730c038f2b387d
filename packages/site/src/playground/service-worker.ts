// Keeps all files of the page, so that it works without a connection after the first visit. A new version is used when all pages with the
// old one are closed.

/** The addresses of all files of the page, relative to it. The build writes them here. */
declare const pageFiles: readonly string[];
/** Differs between two versions of the page. */
declare const pageVersion: string;

/** Begins the names of all caches of the page. Other pages of the site may have others. */
const prefix = "argot-playground-";
const cacheName = prefix + pageVersion;
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...pageFiles])));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(becomeCurrent());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(answered(request));
});

/** Removes what older versions have kept, and serves the pages that are open. */
async function becomeCurrent(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answered(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
