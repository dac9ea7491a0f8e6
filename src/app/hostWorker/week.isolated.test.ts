import { expect, onTestFinished, test, vi } from "vitest";
import { newWorld } from "#test/world.ts";

const HOUR = 3_600_000;
const OWNER = "aroha lake";

/** The browser's caches, as far as the worker uses them. */
function newCaches(phone: { isFull: boolean }) {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (path: string) => stored.get(path)?.clone(),
    async put(path: string, response: Response) {
      if (phone.isFull) throw new DOMException("Quota exceeded.", "QuotaExceededError");
      stored.set(path, response);
    },
  };
  return { open: async () => cache, delete: async () => stored.clear() };
}

/** Starts the worker of a host with a stay, and a phone whose network can be lost. */
async function startWorker() {
  const world = await newWorld();
  const { guest, clock, context } = world;
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const stay = { arrival: "2026-01-06", departure: "2026-01-08", guestName: "Mia", doorCode: "4817#" };
  await aroha.post(`/api/guidebooks/${id}/stays`, stay);
  await aroha.post(`/api/guidebooks/${id}/stays`, {
    ...stay,
    arrival: "2026-01-20",
    departure: "2026-01-22",
    guestName: "Ben",
  });
  const settings =
    /^Object\.assign\(self, (.*)\);$/m.exec((await guest.get("/host-sw.js")).text)?.[1] ?? "{}";
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal("self", {
    registration: {},
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    ...(JSON.parse(settings) as object), // what the worker has as globals
  });
  vi.spyOn(Date, "now").mockImplementation(() => context.now());
  const phone: { answer: "online" | "offline" | number; isFull: boolean } = {
    answer: "online",
    isFull: false,
  };
  vi.stubGlobal("caches", newCaches(phone));
  vi.stubGlobal("fetch", async (path: string) => {
    if (phone.answer === "offline") throw new TypeError("Failed to fetch");
    if (phone.answer !== "online") return new Response("{}", { status: phone.answer });
    const { text, headers } = await aroha.get(path);
    return new Response(text, { headers });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  vi.resetModules();
  await import("#app/hostWorker/serviceWorker.ts");

  async function run(type: string, event: object): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners[type]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (response = promise),
    });
    await Promise.all(work);
    return response;
  }
  return {
    phone,
    clock,
    store: (owner: string | null) => run("message", { data: { owner } }),
    signOut: () =>
      run("fetch", {
        request: { url: "https://porchlight.test/api/logout", method: "GET", mode: "navigate" },
      }),
    async openOffline() {
      phone.answer = "offline";
      const request = { url: "https://porchlight.test/stays", method: "GET", mode: "navigate" };
      return (await run("fetch", { request }))?.text();
    },
  };
}

test("without a network Stays shows the next seven days with their codes, and from when they are", async () => {
  const worker = await startWorker();
  await worker.store(OWNER);
  const week = await worker.openOffline();
  expect(week).toContain("Mia");
  expect(week).toContain("Lake House");
  expect(week).toContain("Tuesday 6 January");
  expect(week).toContain("4817#");
  expect(week).toContain("This is how it was on");
  expect(week).not.toContain("Ben");
});

test("codes are gone 24 hours after the server last confirmed the session, and all of it after seven days", async () => {
  const worker = await startWorker();
  await worker.store(OWNER);
  worker.clock.advance(24 * HOUR - 1);
  expect(await worker.openOffline()).toContain("4817#");
  worker.clock.advance(1);
  const later = await worker.openOffline();
  expect(later).toContain("Mia");
  expect(later).not.toContain("4817#");
  worker.clock.advance(-2 * HOUR);
  expect(await worker.openOffline()).not.toContain("4817#");
  worker.clock.advance(7 * 24 * HOUR);
  expect(await worker.openOffline()).toContain("Your drafts are safe on this device.");
});

test("a phone that is full shows the week without its codes, and stores them no longer", async () => {
  const worker = await startWorker();
  await worker.store(OWNER);
  worker.clock.advance(24 * HOUR);
  worker.phone.isFull = true;
  const week = await worker.openOffline();
  expect(week).toContain("Mia");
  expect(week).not.toContain("4817#");
  worker.clock.advance(-2 * HOUR);
  expect(await worker.openOffline()).not.toContain("4817#");
});

test.each([401, 402, 403, 404, 409])(
  "a session that is refused with %d has no stored week",
  async (status) => {
    const worker = await startWorker();
    await worker.store(OWNER);
    worker.phone.answer = status;
    await worker.store(OWNER);
    expect(await worker.openOffline()).not.toContain("Mia");
  },
);

test("a server that fails, or no network, leaves the stored week", async () => {
  const worker = await startWorker();
  await worker.store(OWNER);
  for (const answer of [500, 503, 429, "offline"] as const) {
    worker.phone.answer = answer;
    await worker.store(OWNER);
  }
  expect(await worker.openOffline()).toContain("Mia");
});

test("signing out, and the screen of another person, delete the stored week", async () => {
  const worker = await startWorker();
  await worker.store(OWNER);
  await worker.signOut();
  expect(await worker.openOffline()).not.toContain("Mia");
  worker.phone.answer = "online";
  await worker.store(OWNER);
  worker.phone.answer = "offline";
  await worker.store("kiri lake");
  expect(await worker.openOffline()).not.toContain("Mia");
});
