import type { PushMessage } from "#stays/push/contract.ts";
import type { SubscriptionChange, WorkerScope } from "#core/workerScope.ts";

/** What the server gives the worker as globals. */
export interface HostWorkerSettings {
  screenPatterns: string[];
  offlinePage: { html: string; headers: Record<string, string> };
}

const worker = self as unknown as WorkerScope & HostWorkerSettings; // this file runs in a worker

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

// No document of a host is stored: it holds secrets. Its drafts are in the browser's storage.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const { pathname } = new URL(request.url);
  if (!worker.screenPatterns.some((pattern) => new RegExp(pattern).test(pathname))) return;
  event.respondWith(fetch(request).catch(showOfflinePage));
});

function showOfflinePage(): Response {
  const { html, headers } = worker.offlinePage;
  return new Response(html, { headers });
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
