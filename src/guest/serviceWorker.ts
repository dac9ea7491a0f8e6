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
  /** The URL of the page with the host's own words, where this one has translations of them. */
  original?: string | undefined;
  /** True where its secrets have ended: then they go from the phone, and nothing is fetched. */
  forget?: boolean;
}

/** What came of it: the page as the server has it now, with or without secrets, or that it could not be asked. */
export type SavedState = "secret" | "open" | "gone" | "unreachable" | "forgotten";

const worker = self as unknown as WorkerScope; // this file runs in a worker

const CACHE = "guidebooks";
/** As in links.ts: a worker is no module, and what it shared with the page would be one. */
const ORIGINAL = "original";
/** Pages with the secrets of a stay and their pictures, apart: each goes at its end, and the masked page stays. */
const SECRETS = "stay-secrets";
/** How long a guest at a door waits for the network before the saved page comes. */
const PATIENCE_MS = 4000;
/** Set by the server: after this moment the guidebook is not this guest's to read any more. */
const LIVE_UNTIL = "guidebook-live-until";
/** Set by the server where a page has secrets: until when a phone shows them by its own clock (Stays 3). */
const SECRETS_UNTIL = "guidebook-secrets-until";
/** Set by the server on each of its responses, and by nothing that responds in its place, such as a proxy without it. */
const OURS = "x-request-id";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetEnded()])),
);

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    // What lies below a guidebook's page is answered anew each time: the way in, and the page on which a guest waits.
    if (!/^\/view\/[\w-]+$/.test(url.pathname)) return;
    const isOriginal = new URLSearchParams(url.search).has(ORIGINAL);
    event.respondWith(isOriginal ? openOriginal(request, url.pathname) : openPage(event, url.pathname));
  } else if (isSecretFile(url)) event.respondWith(openSecretFile(request));
  else if (isSavedFile(url)) event.respondWith(openFile(request, url.pathname));
});

worker.addEventListener("message", (event) => {
  const { page, files, original, forget } = event.data;
  const work = forget ? forgetSecrets(page).then(() => "forgotten" as const) : savePage(event, page, files);
  if (original && !forget) event.waitUntil(work.then(() => fetchOriginal(original)).catch(() => undefined));
  event.waitUntil(
    work.then((state) => event.source?.postMessage(state satisfies SavedState)).then(forgetEnded),
  );
});

/** The network's word comes first: a guidebook that has expired is taken off the phone. A server in trouble has no word, nor has another. */
async function openPage(event: FetchEvent, page: string): Promise<Response> {
  const online = fetchAndSave(event, event.request, page);
  event.waitUntil(online.catch(() => undefined));
  const saved = await readSaved(page);
  if (!saved) return online;
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(saved), PATIENCE_MS));
  const heard = online.then((response) => (isWord(response) ? response : saved)).catch(() => saved);
  return Promise.race([heard, waited]);
}

/** The page with the host's own words. Without a network it is there as it was saved, else the page that was. */
async function openOriginal(request: Request, page: string): Promise<Response> {
  try {
    return await fetchOriginal(request);
  } catch (error) {
    const saved = await readSaved(page);
    if (saved) return (await caches.match(request.url)) ?? saved;
    throw error;
  }
}

/**
 * Its secrets go with those of the page: their paths are one. Saved by its URL, as what a page varies by is not
 * compared then.
 */
async function fetchOriginal(request: Request | string): Promise<Response> {
  const response = await fetch(request);
  const cache = await caches.open(response.headers.has(SECRETS_UNTIL) ? SECRETS : CACHE);
  if (response.ok && isWord(response))
    await cache.put(typeof request === "string" ? request : request.url, response.clone());
  return response;
}

/** Says of a response that it is the server's and tells what became of the guidebook. Of a redirect nothing can be read. */
const isWord = ({ headers, status, type }: Response) =>
  type === "opaqueredirect" || (headers.has(OURS) && status !== 429 && status < 500);

