import { apiFetch, jsonOf } from "#core/client.ts";
import { hc } from "hono/client";
import type { pushRoutes } from "#stays/push/routes.server.ts";

const pushCalls = hc<typeof pushRoutes>("/api", { fetch: apiFetch });

/** The scope of the worker is the screen of stays; it runs without an open page. */
const WORKER = "/host-sw.js";
const SCOPE = "/stays";

/** The state of messages in this browser. `id` is the device's on the server. */
export type PushState =
  | { is: "unsupported" | "needs home screen" | "off on server" | "denied" | "off" }
  | { is: "on"; id: string };

/** Returns the state of messages in this browser for the signed-in user. */
export async function readPushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return { is: isAppleTablet() ? "needs home screen" : "unsupported" };
  const { publicKey } = await jsonOf(pushCalls["push-key"].$get());
  if (publicKey === null) return { is: "off on server" };
  if (Notification.permission === "denied") return { is: "denied" };
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== "granted") return { is: "off" };
  const { endpoint } = subscription;
  const { id } = await jsonOf(pushCalls["push-subscriptions"].find.$post({ json: { endpoint } }));
  return id === null ? { is: "off" } : { is: "on", id };
}

/** Returns whether this browser may show notifications. */
export const mayNotify = () => typeof Notification === "function" && Notification.permission === "granted";

/** Requests permission, subscribes and adds this browser; in a click handler, or browsers refuse. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted")
    return { is: Notification.permission === "denied" ? "denied" : "off" };
  const { publicKey } = await jsonOf(pushCalls["push-key"].$get());
  if (publicKey === null) return { is: "off on server" };
  const registration = await activeRegistration();
  // A subscription for another key, or of another user of this browser, cannot be used.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const json = {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
  };
  const { id } = await jsonOf(pushCalls["push-subscriptions"].$post({ json }));
  return { is: "on", id };
}

/** Ends messages on the server, then in the browser. */
export async function turnPushOff(id: string): Promise<void> {
  await pushCalls["push-subscriptions"][":id"].$delete({ param: { id } });
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return registration ? registration.pushManager.getSubscription() : null;
}

/** A browser subscribes only where its worker is active. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting)
    await new Promise<void>((resolve) => {
      starting.addEventListener("statechange", () => starting.state === "activated" && resolve());
    });
  return registration;
}

/** Safari on iPhones and iPads delivers messages only to an app on the home screen. An iPad's user agent is a Mac's. */
function isAppleTablet(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
