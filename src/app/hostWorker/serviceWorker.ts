import type { PushMessage } from "#stays/push/contract.ts";
import type { SubscriptionChange, WorkerScope } from "#core/workerScope.ts";

/** What the server gives the worker as globals. */
export interface HostWorkerSettings {
  screenPatterns: string[];
  offlinePage: { html: string; headers: Record<string, string> };
  week: {
    /** The path that shows the stored week without a network. */
    screen: string;
    /** The path of the call that draws it. */
    call: string;
    confirmedAtHeader: string;
    /** The header with the user and the account whose week it is. */
    ownerHeader: string;
    /** How long its codes are shown after the server has confirmed the session. */
    codesMs: number;
  };
}

/** The message of a page: for whom the week is to be stored; null deletes it. */
export interface StoreWeek {
  owner: string | null;
}

const worker = self as unknown as WorkerScope<StoreWeek> & HostWorkerSettings; // this file runs in a worker

const CACHE = "week";
const LOGOUT = "/api/logout";
/** After that the week is over. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** The session has ended, is another one, or may no longer read the account. */
const ENDS = [401, 402, 403, 404, 409];

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

// No screen of a host is stored: it holds secrets. Its drafts are in the browser's storage. What is stored is the week.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const { pathname } = new URL(request.url);
  if (pathname === LOGOUT) event.waitUntil(forgetWeek());
  if (!worker.screenPatterns.some((pattern) => new RegExp(pattern).test(pathname))) return;
  event.respondWith(fetch(request).catch(() => showOffline(pathname)));
});

async function showOffline(path: string): Promise<Response> {
  const week = path === worker.week.screen ? await readWeek() : null;
  const { html, headers } = worker.offlinePage;
  return week ?? new Response(html, { headers });
}

worker.addEventListener("message", (event) => event.waitUntil(storeWeek(event.data)));

let timesForgotten = 0;

async function forgetWeek(): Promise<void> {
  timesForgotten += 1;
  await caches.delete(CACHE);
}

/** Stores the week of a session that the server confirms; deletes it where the server refuses, or it is of another. */
async function storeWeek({ owner }: Partial<StoreWeek>): Promise<void> {
  if (owner === undefined) return; // a message for the worker of guests
  const { screen, call, ownerHeader } = worker.week;
  const stored = await (await caches.open(CACHE)).match(screen);
  if (stored && stored.headers.get(ownerHeader) !== owner) await forgetWeek();
  if (owner === null) return;
  const before = timesForgotten;
  const response = await fetch(call, { headers: { [ownerHeader]: owner } }).catch(() => null);
  if (response && ENDS.includes(response.status)) return forgetWeek();
  if (!response?.ok) return;
  const week = await copyOf(response, { [ownerHeader]: owner });
  // A host who signed out meanwhile has left nothing behind.
  if (before === timesForgotten) await (await caches.open(CACHE)).put(screen, week);
}

/** Returns the stored week, without its codes after their time; null where none is stored, or it is over. */
async function readWeek(): Promise<Response | null> {
  const { screen, confirmedAtHeader, codesMs } = worker.week;
  const cache = await caches.open(CACHE);
  const week = await cache.match(screen);
  if (!week) return null;
  const age = Date.now() - Number(week.headers.get(confirmedAtHeader));
  if (age >= 0 && age < codesMs) return week;
  if (age >= WEEK_MS) {
    await forgetWeek();
    return null;
  }
  const withoutCodes = await copyOf(week, {}, (html) => html.replaceAll(/<p data-code="">.*?<\/p>/gs, ""));
  // Without room the stored codes go as well.
  await cache.put(screen, withoutCodes.clone()).catch(() => forgetWeek());
  return withoutCodes;
}

async function copyOf(
  response: Response,
  also: Record<string, string>,
  change = (html: string) => html,
): Promise<Response> {
  const headers = new Headers({ ...Object.fromEntries(response.headers), ...also });
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(change(await response.text()), { headers });
}

worker.addEventListener("push", (event) => {
  const message = event.data?.json() as PushMessage | undefined; // only this server can encrypt for the device
  if (!message) return;
  const { title, body, tag, path } = message;
  const look = {
    body,
    tag,
    renotify: true,
    icon: "/icon-512.png",
    // Android draws its alpha channel alone.
    badge: "/badge.png",
    data: path,
  };
  event.waitUntil(worker.registration.showNotification(title, look));
});

worker.addEventListener("notificationclick", (event) => {
  const path: unknown = event.notification.data;
  event.notification.close();
  if (typeof path === "string") event.waitUntil(open(path));
});

worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(addAgain(event)));

/** Adds the device at its new endpoint, unless another user has signed in since messages were turned on. */
async function addAgain({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (oldSubscription && !(await isKnown(oldSubscription))) return;
  const { pushManager } = worker.registration;
  const subscription =
    newSubscription ?? (oldSubscription ? await pushManager.subscribe(oldSubscription.options) : null);
  if (!subscription) return;
  await post("/api/push-subscriptions", subscription);
}

/** Returns whether the signed-in user gets messages on a device. */
async function isKnown({ endpoint }: PushSubscription): Promise<boolean> {
  const response = await post("/api/push-subscriptions/find", { endpoint });
  const found: unknown = response.ok ? await response.json() : null;
  return typeof found === "object" && found !== null && "id" in found && found.id !== null;
}

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Focuses the window that has the path open, else opens one. */
async function open(path: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search === path;
  });
  return there ? there.focus() : worker.clients.openWindow(path);
}
