/** As much of a worker's scope as is used here: TypeScript has it only in a library that excludes the page's own. */
interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", does: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", does: (event: FetchEvent) => void): void;
  addEventListener(type: "message", does: (event: WorkerEvent & MessageEvent<SaveMessage>) => void): void;
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What a page asks to be kept: itself, and the files that it needs. */
export interface SaveMessage {
  page: string;
  files: string[];
}

const worker = self as unknown as WorkerScope; // this file runs in a worker

const CACHE = "guidebooks";
/** How long a guest at a door waits for the network before the saved page comes. */
const PATIENCE_MS = 4000;
/** Set by the server: after this moment the guidebook is not this guest's to read any more. */
const LIVE_UNTIL = "guidebook-live-until";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event, url.pathname));
  else if (isSavedFile(url)) event.respondWith(openFile(request, url.pathname));
});

worker.addEventListener("message", (event) => {
  const { page, files } = event.data;
  event.waitUntil(savePage(page, files).then(() => event.source?.postMessage("saved")));
});

/** The network's word comes first: a guidebook that has expired is taken off the phone. A server in trouble has no word. */
async function openPage(event: FetchEvent, page: string): Promise<Response> {
  const online = fetchAndSave(event.request, page);
  event.waitUntil(online.catch(() => undefined));
  const saved = await readSaved(page);
  if (!saved) return online;
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(saved), PATIENCE_MS));
  const heard = online.then((response) => (isInTrouble(response) ? saved : response)).catch(() => saved);
  return Promise.race([heard, waited]);
}

const isInTrouble = ({ status }: Response) => status === 429 || status >= 500;

async function fetchAndSave(request: Request | string, page: string): Promise<Response> {
  const response = await fetch(request);
  const cache = await caches.open(CACHE);
  if (response.ok) await cache.put(page, response.clone());
  else if (response.status === 404) await cache.delete(page);
  return response;
}

async function readSaved(page: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const saved = await cache.match(page);
  const until = saved?.headers.get(LIVE_UNTIL);
  if (!until || Number(until) > Date.now()) return saved;
  await cache.delete(page);
  return undefined;
}

async function savePage(page: string, files: string[]): Promise<void> {
  await fetchAndSave(page, page);
  const cache = await caches.open(CACHE);
  const wanted = [...new Set(files)].filter((file) => isSavedFile(new URL(file)));
  await Promise.allSettled(wanted.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
}

/** What a file's URL holds never changes, so the saved one is as good as any; any size of a picture will do. */
async function openFile(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const saved = await cache.match(request);
  if (saved) return saved;
  try {
    return await fetch(request);
  } catch (error) {
    const other = await findOtherSize(cache, path);
    if (other) return other;
    throw error;
  }
}

async function findOtherSize(cache: Cache, path: string): Promise<Response | undefined> {
  const picture = /^\/media\/\w+/.exec(path)?.[0];
  if (!picture) return undefined;
  const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(picture));
  return other && cache.match(other);
}

function isSavedFile({ origin, pathname }: URL): boolean {
  return origin === worker.location.origin && /^\/(assets|media|demo)\//.test(pathname);
}
