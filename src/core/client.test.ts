import { focusManager, MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError, apiFetch, isUnanswered, newQueryClient } from "#core/client.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";
import { standInForApi } from "#test/apiStandIn.ts";

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

afterEach(() => onlineManager.setOnline(true));

test("without a connection a read fails at once, and does not wait in silence", async () => {
  onlineManager.setOnline(false);
  const read = newQueryClient().fetchQuery({ queryKey: ["/api/guidebooks"], queryFn: unreachable });
  await expect(read).rejects.toThrow("Failed to fetch");
});

test("so does a change", async () => {
  onlineManager.setOnline(false);
  const archive = new MutationObserver(newQueryClient(), { mutationFn: unreachable });
  await expect(archive.mutate()).rejects.toThrow("Failed to fetch");
});

describe("a call", () => {
  test("goes with the credentials", async () => {
    const sent = standInForApi(() => ({ body: [] }));
    await apiFetch("/api/guidebooks");
    expect(sent).toMatchObject([{ path: "/api/guidebooks", credentials: "include" }]);
  });

  test.each([
    [{ status: 409, body: '{"code":"stale_section"}' }, '409: {"code":"stale_section"}'],
    [{ status: 502, statusText: "Bad Gateway", body: "<h1>Down</h1>" }, "502: <h1>Down</h1>"],
    [{ status: 503, statusText: "Service Unavailable", body: "" }, "503: Service Unavailable"],
  ])("that is answered %j fails as %s", async (reply, message) => {
    standInForApi(() => reply);
    await expect(apiFetch("/api/guidebooks")).rejects.toMatchObject({ message });
  });
});

test.each([
  ["a sign-in page of the network", "<h1>Welcome to Hotel Wi-Fi</h1>"],
  ["nothing", null],
])("%s in place of our answer is no success, and no refusal", async (_, body) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status: 200 }));
  const error: unknown = await apiFetch("/api/guidebooks/1/archive").catch((caught: unknown) => caught);
  expect(isUnanswered(error)).toBe(true);
  vi.unstubAllGlobals();
});

describe("a read", () => {
  const queryKey = ["/api/guidebooks"];

  test("without a key or a call says so", async () => {
    const read = newQueryClient().fetchQuery({ queryKey: [] });
    await expect(read).rejects.toThrow("Query key is required");
  });

  test("is not tried again after a failure", async () => {
    const queryFn = vi.fn<() => Promise<never>>(unreachable);
    await expect(newQueryClient().fetchQuery({ queryKey, queryFn })).rejects.toThrow("Failed to fetch");
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test("is fetched once: it goes never stale, is not polled, and focus and connection bring nothing", async () => {
    vi.useFakeTimers();
    const queryFn = vi.fn<() => Promise<string>>(async () => "Lake House");
    const client = newQueryClient();
    client.mount();
    const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
    const day = 24 * 60 * 60 * 1000;
    await vi.advanceTimersByTimeAsync(day);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    const stopAnother = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(day);
    expect(queryFn).toHaveBeenCalledOnce();
    for (const end of [stop, stopAnother]) end();
    client.unmount();
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });
});

describe("a call that creates", () => {
  const create = (name: string, sent: Headers[], reply: () => Promise<Response>) => {
    vi.stubGlobal("fetch", (_url: string, { headers }: { headers: Headers }) => {
      sent.push(headers);
      return reply();
    });
    return apiFetch("/api/guidebooks", { method: "POST", body: JSON.stringify({ name }) });
  };
  const keysIn = (sent: Headers[]) => sent.map((headers) => headers.get("idempotency-key"));
  const ours = { headers: { [REQUEST_ID_HEADER]: "1" } };
  const made = async () => Response.json({ id: "g1" }, ours);
  const broken = async () =>
    new Response(
      new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) }),
      ours,
    );

  afterEach(() => void vi.unstubAllGlobals());

  test("has a key of its own at each press, the same where its answer was lost", async () => {
    const sent: Headers[] = [];
    await expect(create("Hut", sent, unreachable)).rejects.toThrow("Failed to fetch");
    await expect((await create("Hut", sent, broken)).json()).rejects.toThrow("network error");
    expect(await (await create("Hut", sent, made)).json()).toEqual({ id: "g1" });
    await (await create("Hut", sent, made)).json();
    const [lost, broke, answered, next] = keysIn(sent);
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect([broke, answered]).toEqual([lost, lost]);
    expect(next).not.toBe(lost);
  });

  test("has a new key after a refusal, the same where a proxy failed or the first is still being done", async () => {
    const sent: Headers[] = [];
    const refusal = (status: number, code: string) => async () =>
      Response.json({ code, message: "No." }, { status });
    const gateway = async () => new Response("<h1>Gateway timeout</h1>", { status: 504 });
    for (const reply of [gateway, refusal(409, "in_progress"), refusal(402, "subscription_required")])
      await expect(create("Loft", sent, reply)).rejects.toBeInstanceOf(ApiError);
    await expect(create("Loft", sent, unreachable)).rejects.toThrow("Failed to fetch");
    const [failed, waiting, refused, next] = keysIn(sent);
    expect([waiting, refused]).toEqual([failed, failed]);
    expect(next).not.toBe(failed);
  });

  test("has another key where it asks for something else", async () => {
    const sent: Headers[] = [];
    await expect(create("Barn", sent, unreachable)).rejects.toThrow("Failed to fetch");
    await expect(create("Shed", sent, unreachable)).rejects.toThrow("Failed to fetch");
    expect(new Set(keysIn(sent)).size).toBe(2);
  });
});
