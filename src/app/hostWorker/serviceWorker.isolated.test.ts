import { expect, test, vi } from "vitest";
import { standInForApi } from "#test/apiStandIn.ts";

const endpoint = "https://push.example.com/send/old";
const newSubscription = { endpoint: "https://push.example.com/send/new" };

/** Replaces the device's endpoint in the browser, and returns the calls of the worker. */
async function changeEndpoint(idOfOld: string | null): Promise<string[]> {
  const sent = standInForApi(({ path }) => ({
    body: { id: path.endsWith("/find") ? idOfOld : "device-2" },
  }));
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal("self", {
    registration: {},
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  });
  vi.resetModules();
  await import("#app/hostWorker/serviceWorker.ts");
  let work: unknown;
  listeners["pushsubscriptionchange"]?.({
    oldSubscription: { endpoint },
    newSubscription,
    waitUntil: (promise: unknown) => (work = promise),
  });
  await work;
  return sent.map(({ method, path }) => `${method} ${path}`);
}

test("a device of whoever is signed in is added again at its new endpoint", async () => {
  expect(await changeEndpoint("device-1")).toEqual([
    "POST /api/push-subscriptions/find",
    "POST /api/push-subscriptions",
  ]);
});

test("a device is not added for another person who has signed in since", async () => {
  expect(await changeEndpoint(null)).toEqual(["POST /api/push-subscriptions/find"]);
});
