import { jsonOf } from "#core/client.ts";
import { pushCalls } from "#stays/push/client.ts";

/** The worker belongs to the screen of stays; it needs no page to be open. */
const WORKER = "/host-sw.js";
const SCOPE = "/stays";

/** What this browser does with messages. `id` is the device as the server knows it. */
export type PushState =
  | { is: "unsupported" | "needs home screen" | "off on server" | "denied" | "off" }
  | { is: "on"; id: string };

/** Returns what this browser does with messages for whoever is signed in. */
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

/** Asks the host, subscribes this browser and adds it at the server. It has to run from a press, or browsers ask nobody. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted")
    return { is: Notification.permission === "denied" ? "denied" : "off" };
  const { publicKey } = await jsonOf(pushCalls["push-key"].$get());
  if (publicKey === null) return { is: "off on server" };
  const registration = await activeRegistration();
  // One that was made for another key or another host of this browser is of no use any more.
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

/** Ends it at the server, then in the browser. */
export async function turnPushOff(id: string): Promise<void> {
  await pushCalls["push-subscriptions"][":id"].$delete({ param: { id } });
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return registration ? registration.pushManager.getSubscription() : null;
}

/** A browser subscribes only where its worker has started. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting)
    await new Promise<void>((resolve) => {
      starting.addEventListener("statechange", () => starting.state === "activated" && resolve());
    });
  return registration;
}

/** Safari on iPhones and iPads has messages only in what stands on the home screen. An iPad calls itself a Mac. */
function isAppleTablet(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
