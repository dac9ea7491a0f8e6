import { expect, onTestFinished, test, vi } from "vitest";
import { hostScreens } from "#core/screens.ts";
import { newWorld } from "#test/world.ts";

/** Starts the worker with what the server sends it, and returns what it answers to a request without a network. */
async function startWorker() {
  const { guest } = await newWorld();
  const [settings = ""] = (await guest.get("/host-sw.js")).text.split("\n");
  const listeners: Record<string, (event: object) => void> = {};
  const worker = {
    registration: {},
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    ...(JSON.parse(/^Object\.assign\(self, (.*)\);$/.exec(settings)?.[1] ?? "{}") as object), // what the worker has as globals
  };
  vi.stubGlobal("self", worker);
  const cache = { match: async () => undefined };
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => false });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  await import("#app/hostWorker/serviceWorker.ts");
  return async (path: string, { method = "GET", mode = "navigate" } = {}) => {
    let answer: Promise<Response> | undefined;
    const request = { url: `https://porchlight.test${path}`, method, mode };
    listeners["fetch"]?.({
      request,
      waitUntil: () => {},
      respondWith: (response: Promise<Response>) => (answer = response),
    });
    return answer;
  };
}

test("a host's screen that cannot be loaded is the offline page", async () => {
  const open = await startWorker();
  for (const { path } of hostScreens) {
    const answer = await open(`${path.replace(/:\w+/, "x7k2")}?a=b`);
    expect(await answer?.text()).toContain("Your drafts are safe on this device.");
    expect(answer?.headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
  }
});

test.each([
  "/view/lake-house-x7k2p9",
  "/view/lake-house-x7k2p9/stay",
  "/turnovers/abc",
  "/g/abc",
  "/answer/abc",
  "/api/logout",
  "/login",
  "/features",
  "/landing",
  "/guidebooks",
])("%s is left alone", async (path) => {
  expect(await (await startWorker())(path)).toBeUndefined();
});

test("files, calls and forms are left alone", async () => {
  const open = await startWorker();
  expect(await open("/dashboard", { mode: "cors" })).toBeUndefined();
  expect(await open("/dashboard", { method: "POST" })).toBeUndefined();
});
