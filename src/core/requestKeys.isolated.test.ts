import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#core/durations.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";

const sent: (string | null)[] = [];
const hangUp = () => Promise.reject(new TypeError("Failed to fetch"));
const answer = async () => Response.json({ id: "g1" }, { headers: { [REQUEST_ID_HEADER]: "1" } });

/** Sends a call as a tab does that has just loaded, and returns its idempotency key. */
async function send(path: string, body: object, reply: () => Promise<Response>, more: RequestInit = {}) {
  vi.resetModules();
  const { apiFetch } = await import("#core/client.ts");
  vi.stubGlobal("fetch", (_url: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get("idempotency-key"));
    return reply();
  });
  const call = apiFetch(path, { method: "POST", body: JSON.stringify(body), ...more });
  await call.then((response) => response.text()).catch(() => undefined);
  return sent.at(-1);
}
const create = (name: string, reply: () => Promise<Response>) => send("/api/guidebooks", { name }, reply);
const stored = () => JSON.stringify(Object.entries(sessionStorage));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a key is that of the same content for an hour from the failure, over reloads, until the answer comes", async () => {
  const hang = () => {
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    return hangUp();
  };
  const lost = await create("Hut", hang);
  vi.setSystemTime(Date.now() + HOUR_MS - 1);
  expect(await create("Hut", hang)).toBe(lost);
  expect(await create("Barn", hangUp)).not.toBe(lost);
  expect(await create("Hut", answer)).toBe(lost);
  expect(await create("Hut", hangUp)).not.toBe(lost);
});

test("a key is not used longer than an hour from the failure", async () => {
  const lost = await create("Hut", hangUp);
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(await create("Hut", answer)).not.toBe(lost);
});

test("the browser stores a key without the content, until the answer comes", async () => {
  const lost = await create("Hut", hangUp);
  expect(stored()).toContain(lost);
  expect(stored()).not.toContain("Hut");
  await create("Hut", answer);
  expect(sessionStorage).toHaveLength(0);
});

test("a call that the screen has called off leaves no key", async () => {
  await send("/api/guidebooks", { name: "Hut" }, hangUp, { signal: AbortSignal.abort() });
  expect(sessionStorage).toHaveLength(0);
});

test("what is stored of a call with a password is another after each load, so that no guess can be compared", async () => {
  await send("/api/auth/login", { password: "kettle on the hob" }, hangUp);
  const [first] = Object.keys(sessionStorage);
  sessionStorage.clear();
  await send("/api/auth/login", { password: "kettle on the hob" }, hangUp);
  expect(Object.keys(sessionStorage)).not.toEqual([first]);
});

test("a browser that stores nothing still sends a key", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(await create("Hut", answer)).toMatch(/^[0-9a-f]{32}$/);
});
