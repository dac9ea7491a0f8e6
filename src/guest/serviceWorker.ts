import type { FetchEvent, WorkerEvent, WorkerScope } from "#core/workerScope.ts";

/** The message of a page to its worker: save the page and its files. */
export interface SaveMessage {
  page: string;
  files: string[];
  /** The URL of the page with the host's original texts, where this one has translations. */
  original?: string | undefined;
  /** True where its secrets have ended: they are deleted, and nothing is fetched. */
  forget?: boolean;
}

/** The result: the page as the server has it now, with or without secrets, or that the server was not reached. */
export type SavedState = "secret" | "open" | "gone" | "unreachable" | "forgotten";

const worker = self as unknown as WorkerScope<SaveMessage>; // this file runs in a worker

const CACHE = "guidebooks";
/** As in links.ts: a worker is no module, and a shared file would be one. */
const ORIGINAL = "original";
/** Pages and pictures with a stay's secrets: deleted at its end, when the masked page stays. */
const SECRETS = "stay-secrets";
/** Milliseconds. How long the network is awaited before the saved page is shown. */
const PATIENCE_MS = 4000;
/** A header of the server's responses: after this moment the guest may no longer read the guidebook. */
const LIVE_UNTIL = "guidebook-live-until";
/** A header of pages with secrets: until when a phone shows them by its clock (Stays 3). */
const SECRETS_UNTIL = "guidebook-secrets-until";
/** A header of all responses of the server, which nothing in its place sends, such as a proxy. */
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
    // Paths below a guidebook's page are always fetched: guest codes, and the page of a waiting guest.
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

/** Tries the network first: an expired guidebook is deleted from the phone. An error changes nothing. */
async function openPage(event: FetchEvent, page: string): Promise<Response> {
  const online = fetchAndSave(event, event.request, page);
  event.waitUntil(online.catch(() => undefined));
  const saved = await readSaved(page);
  if (!saved) return online;
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(saved), PATIENCE_MS));
  const heard = online.then((response) => (isWord(response) ? response : saved)).catch(() => saved);
  return Promise.race([heard, waited]);
}

/** Returns the page with the host's original texts. Without a network the saved one, else the saved page. */
async function openOriginal(request: Request, page: string): Promise<Response> {
  try {
    return await fetchOriginal(request);
  } catch (error) {
    const saved = await readSaved(page);
    if (saved) return (await caches.match(request.url)) ?? saved;
    throw error;
  }
}

/** Saves the original page by its URL, so that Vary is not compared; its secrets go with the page's. */
async function fetchOriginal(request: Request | string): Promise<Response> {
  const response = await fetch(request);
  const name = response.headers.has(SECRETS_UNTIL) ? SECRETS : CACHE;
  const key = typeof request === "string" ? request : request.url;
  if (response.ok && isWord(response)) await putIfRoom(name, key, response);
  return response;
}

/** Saves a copy of a response, unless the phone has no room for it. */
async function putIfRoom(name: string, key: Request | string, response: Response): Promise<void> {
  const copy = response.clone();
  await caches
    .open(name)
    .then((cache) => cache.put(key, copy))
    .catch(() => undefined);
}

/** Returns whether a response is the server's and shows the state of the guidebook. A redirect cannot be read. */
const isWord = ({ headers, status, type }: Response) =>
  type === "opaqueredirect" || (headers.has(OURS) && status !== 429 && status < 500);

/** A phone without room saves nothing and gets the page all the same. */
async function fetchAndSave(event: WorkerEvent, request: Request | string, page: string): Promise<Response> {
  const response = await fetch(request);
  if (isWord(response)) await saveResponse(event, response, page).catch(() => undefined);
  return response;
}

async function saveResponse(event: WorkerEvent, response: Response, page: string): Promise<void> {
  const cache = await caches.open(CACHE);
  if (response.status === 404) await Promise.all([forgetPage(page), forgetSecrets(page)]);
  else if (response.ok && response.headers.has(SECRETS_UNTIL)) {
    await (await caches.open(SECRETS)).put(page, response.clone());
    event.waitUntil(saveMasked(page).catch(() => undefined));
  } else if (response.ok) await Promise.all([cache.put(page, response.clone()), forgetSecrets(page)]);
}

/** Saves the page without its secrets, for when they end without a network. */
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

/** Deletes the secrets that have ended by this phone's clock, and pictures without a page. */
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

/** Returns a saved file: content at a URL never changes, and any size of a picture will do. */
async function openFile(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const saved = await cache.match(request);
  if (saved) return saved;
  try {
    const response = await fetch(request);
    if (response.ok && path.startsWith("/media/")) await putIfRoom(CACHE, request, response);
    return response;
  } catch (error) {
    const other = await findOtherSize(cache, path);
    if (other) return other;
    throw error;
  }
}

/** The server checks each request; without a network the saved one is used until the secrets end. */
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

/** Returns whether a file is a picture of a passage "Only during the stay", whose path is below the stay's page. */
function isSecretFile({ origin, pathname }: URL): boolean {
  return origin === worker.location.origin && /^\/view\/\w+\/media\//.test(pathname);
}