async function fetchAndSave(event: WorkerEvent, request: Request | string, page: string): Promise<Response> {
  const response = await fetch(request);
  if (!isWord(response)) return response;
  const cache = await caches.open(CACHE);
  if (response.status === 404) await Promise.all([forgetPage(page), forgetSecrets(page)]);
  else if (response.ok && response.headers.has(SECRETS_UNTIL)) {
    await (await caches.open(SECRETS)).put(page, response.clone());
    event.waitUntil(saveMasked(page).catch(() => undefined));
  } else if (response.ok) await Promise.all([cache.put(page, response.clone()), forgetSecrets(page)]);
  return response;
}

/** Saves the page as it is without its secrets, for when they end and there is no network. */
async function saveMasked(page: string): Promise<void> {
  const masked = await fetch(`${page}/masked`);
  if (masked.ok && isWord(masked)) await (await caches.open(CACHE)).put(page, masked);
}

async function readSaved(page: string): Promise<Response | undefined> {
  await forgetEnded();
  const saved =
    (await (await caches.open(SECRETS)).match(page)) ?? (await (await caches.open(CACHE)).match(page));
  const until = saved?.headers.get(LIVE_UNTIL);
  if (!until || Number(until) > Date.now()) return saved;
  await Promise.all([forgetPage(page), forgetSecrets(page)]);
  return undefined;
}

const forgetPage = async (page: string) => (await caches.open(CACHE)).delete(page, { ignoreSearch: true });

/** Deletes the secrets whose end has come by this phone's clock, and pictures that were left without their page. */
async function forgetEnded(): Promise<void> {
  const secrets = await caches.open(SECRETS);
  for (const request of await secrets.keys()) {
    const page = /^\/view\/[^/]+/.exec(new URL(request.url).pathname)?.[0] ?? request.url;
    const until = (await secrets.match(page))?.headers.get(SECRETS_UNTIL);
    if (!until || Number(until) <= Date.now()) await forgetSecrets(page);
  }
}

/** Deletes the page with its secrets, and their pictures. */
async function forgetSecrets(page: string): Promise<void> {
  const secrets = await caches.open(SECRETS);
  for (const request of await secrets.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname === page || pathname.startsWith(`${page}/`)) await secrets.delete(request);
  }
}

async function savePage(event: WorkerEvent, page: string, files: string[]): Promise<SavedState> {
  const response = await fetchAndSave(event, page, page).catch(() => null);
  const cache = await caches.open(CACHE);
  const urls = [...new Set(files)].map((file) => new URL(file));
  const add = async (to: Cache, { href }: URL) => (await to.match(href)) ?? to.add(href);
  await Promise.allSettled(urls.filter(isSavedFile).map((url) => add(cache, url)));
  if (!response || !isWord(response)) return "unreachable";
  if (!response.ok) return "gone";
  if (!response.headers.has(SECRETS_UNTIL)) return "open";
  const secrets = await caches.open(SECRETS);
  const isOwn = (url: URL) => isSecretFile(url) && url.pathname.startsWith(`${page}/`);
  await Promise.allSettled(urls.filter(isOwn).map((url) => add(secrets, url)));
  return "secret";
}

/**
 * What a file's URL holds never changes, so the saved one is as good as any; any size of a picture will do. A picture that
 * was looked at is saved.
 */
async function openFile(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const saved = await cache.match(request);
  if (saved) return saved;
  try {
    const response = await fetch(request);
    if (response.ok && path.startsWith("/media/")) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const other = await findOtherSize(cache, path);
    if (other) return other;
    throw error;
  }
}

/** The server decides at each request who may see it; without a network the saved one is there until the secrets end. */
async function openSecretFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    await forgetEnded();
    const secrets = await caches.open(SECRETS);
    const saved =
      (await secrets.match(request)) ?? (await findOtherSize(secrets, new URL(request.url).pathname));
    if (saved) return saved;
    throw error;
  }
}

async function findOtherSize(cache: Cache, path: string): Promise<Response | undefined> {
  const picture = /^(\/view\/\w+)?\/media\/\w+/.exec(path)?.[0];
  if (!picture) return undefined;
  const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(picture));
  return other && cache.match(other);
}

function isSavedFile({ origin, pathname }: URL): boolean {
  return origin === worker.location.origin && /^\/(assets|media|demo)\//.test(pathname);
}

/** A picture of a passage that is only for the stay has its path below the stay's page. */
function isSecretFile({ origin, pathname }: URL): boolean {
  return origin === worker.location.origin && /^\/view\/\w+\/media\//.test(pathname);
}
