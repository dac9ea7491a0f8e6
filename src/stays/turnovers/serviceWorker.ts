import type { FetchEvent, WorkerScope } from "#core/workerScope.ts";

/** The message of a cleaner's page to its worker: save the page and the files that it has loaded. */
export interface SaveTurnovers {
  page: string;
  files: string[];
}

const worker = self as unknown as WorkerScope<SaveTurnovers>; // this file runs in a worker

const CACHE = "turnovers";
/** A header of the server's responses: the end of the first day, with which the saved list ends. */
const UNTIL_HEADER = "turnovers-until";
/** A header of the server's responses, which a network's sign-in portal does not send. */
const SERVER_HEADER = "x-request-id";
/** How long the network is awaited before the saved list is shown. */
const PATIENCE_MS = 4000;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetEnded()])),
);

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || search !== "") return;
  if (/^\/turnovers\/[A-Za-z0-9]+$/.test(pathname)) event.respondWith(openList(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(request));
});

worker.addEventListener("message", (event) => {
  const { page, files } = event.data;
  event.waitUntil(Promise.allSettled([fetchList(page, page), ...files.map(saveFile)]));
});

/** Tries the network first. A page that refetches itself gets no saved list: it shows one already. */
async function openList(event: FetchEvent, page: string): Promise<Response> {
  const { request } = event;
  const online = fetchList(request, page);
  if (request.mode !== "navigate") return online;
  event.waitUntil(online.catch(() => undefined));
  await forgetEnded();
  const saved = await (await caches.open(CACHE)).match(page);
  if (!saved) return online;
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(saved.clone()), PATIENCE_MS));
  const heard = online.then((response) => (isOfLink(response) ? response : saved)).catch(() => saved);
  return Promise.race([heard, waited]);
}

/** Fetches a list and saves it, where the phone has room; deletes a list that has ended. */
async function fetchList(request: Request | string, page: string): Promise<Response> {
  const response = await fetch(request);
  if (isOfLink(response)) await saveList(page, response.clone()).catch(() => undefined);
  return response;
}

async function saveList(page: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  if (response.ok) await cache.put(page, await copyOf(response));
  else await cache.delete(page);
}

/** Returns the saved form of a list: the codes of today alone, marked as saved. */
async function copyOf(response: Response): Promise<Response> {
  const list = await response.text();
  const copy = list.replaceAll(/<p data-code="later">.*?<\/p>/gs, "").replace("<main ", "<main data-saved ");
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(copy, { headers });
}

/** Returns whether a response is a list or the notice of its end, not one of too many requests. */
const isOfLink = ({ headers, status }: Response) =>
  headers.has(UNTIL_HEADER) || (status === 404 && headers.has(SERVER_HEADER));

/** Deletes the lists whose first day has ended by this phone's clock. */
async function forgetEnded(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const until = (await cache.match(request))?.headers.get(UNTIL_HEADER);
    if (until && Number(until) <= Date.now()) await cache.delete(request);
  }
}

/** Returns a saved file if there is one: the content at a file's URL never changes. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function saveFile(url: string): Promise<void> {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(url))) await cache.add(url);
}
